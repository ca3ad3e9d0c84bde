# Words in the pictures of Helios.

helios-picture-temples = Temples
helios-picture-round =
    { $phase ->
        [setup] Set-up
        [end] Final scores
       *[other] Round { $round } of { $rounds }
    }
helios-picture-turn =
    { $phase ->
        [actions] Turn { $turn } of { $turns }
        [characters] Hiring and activating
       *[other] { "" }
    }
helios-picture-area-red = Red area
helios-picture-area-yellow = Yellow area
helios-picture-area-blue = Blue area
helios-picture-scores = Final scores
helios-picture-collected = Collected
helios-picture-corners = Corners
helios-picture-special_tiles = Special tiles
helios-picture-buildings = Buildings
helios-picture-active_characters = Characters
helios-picture-mana = Mana
helios-picture-cubes = Cubes
helios-picture-active = active
helios-picture-hired = hired

## The state in words

helios-words-none = none
helios-words-count = { $thing } { $count }
helios-words-action = { $symbol } in { $colour }

helios-words-table = Helios with { $seats } players, rules of the { $preset }.
helios-words-round =
    { $phase ->
        [setup] Set-up. The game has { $rounds } rounds of { $turns } turns for each player.
        [end] The game is over after round { $round } of { $rounds }, turn { $turn } of { $turns }.
        [characters] Round { $round } of { $rounds }, turn { $turn } of { $turns }: hiring and activating.
       *[actions] Round { $round } of { $rounds }, turn { $turn } of { $turns }: taking action tiles.
    }
helios-words-order = Turn order: { $players }. Start player: { $start }.
helios-words-to_move = { $player } decides: { $ask }
helios-words-rules = Rules: { $rules }.
helios-words-pending = In hand: { $tiles }.
helios-words-destination = { $hex } after { $steps } { $steps ->
        [one] step
       *[other] steps
    }, cubes { $cubes }, temples { $points }, revolution { $revolution }
helios-words-destinations = The sun can go to: { $ways }.
helios-words-worth = The special tile would count, as things stand: { $sites }.
helios-words-moves = Possible moves: { $moves }.
helios-words-last = Last move by { $player }: { $move }.
helios-words-over = The game is over.
helios-words-rank = { $rank }. { $player }
helios-words-result = { $reason } Places: { $ranks }.

helios-words-board = { $player }’s board.
helios-words-boards = The boards of { $players }.
helios-words-line = { $source } { $points }
helios-words-points = { $player } has collected { $points } { $points ->
        [one] point
       *[other] points
    } and would end with { $total }: { $lines }.
helios-words-stock = { $player } has { $mana } mana and sun value { $sun }{ $reach ->
        [unlimited] { "" }, moved without limit
       *[limited] { "" }
    }.
helios-words-cubes = { $player } has cubes: { $cubes }.
helios-words-tiles = { $player } has tiles: { $tiles }.
helios-words-tile = { $hex } { $tile }
helios-words-tile-worth = worth { $points }
helios-words-tile-temple = with a temple
helios-words-tile-light = light { $light }
helios-words-tile-cubes = holding { $cubes }
helios-words-sun = { $player }’s sun stands on { $hex }; its last path: { $path }.
helios-words-temples = { $player } has temples: { $count }; the next one costs { $cost }.
helios-words-corners = { $player } has corner spaces: { $corners }.
helios-words-fresh = Changed last in the latest turn of { $player }: { $thing }.
helios-words-ties = Ties are broken for { $player } by: { $parts }.
helios-words-built = { $player } has built: { $buildings }.
helios-words-active = { $player } has active characters: { $characters }.
helios-words-hired = { $player } has hired, not active: { $characters }.
helios-words-area = { $area }: { $tiles }
helios-words-areas = { $player } has action tiles: { $areas }.
helios-words-payable = { $player } can pay for, in cubes: { $things }.

helios-words-scores = The final scores.
helios-words-display = The shared display.
helios-words-column = { $symbol } column from the pile down: { $tiles }.
helios-words-stack = { $stack } shows { $open }, { $left } below
helios-words-stack-taken = { $stack } is taken, { $left } below
helios-words-stacks = Land stacks: { $stacks }.
helios-words-additional = Face-down in the additional stack: { $tiles }.
helios-words-specials = Special tiles left: { $specials }.
helios-words-offer = Characters for hire: { $characters }.
helios-words-piles = Action tiles in the piles: { $piles }.
helios-words-discards = Discarded { $symbol } tiles: { $tiles }.
helios-words-temporary = Temporary action tiles: { $tiles }.
