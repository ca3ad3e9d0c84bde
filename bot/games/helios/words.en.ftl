# Helios at the table: labels of choices, and what can be done.

helios-length = 45 to 60 minutes
helios-hint = First game? In a turn you take an action tile and do its action: lay land, build, or move the sun. Where your sun stops, land beside it grows cubes, which pay for everything, and temples bring points. After each round you hire characters for mana and activate them with cubes: they bring many points at the end. After the last round most points win.

## Action tiles

helios-menu-land =
    Land{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-menu-build =
    Build{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-menu-sun =
    Sun{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-menu-area =
    { $area }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-choice-idle-land = Only the { $colour } Land action tile
helios-choice-idle-build = Only the { $colour } Build action tile
helios-choice-idle-sun = Only the { $colour } Sun action tile
helios-choice-idle-area =
    Into { $area }: action tile { $bonus ->
        [0] only
       *[other] + bonus
    }
helios-choice-pass-land = Action tile only, create no land
helios-choice-pass-build = Action tile only, build nothing
helios-choice-pass-sun = Action tile only, leave the sun
helios-choice-decline = Do without the bonus action

## Land

helios-choice-start = Start with { $colour }
helios-choice-land = Land with 1 { $colour } cube
helios-choice-special = { $tile }: { $points } { $each }
helios-each-created_land = per tile
helios-each-empty_spaces = per empty hex
helios-each-resources = per cube
helios-each-temples = per temple
helios-brings-created_land = At the end { $points } points for itself and { $points } for each tile beside it
helios-brings-empty_spaces =
    { $points ->
        [one] At the end 1 point for each empty hex beside it, on the rim too
       *[other] At the end { $points } points for each empty hex beside it, on the rim too
    }
helios-brings-resources = At the end { $points } points for each cube on it and on the tiles beside it
helios-brings-temples = At the end { $points } points for each temple on it and on the tiles beside it
helios-choice-hex = { $hex }: { $gains }
helios-choice-first = Place { $colour } first
helios-choice-cube = { $colour } on { $hex }
helios-menu-cube = Bonus cube: { $colour }
helios-menu-ask-cube = on which tile does it go?

helios-gain-cube = +1 { $colour } cube
helios-gain-worth =
    { $points ->
        [one] 1 point as things stand
       *[other] { $points } points as things stand
    }
helios-gain-beside =
    { $less ->
        [0] +{ $points }
       *[other] −{ $points }
    } { $points ->
        [one] point
       *[other] points
    } at the end (special)
helios-short-beside =
    { $less ->
        [0] special +{ $points }
       *[other] special −{ $points }
    }
helios-short-cube = +1 { $colour }
helios-short-worth = worth { $points } now
helios-gain-mana = +{ $count } mana
helios-short-mana = +{ $count } mana
helios-short-corner = corner +{ $points }
helios-short-points =
    { $less ->
        [0] +{ $points }
       *[other] −{ $points }
    } { $points ->
        [one] point
       *[other] points
    }
helios-short-light = { $points } when lit
helios-short-dark = never lit
helios-gain-lost = { $cubes } paid or lost
helios-short-lost =
    { $count ->
        [0] { "" }
        [one] −1 cube
       *[other] −{ $count } cubes
    }
helios-gain-corner = +{ $points } points at the end (corner)
helios-gain-counted = { helios-gain-beside }
helios-short-counted =
    { $less ->
        [0] end +{ $points }
       *[other] end −{ $points }
    }
helios-gain-darkened = { $hexes } never lit again
helios-short-darkened = { $hexes } dark
helios-gain-dark = never lit any more, the sun can no longer stop beside it
helios-gain-light =
    { $points ->
        [one] 1 point when lit
       *[other] { $points } points when lit
    }
helios-gain-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
helios-gain-cubes = +{ $count } { $colour }
helios-short-cubes =
    { $count ->
        [one] +{ $colour }
       *[other] +{ $count } { $colour }
    }
helios-gain-cube-count =
    { $count ->
        [one] +1 cube
       *[other] +{ $count } cubes
    }
helios-gain-nothing = no gain
helios-gain-temples =
    { $count ->
        [one] 1 point from temples
       *[other] { $count } points from temples
    }
helios-choice-sun = Sun to { $stop }
helios-sentence-sun =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $lit }{ $revolution ->
        [0] { "" }
       *[other] { $dark ->
            [0] , and{ " " }
           *[1] { "" }
        }{ $revolution } points for the revolution
    }
helios-gain-points =
    { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
helios-gain-revolution = +{ $count } revolution

## Building

helios-choice-temple =
    Temple: { $cost ->
        [one] any 1 cube
       *[other] any { $cost } cubes
    }, +{ $mana } mana
helios-choice-temple-there =
    Temple on { $hex }: { $cost ->
        [one] any 1 cube
       *[other] any { $cost } cubes
    }, +{ $mana } mana
helios-choice-temple-site =
    Temple on { $hex }: { $cost ->
        [one] any 1 cube
       *[other] any { $cost } cubes
    }
helios-choice-build = { $building }: { $cost }, { $brings }
helios-choice-build-short = { $building }: { $cost }
helios-detail-build =
    { $cost }; { $brings }; { $points ->
        [one] 1 point at the end
       *[other] { $points } points at the end
    }
helios-cost-colour = 1 { $colour }
helios-cost-bare = { $colour }
helios-cost-instead = any { $count } for { $colour }
helios-cost-any = any { $count }
helios-cost-either = 1 { $one } or { $other }
helios-brings-observatory =
    { $plant ->
        [0] sun +{ $sun } steps
       *[other] no sun steps (Power Plant)
    }
helios-brings-sun_lodge =
    { $plant ->
        [0] sun +{ $sun } steps
       *[other] no sun steps (Power Plant)
    }
helios-brings-power_plant =
    unlimited sun, revolutions 0{ $princess ->
        [0] { "" }
       *[other] , { helios-princess } 0
    }, +{ $mana } mana
helios-brings-sanctuary = +{ $mana } mana
helios-brings-bazaar =
    { $most ->
        [0] no mana to sell
       *[other] sell 0–{ $most } mana: { $each } points each
    }
helios-brings-hallowed_grove = +{ $mana } mana
helios-brings-city_hall =
    { $plant ->
        [0] sun +{ $sun } step, +{ $each } points per lit temple
       *[other] +{ $each } points per lit temple
    }
helios-brings-citadel = later temples cost { $each } cube
helios-brings-watchtower =
    { $plant ->
        [0] +{ $mana } mana, { $each } points per revolution
       *[other] +{ $mana } mana, 0 per revolution (Power Plant)
    }
helios-brings-warehouse = lit land grows a second cube
helios-brings-land_steward =
    { $count ->
        [0] no room for its land tiles
        [one] place 1 more land tile now
       *[other] place { $count } more land tiles now
    }
helios-brings-palace =
    { $plant ->
        [0] sun +{ $sun } step, +{ $mana } mana, bonus action
       *[other] +{ $mana } mana, bonus action
    }
helios-choice-sell =
    { $mana ->
        [0] Sell nothing
       *[other] Sell { $mana } mana: +{ $points } points
    }

## Paying

helios-choice-pay = { $cubes }
helios-choice-pay-alone = Pay { $cubes }
helios-choice-pay-losing = { $cubes } (lost: { $lost } { $hex })
helios-choice-pay-losing-short = { $cubes } (−{ $count })
helios-cubes-at = { $colour } { $places }
helios-cubes-both = { $count } { $colour } { $hex }
helios-cubes-count =
    { $count ->
        [one] { $colour }
       *[other] { $count } { $colour }
    }
helios-menu-pay = Other cubes

## Characters

helios-menu-hire = Hire
helios-menu-ask-hire = whom do you hire?
helios-menu-activate = Activate
helios-menu-ask-activate = whom do you activate?
helios-choice-hire =
    { $character }: { $mana } mana, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
helios-choice-activate =
    { $character }: { $cubes } cubes, { $less ->
        [0] { "" }
       *[other] −
    }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
helios-detail-hire = Needs { $cost }: { $brings }
helios-detail-hire-late =
    { $each ->
        [one] You lack the cubes to activate it, and get no more. Unspent mana is worth 1 point each.
       *[other] You lack the cubes to activate it, and get no more. Unspent mana is worth { $each } points each.
    }
helios-detail-activate = { $cost }; { $brings }
helios-choice-end = End my turn
helios-brings-architect = +1 cube; at the end { $points } points per temple and building
helios-brings-inventor =
    { $plant ->
        [0] sun +{ $sun } steps, +{ $mana } mana
       *[other] +{ $mana } mana
    }; at the end { $points } points per special tile
helios-brings-priestess =
    { $plant ->
        [0] sun +{ $sun } steps, +{ $mana } mana
       *[other] +{ $mana } mana
    }; at the end { $points } points
helios-brings-explorer = at the end { $points } points per corner space instead of { $each }
helios-brings-prophetess = at the end { $points } points per tile on your board
helios-brings-cartographer = +1 cube; at the end { $points } points per different land colour
helios-brings-princess =
    { $plant ->
        [0] sun +{ $sun } step; at the end { $points } points per sun step (Power Plant 0)
       *[other] nothing, because of your Power Plant
    }
helios-brings-treasurer = at the end { $each } points per mana instead of 1, { $points } per cube left

## What can I do?

helios-explain-rules = { $asked } (Rules { $rules } in /rules)
helios-explain-game = **The game in brief.** It lasts { $rounds } rounds. In each of your turns you take an action tile and do what it shows. Your sun makes cubes grow on the empty land beside the hex where it stops; cubes pay for temples and buildings. Temples bring points whenever the sun stops beside them. After each round mana hires characters and cubes activate them. Active characters, buildings, special tiles, corners and mana bring points at the end, and most points win.
helios-explain-thing = **{ $thing }**: { $about }
helios-explain-later = **Later,** with more cubes:
helios-explain-offer = **Characters for hire.** In the characters’ phase mana hires one; it scores only once it is activated with cubes.
helios-explain-own = **Hired, still asleep.** Activated with cubes they work and score at the end, else not. For each needed colour without a single cube on your tiles, two cubes of any colour will do.
helios-explain-action-land = **Create land.** Take an open land tile with its cube, or a special tile, and put it beside your land, not on the sun, and never so that the sun could no longer reach the rim.
helios-explain-action-build = **Build.** Pay with cubes from your tiles. For each needed colour without a single cube on your tiles, two cubes of any colour will do.
helios-explain-now = **Can be built now:**
helios-explain-none = You lack the cubes to build anything now.
helios-explain-action-sun = **Move the sun** clockwise along your land, at most { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }. Where it stops it lights the tiles beside it: each land tile without cubes and temple grows 1 cube of its colour, each temple scores 1 point and 1 for each tile beside it (3 more with the City Hall). Stepping onto the yellow line it completes a revolution: 5 points (10 with the Watchtower), once a turn.
helios-explain-action-sun-unlimited = **Move the sun** clockwise along your land, as far as you like. Where it stops it lights the tiles beside it: each land tile without cubes and temple grows 1 cube of its colour, each temple scores 1 point and 1 for each tile beside it (3 more with the City Hall). With the Power Plant revolutions bring no points.

helios-explain-over = The game is over.
helios-explain-start_land = The land tile you choose lies in the middle and comes with a cube of its colour: granite pays for the { helios-sun_lodge }, bamboo for the { helios-hallowed_grove }, any of them for your first temple.
helios-explain-cube =
    You receive a cube { $other ->
        [0] of a colour of your choice
       *[other] of your choice, of a colour other than that of the tile
    }. It goes on one of your tiles without a temple and with at most one cube.
helios-explain-take = Take the lowest action tile of one of the three columns and do what it shows, or decline its action. The fourth action tile in an area brings a bonus action.{ $bare ->
        [0] { "" }
       *[other] { " " }No tile is left in { $empty }{ $dealt ->
            [0] { "" } for the rest of the game.
           *[other] { "" } until round { $dealt }.
        }
    }
helios-explain-area = A grey action tile goes into any of your three areas.
helios-explain-land = Choose an open land or special tile. Land comes with a cube of its colour; a special tile has none, grows none, and scores at the end.
helios-explain-place = Choose the hex. A resource hex brings 1 cube of any colour at once, a mana hex 2 mana. A tile beside a corner space brings { $corner } points at the end, once for each corner space.
helios-explain-colour = This hex brings 1 cube of any colour; it goes on the tile you put here.
helios-explain-build = Choose a temple or one of the buildings you can pay for; each building once.
helios-explain-temple = Choose the tile for the temple. It grows no more cubes; those left on it are lost. Whenever the sun stops beside it, the temple scores 1 point and 1 for each tile beside it (3 more with the City Hall). A temple beside which the sun can stop no more is never lit.
helios-explain-pay = Choose which cubes you pay with. The first one offered spares the colours that your sleeping characters need, then what Resources count, scarce colours and the last cube of one.
helios-explain-sun = Choose where the sun stops.
helios-explain-bazaar = You may sell 0 to { $most } of your mana, for 4 points each, now or never.
helios-explain-steward = Two land tiles are drawn; choose which one comes first.
helios-explain-bonus = Choose an action, create land, build or move the sun; no action tile is taken for it, and it cannot be kept for later.
helios-explain-characters =
    { $preset ->
        [yucata] Hire one character, activate any number of yours, or do both in any order.
       *[booklet] Hire one character, activate one of yours, or do both in either order.
    } Your turn ends by itself when nothing more is possible. Turns go on clockwise, so you may hire again, until all of you in a row have done nothing.{ $poor ->
        [0] { "" }
       *[other] { " " }You lack the cubes to activate { $asleep }.
    }


## What can be asked about

helios-things-tiles = Tiles
helios-things-buildings = Temples and buildings
helios-things-characters = Characters

## The first game that teaches: names and numbers are filled in

helios-lesson-start = You begin with a single land tile and a cube of its colour. { $building }, ringed below, costs just one cube of { $colour } and makes your sun walk farther: which land tile do you start with?
helios-lesson-start-right = You can pay for { $building } at once. A good beginning looks at what its cube will buy.
helios-lesson-start-wrong = You could play on like this, but a cube of this colour does not pay for { $building }. It asks for { $colour }.
helios-lesson-lodge = In each turn you take the lowest action tile of a column and do what it shows. Your sun can walk { $value } steps and { $building } adds { $steps } more for good, so what do you do with your cube of { $colour }?
helios-lesson-lodge-right = The cube is spent and { $building } is yours. What you gain early helps in every turn to come.
helios-lesson-lodge-wrong = This is allowed, but the sun stays at { $value } steps. Growth first: { $building } can be paid for right now.
helios-lesson-land = New land comes with a cube of its colour, and later the sun lets more of them grow. { $building } would add { $steps } steps to your sun and costs one cube of { $colour }: what do you take?
helios-lesson-land-right = It brings the cube that { $building } asks for. Such land is scarce, and open land tiles go to whoever comes first.
helios-lesson-land-wrong = It may be of use, but it brings no cube of { $colour }. Without one, { $building } costs two cubes of any colour.
helios-lesson-place = Some hexes bring something at once: the ringed one { $mana } mana, others a cube, and beside a corner there are points at the end. Mana hires characters and you have { $have }, so where does your tile go?
helios-lesson-place-right = That is { $mana } mana more. Now you can afford somebody after the round.
helios-lesson-place-wrong = This hex has its use as well, but it brings no mana. With { $have } mana nobody can be hired.
helios-lesson-build = Now your cubes buy a building, and each can be built once. Your sun walks { $value } steps: what makes it { $steps } steps stronger?
helios-lesson-build-right = { $building } it is. A long walk reaches the places where much land is lit.
helios-lesson-build-wrong = It may be of use, but it adds no steps to your sun value. { $building } would have added { $steps }.
helios-lesson-sun = Where the sun stops, each empty land tile beside it grows a cube of its colour; on the way it lights nothing. Your ringed tiles, { $one } and { $other }, are both empty: where do you stop?
helios-lesson-sun-right = Both tiles have grown a cube. Cubes pay for everything, so light as much empty land as you can.
helios-lesson-sun-wrong = That does not light both of them. Stop on a hex that touches the tile of { $one } and that of { $other }.
helios-lesson-temple = A temple scores whenever the sun stops beside it: a point for itself and one for each tile that touches it. Cubes left below it are lost and nothing grows there any more, so which tile takes it?
helios-lesson-temple-right = It touches most of your land, and nothing was lost below it. The tile of { $thing } was empty anyway.
helios-lesson-temple-wrong = Here it touches less land, and the cube below it is paid or lost. The tile of { $thing } lies in the middle and is empty.
helios-lesson-revolution = When the sun steps onto the ringed yellow line it completes a revolution: { $points } points, once in a turn. It can light the temple in the same walk, so which stop brings both?
helios-lesson-revolution-right = A revolution and a lit temple in one walk. Count the steps to a place beside the temple before you start.
helios-lesson-revolution-wrong = That does not bring both. Cross the yellow line, and stop on a hex that touches the temple.
helios-lesson-area = Each action tile you take goes into the area of its colour, a grey one where you like. The fourth in an area brings a second action at once, so where does this one go?
helios-lesson-area-right = It is the fourth one in the { $area } area: a second action follows. Grey action tiles are best kept for that.
helios-lesson-area-wrong = There it waits for others. In the { $area } area it would have been the fourth, with a second action at once.
helios-lesson-special = Special tiles grow no cubes, but they score at the end; a sign below each says for what. You have several temples close together and can lay one of them in their midst: which one do you take?
helios-lesson-special-right = { $tile } brings { $points } points for each temple on it and beside it. Take it once you know where it will lie.
helios-lesson-special-wrong = That brings fewer points at the end. { $tile } would bring { $points } points for each temple beside it.
helios-lesson-hire = After each round mana hires characters, and cubes wake them; only those awake score. You have { $mana } mana, much land, and cubes of several colours: who counts every tile of yours?
helios-lesson-hire-right = { $person } scores { $points } points for each tile of yours. Hire whom you can wake, and who counts what you have.
helios-lesson-hire-wrong = This one counts other things, or nobody is hired. { $person } would score { $points } points for each of your tiles.
helios-lesson-activate = It is the last round, and your cubes wake only one of the two. { $one } scores { $sure } points and brings { $mana } mana, a point each, { $other } scores { $each } for each of your tiles: whom do you wake?
helios-lesson-activate-right = Your tiles bring more than { $sure } points and { $mana } mana: { $other } is worth more to you. Most points win, and cubes left over only break ties.
helios-lesson-activate-wrong = Count your tiles: { $other } brings { $each } for each of them, which is more here. Whoever stays asleep scores nothing.

helios-order-pay = pay in the only sensible way, with the same colours from where they cost least
