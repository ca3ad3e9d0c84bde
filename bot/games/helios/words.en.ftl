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

helios-lesson-special = Take a framed action tile and do what it shows. { $tile } counts the empty hexes beside it. What suits an empty board?
helios-lesson-special-other = That works, but nearly all hexes are empty now. { $tile } would score for each one beside it.
helios-lesson-land = Cubes pay for buildings, and a land tile comes with a cube of its colour. What do you take?
helios-lesson-land-other = That works, but it brings no cube. A land tile comes with one.
helios-lesson-place = Mana hires characters, and you have { $have }. One of these hexes brings { $mana } more. Where does the tile go?
helios-lesson-place-other = That works, but it brings no mana. The hex with the mana would bring { $mana }.
helios-lesson-build = Your cubes can buy a building. The { $building } places more land at once. What do you do?
helios-lesson-build-other = That works, but the { $building } would put more land on your board at once.
helios-lesson-corner = The { $building } places { $tile } first. A tile beside a corner scores { $points } points at the end. Where does it go?
helios-lesson-corner-other = That works, but it touches no corner. Beside one it would score { $points } points.
helios-lesson-created = A few moves later you hold { $tile }: { $points } points for itself and for each tile beside it. Where does it go?
helios-lesson-created-other = That works, but it touches fewer tiles. In the middle of your land it would score more.
helios-lesson-hire = Mana hires characters and cubes activate them; only then they score. Whom can your cubes activate?
helios-lesson-hire-other = That works, but it scores nothing yet. Your cubes could activate the { $person } at once, for { $points } points.
helios-lesson-sun = The { $person } is active. Where the sun stops, empty land tiles beside it grow a cube each. Where is that?
helios-lesson-sun-other = That works, but it lights fewer empty tiles. Beside both { $tile } tiles it would grow a cube on each.
helios-lesson-temple = A fourth tile in an area brought a second action: a temple. Lit, it scores for each tile beside it. Where?
helios-lesson-temple-other = That works, but fewer tiles touch it. On { $tile } it would score more.
helios-lesson-light = You built the { $building }, so the sun goes farther. It can light your temple, which scores. Where does it stop?
helios-lesson-light-other = That works, but the temple stays dark. Beside it the sun would score, and grow more cubes.
helios-lesson-last = The next rounds were played for you; this is your last turn. Mana scores { $one } each, but the { $building } sells it for { $points } each. What do you build?
helios-lesson-last-other = That works, but each mana stays worth { $one }. The { $building } would sell it for { $points } each.

helios-order-pay = pay in the only sensible way, with the same colours from where they cost least
