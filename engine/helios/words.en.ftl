# The words of Helios: names of things, questions, and what happened.

helios-title = Helios
helios-about = Lay land, let the sun grow it, build temples and a city.

## Options

helios-option-preset = Rules
helios-option-preset-booklet = printed booklet
helios-option-preset-yucata = online edition
helios-about-booklet = The rules of the printed English booklet; best for a first game.
helios-about-yucata = Online: any number of activations in a turn, City Hall 1 point, other set-up cube, no overtaking.

## Resources and land

helios-redwood = redwood
    .abbr = red.
helios-granite = granite
    .abbr = gran.
helios-bamboo = bamboo
    .abbr = bam.
helios-spring = spring
    .abbr = spr.
helios-obsidian = obsidian
    .abbr = obs.
helios-about-redwood = Redwood land grows 1 redwood cube whenever your sun stops beside it, if there is no cube and no temple on it.
helios-about-granite = Granite land grows 1 granite cube whenever your sun stops beside it, if there is no cube and no temple on it.
helios-about-bamboo = Bamboo land grows 1 bamboo cube whenever your sun stops beside it, if there is no cube and no temple on it.
helios-about-spring = Spring land grows 1 spring cube whenever your sun stops beside it, if there is no cube and no temple on it. Scarce: 6 tiles, of redwood, granite and bamboo 8 each.
helios-about-obsidian = Obsidian land grows 1 obsidian cube whenever your sun stops beside it, if there is no cube and no temple on it. Scarce: 6 tiles, of redwood, granite and bamboo 8 each.
helios-additional = additional stack

## Special tiles

helios-created_land = Created Land
helios-empty_spaces = Empty Spaces
helios-resources = Resources
helios-temples = Temples
helios-about-created_land = At the end 2 points for itself and 2 for each land or special tile beside it. It comes without a cube and grows none.
helios-about-empty_spaces = At the end 1 point for each hex beside it on which no tile lies, on the rim and under the sun too. It comes without a cube and grows none.
helios-about-resources = At the end 2 points for each cube on it and on the tiles beside it. It comes without a cube and grows none.
helios-about-temples = At the end 4 points for each temple on it and on the tiles beside it. It comes without a cube and grows none.

## Actions and areas

helios-land = Land
helios-build = Build
helios-sun = Sun
helios-about-land = Take an open land tile with a cube of its colour, or a special tile without a cube, and put it on an empty light hex beside a tile of yours.
helios-about-build = Pay with cubes from your tiles for a temple on one of them, or for a building of your city. For each needed colour without a single cube on your tiles, pay 2 cubes of any colour.
helios-about-sun = Move your sun clockwise along your land, at most as many steps as its sun value. Beside the hex where it stops each land tile without cubes and temple grows 1 cube of its colour, and each temple scores 1 point and 1 for each tile beside the temple. Stepping onto the yellow line brings 5 points, once a turn.
helios-red = red
helios-yellow = yellow
helios-blue = blue
helios-red_area = red area
helios-yellow_area = yellow area
helios-blue_area = blue area
helios-gray = grey
helios-bonus_action = Bonus action
helios-about-area = Below your board are three areas, a red, a yellow and a blue row. Each action tile you take goes into the row of its colour, a grey one into any. The fourth in a row brings a bonus action: create land, build or move the sun, at once and without taking a tile. Then the row is empty again.

## Buildings

helios-temple = Temple
helios-observatory = Observatory
helios-sun_lodge = Sun Lodge
helios-power_plant = Power Plant
helios-sanctuary = Sanctuary
helios-bazaar = Bazaar
helios-hallowed_grove = Hallowed Grove
helios-city_hall = City Hall
helios-citadel = Citadel
helios-watchtower = Watchtower
helios-warehouse = Warehouse
helios-land_steward = Land Steward
helios-palace = Palace
helios-about-temple = Your first temple costs 1 cube of any colour and brings 1 mana, the second 2 cubes and 2 mana, and so on. Whenever your sun stops beside it, it scores 1 point and 1 for each tile beside it. Its tile grows no more cubes, and those left on it are lost.
helios-about-observatory = Costs 1 obsidian. Sun value +3: your sun may walk 3 steps more. 3 points at the end.
helios-about-sun_lodge = Costs 1 granite. Sun value +2: your sun may walk 2 steps more. 1 point at the end.
helios-about-power_plant = Costs 1 spring. 1 mana. From now on your sun may walk as many steps as you like, but its sun value grows no more, revolutions bring no points and the Princess scores nothing. 2 points at the end.
helios-about-sanctuary = Costs 1 redwood and 1 bamboo. 4 mana. 3 points at the end.
helios-about-bazaar = Costs any 2 cubes. Once, at once: sell 0 to 3 of your mana, for 4 points each. 1 point at the end.
helios-about-hallowed_grove = Costs 1 bamboo. 2 mana. 2 points at the end.
helios-about-city_hall = Costs 1 redwood and 1 granite. Sun value +1. From now on each temple scores 3 points more whenever your sun stops beside it. 2 points at the end.
helios-about-city_hall_online = Costs 1 redwood and 1 granite. Sun value +1. From now on each temple scores 3 points more whenever your sun stops beside it. 1 point at the end.
helios-about-citadel = Costs 1 spring or 1 obsidian. Each temple you build from now on costs 1 cube of any colour; the mana it brings still grows by 1 each time. 2 points at the end.
helios-about-watchtower = Costs 1 spring and 1 obsidian. 1 mana. From now on each revolution of your sun scores 10 points instead of 5. 2 points at the end.
helios-about-warehouse = Costs 1 spring and 1 obsidian. From now on a land tile with 1 cube, of any colour, and no temple grows a second one, of its own colour, when your sun stops beside it; an empty one still grows 1. 3 points at the end.
helios-about-land_steward = Costs 1 redwood and any 1. Once, at once: draw the 2 lowest land tiles of the additional, mixed stack and place both, each with a cube of its colour. 2 points at the end.
helios-about-palace = Costs 1 granite, 1 bamboo and any 1. Sun value +1, 1 mana. Once, at once: a bonus action, that is create land, build or move the sun. 2 points at the end.

## Characters

helios-architect = Architect
helios-inventor = Inventor
helios-priestess = Priestess
helios-explorer = Explorer
helios-prophetess = Prophetess
helios-cartographer = Cartographer
helios-princess = Princess
helios-treasurer = Treasurer
helios-about-architect = Hire for 2 mana; activate for 1 granite, 1 spring and any 1. At once: 1 cube of any colour, on a tile of yours without a temple and with at most 1 cube. At the end: 3 points for each temple and building of yours.
helios-about-inventor = Hire for 2 mana; activate for 1 granite, 1 obsidian and any 1. At once: sun value +2 and 1 mana. At the end: 5 points for each special tile of yours.
helios-about-priestess = Hire for 2 mana; activate for any 3. At once: sun value +2 and 2 mana. At the end: 12 points.
helios-about-explorer = Hire for 2 mana; activate for 1 redwood, 1 obsidian and any 1. At the end: 8 points instead of 4 for each corner space beside which a tile of yours lies.
helios-about-prophetess = Hire for 3 mana; activate for 1 bamboo, 1 spring and any 1. At the end: 2 points for each tile on your board, land or special, the one in the centre too.
helios-about-cartographer = Hire for 2 mana; activate for 1 redwood, 1 granite and 1 bamboo. At once: 1 cube of any colour, on a tile of yours without a temple and with at most 1 cube. At the end: 3 points for each different colour of land on your board, 15 at most.
helios-about-princess = Hire for 3 mana; activate for 1 redwood, 1 spring and any 1. At once: sun value +1. At the end: 2 points for each 1 of your sun value; nothing with the Power Plant.
helios-about-treasurer = Hire for 4 mana; activate for 1 bamboo, 1 obsidian and any 1. At the end: 3 points instead of 1 for each mana, and 2 for each cube left on your tiles.

## Score lines

helios-collected = collected
helios-corners = corner spaces
helios-mana = mana
helios-cubes = cubes left

## Phases and the end

helios-setup = Set-up
helios-actions = Actions
helios-characters = Characters
helios-end = End of the game
helios-end-scored = The last round is over.

## Questions

helios-ask-start_land = choose the land you start with
helios-ask-cube = choose a bonus cube and its tile
helios-ask-take = take an action tile
helios-ask-area = which area gets the grey action tile?
helios-ask-land = which land or special tile?
helios-ask-place = where does the { $tile } tile go?
helios-ask-colour = choose the bonus cube of { $hex }
helios-ask-build = what do you build?
helios-ask-temple = where does the temple go?
helios-paid-for =
    the { $for }{ $hex ->
        [none] { "" }
       *[other] { "" } on { $hex }
    }
helios-ask-pay =
    { $given ->
        [0] { $alike ->
            [none] { $left ->
                [one] which cube pays for { helios-paid-for }?
               *[other] which { $left } cubes{ $musts ->
                    [0] { "" }
                   *[other] , { $must } among them,
                } pay for { helios-paid-for }?
            }
           *[other] { $left ->
                [one] which { $alike } cube pays for { helios-paid-for }?
               *[other] which { $left } { $alike } cubes pay for { helios-paid-for }?
            }
        }
       *[other] { $alike ->
            [none] { $left ->
                [one] pay { $sure } for { helios-paid-for }, and which cube?
               *[other] pay { $sure } for { helios-paid-for }, and which { $left } cubes{ $musts ->
                    [0] { "" }
                   *[other] , { $must } among them
                }?
            }
           *[other] { $left ->
                [one] pay { $sure } for { helios-paid-for }, and which { $alike } cube?
               *[other] pay { $sure } for { helios-paid-for }, and which { $left } { $alike } cubes?
            }
        }
    }
helios-ask-sun = where does the sun stop?
helios-ask-bazaar = sell mana for 4 points each?
helios-ask-steward = which of { $tiles } goes first?
helios-ask-bonus =
    { $for ->
        [none] choose your bonus action
        [built] { helios-palace }: choose your bonus action
       *[other] 4 { $for } tiles: choose your bonus
    }
helios-ask-characters =
    { $ends ->
        [turn] { $can ->
            [hire] hire a character, or end your turn
            [activate] activate a character, or end your turn
           *[both] hire, activate or end your turn
        }
        [round] { $can ->
            [hire] all others passed: hire, or end the round
            [activate] all others passed: activate, or end the round
           *[both] others passed: hire, activate or end the round
        }
       *[game] { $can ->
            [hire] all others passed: hire, or end the game
            [activate] all others passed: activate, or end the game
           *[both] others passed: hire, activate or end the game
        }
    }

helios-verb-start = start with this tile
helios-verb-take = take this action tile
helios-verb-land = take this land tile
helios-verb-special = take this special tile
helios-verb-place = put the tile here
helios-verb-first = place this tile first
helios-verb-build = build this
helios-verb-temple = put the temple here
helios-verb-sun = move the sun here
helios-verb-cube = put the cube here
helios-verb-hire = hire this character
helios-verb-activate = activate this character
helios-verb-pay = pay with the cube here
helios-verb-sell = turn so much mana into points
helios-verb-bonus = choose this bonus action
helios-verb-pass = decline this action

helios-why-start = You can’t start with { $tile }: only redwood, granite or bamboo.
helios-why-other_colour = The cube must have another colour than the tile it lies on.
helios-why-own_tile = There is no tile of yours on { $hex }.
helios-why-no_temple = { $count ->
    [one] A temple stands on { $hex }
   *[other] Temples stand on { $hex }
}.
helios-why-two_cubes = { $count ->
    [one] Two cubes lie on { $hex } already
   *[other] Two cubes each lie on { $hex } already
}.
helios-why-column_empty = The { $symbol } column is empty.
helios-why-lowest = You can only take the lowest action tile of the { $symbol } column: { $colour }.
helios-why-no_land = There is no land or special tile on offer, or no room for one.
helios-why-nothing_to_build = There is nothing you can pay for.
helios-why-not_on_offer = { $count ->
    [one] No { $tile } tile is on offer
   *[other] None of these tiles is on offer: { $tile }
}.
helios-why-no_room = There is no hex on your board where a tile could go.
helios-why-bonus_chosen = You can’t decline a bonus action once you’ve chosen it.
helios-why-rim = { $count ->
    [one] { $hex } is
   *[other] { $hex } are
} on the rim, where no tile can go.
helios-why-taken = { $count ->
    [one] There is a tile on { $hex } already
   *[other] There are tiles on { $hex } already
}.
helios-why-not_beside = { $count ->
    [one] { $hex } isn’t
   *[other] { $hex } aren’t
} beside a tile of yours.
helios-why-sun_there = The sun stands on { $hex }.
helios-why-encloses = { $count ->
    [one] A tile on { $hex } would cut the sun off from the rim
   *[other] A tile on one of these would cut the sun off from the rim: { $hex }
}.
helios-why-not_drawn = { $tile } wasn’t drawn.
helios-why-built = You have built { $building } already.
helios-why-cubes = { $thing }: { $due ->
    [one] 1 cube is due
   *[other] { $due } cubes are due
}; you have { $cubes }.
helios-why-no_site = All your tiles have a temple.
helios-why-temple_cubes = { $due ->
    [one] Your next temple costs 1 cube
   *[other] Your next temple costs { $due } cubes
}; you have { $cubes }.
helios-why-mana = { $due } mana is due; you have { $mana }.
helios-why-hire = { $character }: { $due } mana is due; you have { $mana }.
helios-why-passed = Cubes come in a fixed order, and you’ve passed the { $colour } one on { $hex }.
helios-why-needed = The next cube has to be of a needed colour: { $colours }.
helios-why-rest = { $colour } on { $hex } can be paid too, together with a cube that is named before it.
helios-why-land_there = { $count ->
    [one] There is a tile on { $hex }
   *[other] There are tiles on { $hex }
}.
helios-why-stays = The sun stands there: it has to move.
helios-why-behind = { $count ->
    [one] { $hex } lies
   *[other] { $hex } lie
} behind the sun, which does not turn back.
helios-why-dead_end = { $count ->
    [one] The sun does not get into { $hex }: it is a dead end, or enclosed
   *[other] The sun does not get into { $hex }: they are dead ends, or enclosed
}.
helios-why-too_far = { $hex } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} away; the sun can move { $reach }.
helios-why-not_for_hire = { $count ->
    [one] { $character } has been hired already
   *[other] These have been hired already: { $character }
}.
helios-why-one_hire = You can hire only 1 character in a turn.
helios-why-not_asleep = You haven’t hired this character, or it’s active already: { $character }.
helios-why-one_activation = You can’t activate any more characters in this turn.

## Moves

helios-move-start = Start with { $one }.
helios-move-take = Take the { $two } { $one } action tile.
helios-move-area = Put the grey action tile into the { $one } area.
helios-move-pass = Only take the action tile, without its action.
helios-move-land = Create { $one } land, with a cube.
helios-move-special = Create the special tile { $one }.
helios-move-place = Place the tile on { $one }.
helios-move-gain = Gain a cube of { $one }.
helios-move-build = Build the { $one }.
helios-move-temple = Put the temple on { $one }.
helios-move-pay = Pay { $one } from { $two }.
helios-move-sell = Sell { $one } mana.
helios-move-first = Place { $one } first.
helios-move-sun = Move the sun to { $one }.
helios-move-bonus = Use the bonus action for { $one }.
helios-move-decline = Decline the bonus action.
helios-move-hire = Hire the { $one }.
helios-move-activate = Activate the { $one }.
helios-move-end = End the turn.
helios-move-cube = Put a cube of { $one } on { $two }.

## What happened

helios-log-started = { $seat } started with { $tile }.
helios-log-round = Round { $number }: { $seat } goes first.
helios-log-revealed = New land lies open; the additional stack shows { $tile }.
helios-log-dealt = New action tiles lie open.
helios-log-reshuffled = The discarded action tiles of { $symbol } make a new pile.
helios-log-temporary = Four temporary action tiles of { $symbol } join the game.
helios-log-cube =
    { $seat } put a bonus { $colour } cube on { $hex }{ $source ->
        [character] { "" } for activating a character
        [order] { "" } for a late place
       *[other] { "" }
    }.
    .short = { $seat } put a bonus { $colour } cube on { $hex }.
helios-log-no_cube = { $seat } had no tile for the bonus cube.
helios-log-took = { $seat } took a { $colour } { $symbol } action tile.
helios-log-stored = { $seat } put the grey action tile into { $area }.
helios-log-fourth = { $seat } earned a bonus action: fourth in { $area }.
helios-log-cleared = { $seat } discarded the four action tiles of the { $area } area.
helios-log-passed = { $seat } took the action tile only.
helios-log-bonus = { $seat } used the bonus action: { $symbol }.
helios-log-declined = { $seat } declined the bonus action.
helios-log-placed =
    { $seat } put { $tile } on { $hex }{ $cube ->
        [0] { "" }
       *[other] , with its cube
    }{ $corner ->
        [none] { "" }
       *[other] , at corner { $corner }
    }{ $mana ->
        [0] { "" }
       *[other] : { $mana } mana
    }.
    .short = { $seat } put { $tile } on { $hex }.
    .part = { $tile } on { $hex }
helios-log-paid =
    { $hex ->
        [unknown] { $seat } paid { $cubes }.
        [none] { $seat } paid { $cubes } for the { $purpose }.
       *[other] { $seat } paid { $cubes } for the temple on { $hex }.
    }
helios-log-temple = { $seat } built a temple on { $hex }: { $mana } mana.
    .part = temple on { $hex }
helios-log-crushed = Lost under the temple: { $cubes }.
helios-log-built =
    { $seat } built the { $building }{ $sun ->
        [0] { "" }
       *[other] , sun +{ $sun }
    }{ $lost ->
        [0] { "" }
       *[other] , no sun steps because of the { helios-power_plant }
    }{ $mana ->
        [0] { "" }
       *[other] , mana +{ $mana }
    }.
    .short = { $seat } built the { $building }.
    .part = built { $building }
helios-log-sold =
    { $mana ->
        [0] { $seat } sold no mana.
       *[other] { $seat } sold { $mana } mana for { $points } points.
    }
    .part = sold mana +{ $points }
helios-log-drew = { $seat } drew { $tiles } for the { helios-land_steward }.
helios-log-lost = There was no room for { $tile }: it left the game with its cube.
helios-log-sun =
    { $steps ->
        [one] { $seat } moved the sun 1 step to { $hex }.
       *[other] { $seat } moved the sun { $steps } steps to { $hex }.
    }
    .part = sun to { $hex }
helios-log-revolution =
    { $seat } completed a revolution: { $points } points{ $watchtower ->
        [0] { "" }
       *[other] { " " }with the { helios-watchtower }
    }.
    .part = revolution +{ $points }
helios-log-grew =
    The sun brought { $cubes }{ $warehouse ->
        [0] { "" }
       *[other] ; of these { $warehouse } by the { helios-warehouse }
    }.
helios-log-shone =
    { $points ->
        [one] Lit temples brought 1 point
       *[other] Lit temples brought { $points } points
    }{ $city_hall ->
        [0] { "" }
       *[other] ; of these { $city_hall } by the { helios-city_hall }
    }.
    .part = temples +{ $points }
helios-log-characters = Characters’ phase: { $seat } begins, with most mana.
    .short = Characters’ phase: { $seat } begins.
helios-log-hired = { $seat } hired the { $character } for { $mana } mana.
    .part = hired { $character }
helios-log-activated =
    { $seat } activated the { $character }{ $sun ->
        [0] { "" }
       *[other] , sun +{ $sun }
    }{ $lost ->
        [0] { "" }
       *[other] , no sun steps because of the { helios-power_plant }
    }{ $mana ->
        [0] { "" }
       *[other] , mana +{ $mana }
    }.
    .part = activated { $character }
helios-log-rested = { $seat } passed.
helios-log-helpless = { $seat } had to pass.
helios-log-ended = The game is over; the points are counted.

## What a hint says that a move gains
helios-value-cubes = cubes to pay with
helios-value-cubes_left = cubes to pay with in the turns to come
helios-value-colours = cubes of more colours
helios-value-colours_left = cubes of more colours for the turns to come
helios-value-sun_left = a sun that walks farther
helios-value-mana_left = mana to hire characters with
helios-value-tiles_left = land for the turns to come
helios-value-growing_left = land that is ready to grow cubes
helios-value-temple_light_left = temples among much land, for the sun to light
helios-value-temples_left = temples for the sun to light
helios-value-hired_points = what hired characters will count
helios-value-hired_points_left = hired characters that can still be activated
helios-value-areas_left = action tiles towards a bonus action
helios-value-power_plant_left = points for revolutions
helios-value-city_hall_left = temples that bring three points more
helios-value-citadel_left = cheaper temples to come
helios-value-watchtower_left = revolutions that bring ten points
helios-value-held = what the tile in hand will score
helios-value-warehouse_left = land that grows second cubes
