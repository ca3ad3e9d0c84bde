# Words in the pictures of Blue Moon City.

bluemoon-picture-turn = Turn
bluemoon-picture-over = The end
bluemoon-picture-last = Last moves
bluemoon-picture-deck = Deck
bluemoon-picture-discard = Discarded
bluemoon-picture-pays = pays
bluemoon-picture-majority = for most markers
bluemoon-picture-construction = for each contributor
bluemoon-picture-neighbourhood = rebuilt: for neighbours
bluemoon-picture-near = from rebuilt neighbours
bluemoon-picture-crystals = crystals
bluemoon-picture-scales = golden scales
bluemoon-picture-cards = cards
bluemoon-picture-offerings = Offerings
bluemoon-picture-steps = steps left
bluemoon-picture-dragon = brings a golden scale

## The state in words

bluemoon-words-none = none
bluemoon-words-count = { $thing } ×{ $count }
bluemoon-words-option = { $option }: { $value }
bluemoon-words-game = Blue Moon City with { $seats } players; { $options }.
bluemoon-words-to_move = { $player } decides. { $ask } Rules: { $rules }.
bluemoon-words-turn = Turn { $turn }. Steps left: { $steps }. Markers placed this turn: { $placed }.
bluemoon-words-moves = Possible moves: { $moves }.
bluemoon-words-deed = { $player } from { $place }: { $move }
bluemoon-words-last = This turn and the one before: { $deeds }.
bluemoon-words-drawn = { $reason } Nobody wins.
bluemoon-words-rank = { $rank }. { $player }
bluemoon-words-result = { $reason } Places: { $ranks }.

bluemoon-words-table-picture = The obelisk and what everybody has.
bluemoon-words-obelisk = The obelisk asks for { $prices } crystals in this order; { $to_win } Offerings win.
bluemoon-words-offered = Offerings so far, in order: { $players }.
bluemoon-words-pool = Golden scales in the pool: { $pool } of { $scales }.
bluemoon-words-piles = Deck: { $deck }. Discarded: { $discard }.
bluemoon-words-outside = Dragons outside the city: { $dragons }.
bluemoon-words-stall = Turns in a row without a marker: { $idle }; the game ends at { $patience }.
bluemoon-words-limits = The deck and the reward cards hold at most: { $cards }.

bluemoon-words-line = { $source } { $points }
bluemoon-words-player = { $player } stands on { $place }, with Offerings { $offerings }, golden scales { $scales }, markers in hand { $markers }.
bluemoon-words-cards = { $player } has cards in hand { $hand }, reward cards waiting { $pending }.
bluemoon-words-score = { $player } would score { $total }: { $lines }.
bluemoon-words-crystals =
    { $crystals ->
        [one] { $player } has 1 crystal.
       *[other] { $player } has { $crystals } crystals.
    }
bluemoon-words-held = { $card } ×{ $count } (pays for { $spaces })
bluemoon-words-hand = Your hand: { $cards }.

bluemoon-words-city-picture = The city.
bluemoon-words-tile = { $place } { $tile }
bluemoon-words-rebuilt = rebuilt
bluemoon-words-free = { $number } { $colour } { $value } free
bluemoon-words-taken = { $number } { $colour } { $value } taken by { $player }
bluemoon-words-spaces = in ruins, spaces { $spaces }
bluemoon-words-majority = most markers
bluemoon-words-construction = each contributor
bluemoon-words-neighbourhood = to its neighbours
bluemoon-words-near = from rebuilt neighbours
bluemoon-words-reward = { $reward }{ $gain }
bluemoon-words-gain = { bluemoon-gain }{ $crystals ->
        [0] { $scales ->
            [0] { $cards ->
                [0] { " " }nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
bluemoon-words-special = at the end of a turn here: { $special }
bluemoon-words-figures = figures of { $players }
bluemoon-words-dragons = with the { $dragons }
