# Words in the pictures of Helios.

helios-picture-round =
    { $phase ->
        [setup] Set-up
        [end] Final scores
       *[other] Round { $round }/{ $rounds }
    }
helios-picture-turn =
    { $phase ->
        [actions] turn { $turn }/{ $turns }
        [characters] characters
       *[other] { "" }
    }
helios-picture-scores = Final scores
helios-picture-collected = Collected
helios-picture-corners = Corners
helios-picture-special_tiles = Special tiles
helios-picture-buildings = Buildings
helios-picture-active_characters = Characters
helios-picture-mana = Mana
helios-picture-cubes = Cubes
helios-picture-tied = Tied: most cubes

## What the signs mean

helios-legend-mana = mana, to hire characters
helios-legend-sun = steps the sun may go
helios-legend-unlimited = as far as you like
helios-legend-points = points so far
helios-legend-projected = points if it ended now
helios-legend-order = place in the turn order
helios-legend-cubes = cubes of the five lands
helios-legend-any = a cube of any colour
helios-legend-areas = areas: 4 action tiles, a bonus
helios-legend-bonus = a bonus action, no action tile
helios-legend-worth = points at the end
helios-legend-added = more for corners, mana, cubes
helios-legend-affordable = bright: enough cubes
helios-legend-built = by day: built, or active
helios-legend-asleep = by night: only hired
helios-legend-bazaar = sell up to 3 mana, 4 points each
helios-legend-city_hall = lit temple: 3 points more
helios-legend-citadel = temples cost only 1 cube
helios-legend-watchtower = 10 points for a revolution
helios-legend-warehouse = lit land with 1 cube: 1 more
helios-legend-land_steward = draw and place 2 land tiles
helios-legend-each = 4 points for each temple
helios-legend-house = a temple or a building
helios-legend-corner = corner: 4 points beside a tile
helios-legend-resource_hex = a tile here: any 1 cube
helios-legend-mana_hex = a tile here brings 2 mana
helios-legend-yellow = crossed by the sun: 5 points
helios-legend-path = the sun’s last way
helios-legend-glow = can be chosen now
helios-legend-stop = the sun could get there
helios-legend-lap = points for a revolution
helios-legend-chosen = already chosen
helios-legend-fresh = changed last
helios-legend-symbols = land, build, sun
helios-legend-wild = grey: goes into any area
helios-legend-pile = action tiles to come
helios-legend-discard = action tiles put away
helios-legend-stacks = land face down: of a colour, mixed
helios-legend-hexes = any tile, special tile, empty hex
helios-legend-colours = each colour of land

## The state in words

helios-words-name = { $thing }
helios-words-count = { $thing } { $count }
helios-words-action = { $colour } { $symbol }

helios-words-heading-display = The shared display
helios-words-heading-board = { $player }’s board
helios-words-heading-land = { $player }’s land
helios-words-heading-things = Costs and effects

helios-words-table = { $seats } players follow the rules of the { $preset }.
helios-words-round =
    { $phase ->
        [setup] The table is being set up for { $rounds } rounds of { $turns } turns for each player.
        [end] The game is over after round { $round } of { $rounds }, turn { $turn } of { $turns }.
        [characters] It is round { $round } of { $rounds }, turn { $turn } of { $turns }: hiring and activating.
       *[actions] It is round { $round } of { $rounds }, { $turn ->
            [0] before the first of its { $turns } turns: choosing bonus cubes.
           *[other] turn { $turn } of { $turns }: taking action tiles.
        }
    }
helios-words-order = The turn order is { $players }.
helios-words-start = { $player } (start player)
helios-words-pending = { $player } holds, not yet placed: { $things }.
helios-words-last = The last move, by { $player }: { $move }

helios-words-price =
    { $cubes ->
        [one] { $thing } (1 cube)
       *[other] { $thing } ({ $cubes } cubes)
    }
helios-words-stops = By an action of the sun it could get to { $things }.
helios-words-destination = { $hex } ({ $gains })
helios-words-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
helios-words-cubes-grow =
    { $count ->
        [one] 1 { $cubes } cube
       *[other] the cubes { $cubes }
    }
helios-words-temple-points =
    { $points ->
        [one] 1 point for temples
       *[other] { $points } points for temples
    }
helios-words-revolution-points = { $points } points for the revolution

helios-words-board = { $player }’s board.
helios-words-city = { $player }’s city.
helios-words-planet = { $player }’s planet: { $things }; the sun lies on { $hex }.
helios-words-held-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
helios-words-held-mana = { $count } mana
helios-words-held-cubes = { $count } { $colour }
helios-words-line = { $source } { $points }
helios-words-points =
    { $points ->
        [one] { render-has } collected 1 point
       *[other] { render-has } collected { $points } points
    }{ $scored ->
        [no] .
       *[yes] { "" } and { $time ->
            [end] { $who ->
                [you] end
               *[other] ends
            }
           *[now] would end
        } with { $total }{ $sources ->
            [0] { "" }
           *[other] : { $lines }
        }.
    }
helios-words-added = { render-whose } active characters bring these points, counted with corner spaces, mana and cubes: { $things }.
helios-words-stock =
    { $reach ->
        [unlimited] { render-has } { $mana } mana and sun value { $sun }; the sun moves as far as its owner likes.
       *[limited] { render-has } { $mana } mana and sun value { $sun }.
    }
helios-words-cubes = { render-has } these cubes: { $things }.
helios-words-temples =
    { $count ->
        [0] { render-has } no temple
        [one] { render-has } 1 temple
       *[other] { render-has } { $count } temples
    }{ $cost ->
        [0] .
        [one] ; the next one costs 1 cube.
       *[other] ; the next one costs { $cost } cubes.
    }
helios-words-built = { render-has } built { $things }.
helios-words-payable = { render-subject } can pay for these, in cubes: { $things }.
helios-words-active = { render-has } activated { $things }.
helios-words-hired = { render-has } hired, but not activated, { $things }.
helios-words-sun =
    { $length ->
        [0] { render-whose } sun stands on { $hex } and has not moved yet.
       *[other] { render-whose } sun stands on { $hex }; its last path was { $path }.
    }{ $beside ->
        [none] {""}
       *[other] {" "}Its way passes { $hex } more than once; this time the tile on { $beside } is at its right hand.
    }
helios-words-corners = { render-has } land beside these corner spaces: { $things }.
helios-words-area = { render-whose } { $area } area holds these action tiles: { $tiles }.
helios-words-fresh = { render-whose } latest turn changed { $thing } last, apart from the sun and its light.
helios-words-ties = If totals are equal, this decides: { $kind }; { render-has-within } { $count }.

helios-words-tile = { $parts }.
helios-words-ground = On { $hex } lies { $tile }
helios-words-special = On { $hex } lies the special tile { $tile }
helios-words-tile-worth =
    { $points ->
        [one] worth 1 point at the end
       *[other] worth { $points } points at the end
    }
helios-words-tile-cubes =
    { $count ->
        [one] with 1 cube of { $cubes }
       *[other] with { $count } cubes of { $cubes }
    }
helios-words-tile-temple =
    { $light ->
        [0] with a temple that is never lit any more
       *[other] with a temple that brings { $light } when lit
    }
helios-words-tile-light =
    { $light ->
        [0] where a temple is never lit any more
        [one] where a temple brings 1 point when lit
       *[other] where a temple brings { $light } points when lit
    }

helios-words-scores = The final scores.
helios-words-display = The shared display.
helios-words-column =
    { $count ->
        [0] No { $symbol } action tile lies open.
       *[other] { $symbol } action tiles, in the order they are taken: { $tiles }.
    }
helios-words-piles = Face-down action tiles in the piles: { $things }.
helios-words-discards = Discarded { $symbol } action tiles: { $things }.
helios-words-stack = { $stack } ({ $left } below)
helios-words-stack-other = { $open } on the { $stack } ({ $left } below)
helios-words-open = Open land: { $things }.
helios-words-taken = Stacks without an open tile: { $things }.
helios-words-additional = Face-down in the additional stack: { $things }.
helios-words-specials = Special tiles left: { $things }.
helios-words-offer = Characters for hire: { $things }.
helios-words-worth = As things stand the special tile would be worth: { $things }.
helios-words-beside = Special tiles on the board would change by these points: { $things }.
helios-words-cube = { $colour } { $hex }
helios-words-paid = These cubes are paid with in any case: { $things }.
helios-words-temporary = Temporary action tiles in the game: { $things }.
helios-words-thing = { $thing }: { $about }

## The cover, and rows of points at the end

helios-picture-cover = The sun on its way around a planet of land tiles, with temples, buildings and cubes.
helios-special_tiles = special tiles
helios-buildings = buildings
