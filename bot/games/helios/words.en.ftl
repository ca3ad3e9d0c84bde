# Helios at the table: labels of choices, and what can be done.

helios-hint = First game? In a turn you take an action tile and do its action: lay land, build, or move the sun. Where your sun stops, land beside it grows cubes, which pay for everything, and temples bring points. After each round you hire characters for mana and activate them with cubes: they bring many points at the end. The most points after the last round win.

## Choices: what is chosen, then what it brings

helios-choice = { $what }: { $brings }
    .bare = { $what }
helios-menu =
    { $what }{ $into ->
        [none] { "" }
       *[other] { " " }into { $into }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-menu-hire = Hire
helios-menu-activate = Activate
helios-choice-start = Start with { $what }
helios-choice-decline = Skip the bonus action
helios-choice-area =
    Into { $what }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus
    }
helios-choice-other_area =
    { $idle ->
        [0] { $what }, choose the area
       *[other] Only the tile, choose the area
    }
helios-choice-bonus = { $what } + bonus
helios-choice-pass =
    { $taken ->
        [0] { $symbol ->
            [land] Create no land
            [build] Build nothing
           *[sun] Leave the sun
        }
       *[other] Only the { $colour } { $what } action tile
    }
    .short =
        { $taken ->
            [0] { $symbol ->
                [land] Create no land
                [build] Build nothing
               *[sun] Leave the sun
            }
           *[other] Only the { $colour } { $what } tile
        }
helios-choice-land = { $what }, choose where
    .short = { $what }
helios-choice-place = Lay { $what } on { $hex }
    .short = { $what } on { $hex }
    .tight = { $what } { $hex }
helios-choice-gain = { $what }
helios-choice-first = Lay { $what } first
helios-choice-build =
    { $what }: pay { $cost }{ $gains ->
        [0] { "" }
       *[other] , { $brings }
    }
    .short =
        { $what }: { $gains ->
            [0] pay { $cost }
           *[other] −{ $cost }, { $brings }
        }
    .tight =
        { $what }: pay { $gains ->
            [0] { $cost }
            [1] { $count ->
                [one] 1 cube
               *[other] { $count } cubes
            }, { $brings }
           *[other] { $count }, { $brings }
        }
    .bare =
        { $what }: { $gains ->
            [0] pay { $count ->
                [one] 1 cube
               *[other] { $count } cubes
            }
            [1] { $brings }
            [2] { $brings }
           *[other] pay { $count } cubes…
        }
helios-choice-temple = Temple on { $hex }
    .tight = Temple { $hex }
helios-choice-sun = Sun to { $hex }
    .tight = Sun { $hex }
helios-choice-sell =
    { $count ->
        [0] Sell nothing
       *[other] Sell { $count } mana
    }
helios-choice-cube = { $what } on { $hex }
helios-choice-hire =
    Hire the { $what }: pay { $mana } mana{ $points ->
        [0] { "" }
       *[other] , { $points } if active
    }
    .short =
        { $what }: −{ $mana } mana{ $points ->
            [0] { "" }
           *[other] , { $points } if active
        }
    .bare =
        { $what }: { $points ->
            [0] −{ $mana } mana
           *[other] { $points } if active
        }
helios-choice-activate =
    Activate the { $what }: { $less ->
        [0] { "" }
       *[other] −
    }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .short =
        Activate { $what }: { $less ->
            [0] { "" }
           *[other] −
        }{ $points ->
            [one] 1 point
           *[other] { $points } points
        }
    .tight =
        { $what }: { $less ->
            [0] { "" }
           *[other] −
        }{ $points ->
            [one] 1 point
           *[other] { $points } points
        }
helios-choice-end =
    End { $ends ->
        [turn] my turn
        [round] the round
       *[game] the game
    }
helios-choice-pay =
    { $cubes }{ $count ->
        [0] { "" }
       *[other] { " " }(lost: { $lost } { $hex })
    }
    .short =
        { $cubes }{ $count ->
            [0] { "" }
           *[other] { " " }(−{ $count })
        }

## What a choice brings

helios-gain-cube = +{ $count } { $colour }
    .short =
        { $count ->
            [one] +{ $colour }
           *[other] +{ $count } { $colour }
        }
helios-gain-cubes = { $cubes }
    .tight =
        { $count ->
            [one] +1 cube
           *[other] +{ $count } cubes
        }
helios-gain-any-cube = +1 cube
    .tight = 1 cube
helios-gain-lost =
    { $count ->
        [one] −1 cube
       *[other] −{ $count } cubes
    }
    .tight = pay { $count }
helios-gain-mana = +{ $count } mana
helios-gain-sun = sun +{ $count }
helios-gain-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
helios-gain-revolution = { $points } of them for the revolution
    .short = revolution { $points }
helios-gain-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
helios-gain-lit = { $points } when lit
    .tight = lit +{ $points }
helios-gain-dark = never lit
    .tight = dark
helios-gain-shut = { $hexes } never lit again
    .short = { $hexes } dark
    .tight = { "" }
helios-gain-corner = corner +{ $points }
helios-gain-special =
    { $less ->
        [0] +{ $points } at the end
       *[other] −{ $points } at the end
    }
    .short =
        { $less ->
            [0] end +{ $points }
           *[other] end −{ $points }
        }
helios-gain-person = { $who } −{ $points }
helios-gain-ends = { $parts }
    .short =
        { $several ->
            [0] { $parts }
           *[other] { $points ->
                [one] 1 point
               *[other] { $points } points
            }
        }
    .tight =
        { $several ->
            [0] { $parts }
           *[other] end +{ $points }
        }
helios-cube-count =
    { $count ->
        [one] { $colour }
       *[other] { $count } { $colour }
    }
    .bare =
        { $count ->
            [one] { FORM($colour, case: "abbr") }
           *[other] { $count } { FORM($colour, case: "abbr") }
        }
helios-cube-on =
    { $count ->
        [one] { $colour } { $hex }
       *[other] { $count } { $colour } { $hex }
    }
    .tight =
        { $count ->
            [one] { $colour }
           *[other] { $count } { $colour }
        }
    .bare =
        { $count ->
            [one] { FORM($colour, case: "abbr") }
           *[other] { $count } { FORM($colour, case: "abbr") }
        }
helios-cost-colour = { $colour }
helios-cost-instead = any { $count } for { $colour }
    .bare = any { $count }
helios-cost-any = any { $count }
helios-cost-either =
    { $count ->
        [one] { $one }
       *[other] { $one } or { $other }
    }
helios-detail-temple =
    { $cost ->
        [one] Any 1 cube
       *[other] Any { $cost } cubes
    } for { $mana } mana{ $lost ->
        [0] { "" }
       *[other] ; { $cubes } paid or lost
    }
helios-detail-points =
    { $alone ->
        [0] its own { $points ->
            [one] 1 point
           *[other] { $points } points
        } included
       *[other] { $points ->
            [one] 1 point at the end
           *[other] { $points } points at the end
        }
    }
    .short =
        { $alone ->
            [0] its { $points ->
                [one] 1 point
               *[other] { $points } points
            } included
           *[other] { $points ->
                [one] 1 point at the end
               *[other] { $points } points at the end
            }
        }
    .tight =
        { $alone ->
            [0] incl. its { $points }
           *[other] { $points } at the end
        }
helios-detail-pay = pay { $cost }
helios-detail-hire = pay { $mana } mana; to activate { $cost }: { $does }
    .short = pay { $mana } mana, then { $cost }: { $does }
    .tight = pay { $mana } mana: { $does }
helios-detail-hire-late =
    You lack the cubes to activate it, and get no more. Unspent mana is worth { $each ->
        [one] 1 point
       *[other] { $each } points
    } each.
    .short =
        Too few cubes to activate it, for good. Unspent mana: { $each ->
            [one] 1 point
           *[other] { $each } points
        } each.
helios-does =
    { $thing ->
        [created_land] { $points } points for itself and { $points } for each tile beside it
        [empty_spaces] { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each empty hex beside it
        [resources] { $points } points for each cube on it and beside it
        [temples] { $points } points for each temple on it and beside it
        [power_plant] unlimited sun, no points for revolutions
        [bazaar] { $most ->
            [0] no mana to sell
           *[other] sell up to { $most } mana for { $each } points each{ $worth ->
                [one] { "" }
               *[other] { " " }instead of { $worth }
            }
        }
        [city_hall] +{ $each } points per lit temple
        [citadel] later temples cost { $each } cube
        [watchtower] { $plant ->
            [0] { $each } points per revolution
           *[other] nothing for revolutions (Power Plant)
        }
        [warehouse] lit land grows a second cube
        [land_steward] place up to { $each } more land tiles
        [palace] bonus action
        [architect] 1 cube; { $points } points per temple and building
        [inventor] { $points } points per special tile
        [priestess] { $points } points
        [explorer] { $points } points per corner space instead of { $each }
        [prophetess] { $points } points per tile on your board
        [cartographer] 1 cube; { $points } points per land colour
        [princess] { $plant ->
            [0] { $points } points per sun step
           *[other] nothing, because of your Power Plant
        }
        [treasurer] { $each } points per mana instead of 1, { $points } per cube left
       *[other] { "" }
    }
    .bare = { "" }

## What can I do?

helios-explain-rules = { $asked } (Rules { $rules } in /rules)
helios-explain-game = **The game in brief.** It lasts { $rounds } rounds. In each of your turns you take an action tile and do what it shows. Your sun makes cubes grow on the empty land beside the hex where it stops; cubes pay for temples and buildings. Temples bring points whenever the sun stops beside them. After each round mana hires characters and cubes activate them. Active characters, buildings, special tiles, corners and mana bring points at the end, and the most points win.
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

helios-components-tiles = Tiles
helios-components-buildings = Temples and buildings
helios-components-characters = Characters

## The first game that teaches: names and numbers are filled in

helios-lesson-special = The most points after { $rounds } rounds win. Each round you take { $tiles } action tiles and do what they show. { $tile } counts empty hexes beside it. What suits an empty board?
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
helios-lesson-temple = A fourth action tile of one colour brought a second action: a temple. Lit, it scores for itself and each tile beside it. Where?
helios-lesson-temple-other = That works, but fewer tiles touch it. On { $tile } it would score more.
helios-lesson-light = You built the { $building }, so the sun goes farther. It can light your temple, which scores. Where does it stop?
helios-lesson-light-other = That works, but the temple stays dark. Beside it the sun would score, and grow more cubes.
helios-lesson-last = The next rounds were played for you; this is your last turn. Mana scores { $one } each, but the { $building } sells it for { $points } each. What do you build?
helios-lesson-last-other = That works, but each mana stays worth { $one }. The { $building } would sell it for { $points } each.

helios-order-pay = pay in the only sensible way, with the same colours from where they cost least
