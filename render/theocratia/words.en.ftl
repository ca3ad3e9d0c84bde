# Words in the pictures of Theocratia.

theocratia-picture-round =
    { $phase ->
        [setup] Choice of Civs
        [over] Final scores
       *[other] Round { $round } of { $rounds }
    }
theocratia-picture-turn =
    { $phase ->
        [turns] Turn { $turn } of { $turns }
        [end_of_round] End of the round
       *[other] { "" }
    }
theocratia-picture-next = first next
theocratia-picture-idle = idle turn
theocratia-picture-size = size { $size }
theocratia-picture-chronicles = Chronicles { $number }
theocratia-picture-deck = Power cards { $count }
theocratia-picture-discard = Discarded { $count }
theocratia-picture-top = On top: { $card }
theocratia-picture-hand =
    { $count ->
        [one] 1 Power card
       *[other] { $count } Power cards
    }

## The state in words

theocratia-words-none = none
theocratia-words-yes = yes
theocratia-words-no = no
theocratia-words-count = { $thing } { $count }
theocratia-words-paid = { $colour } { $count }
theocratia-words-line = { $source } { $points }
theocratia-words-option = { $option }: { $value }
theocratia-words-game = Theocratia with { $seats } players; { $options }.
theocratia-words-round =
    { $phase ->
        [setup] Choice of Civs. The game has { $rounds } rounds of { $turns } turns, all players together.
        [end_of_round] Round { $round } of { $rounds }, end of the round after turn { $turn } of { $turns }.
        [over] The game is over after round { $round } of { $rounds }, turn { $turn } of { $turns }.
       *[turns] Round { $round } of { $rounds }, turn { $turn } of { $turns }.
    }
theocratia-words-to_move = { $player } decides. { $ask } Rules: { $rules }.
theocratia-words-turn = The turn of { $player }: die { $die }, recoloured to { $tint }, twists { $twists }, used as { $face }, row { $civ }, action { $mode }, cards { $cards }, green crystals from the reserve { $greens }, paid { $paid }, idle { $idle }.
theocratia-words-moves = Possible moves: { $moves }.
theocratia-words-rank = { $rank }. { $player }
theocratia-words-result = { $reason } Places: { $ranks }.
theocratia-words-order = Turn order: { $players }. Next-first token: { $next }.
theocratia-words-dice = On the Action table: { $dice }.
theocratia-words-bonuses = Round Bonus cards in order: { $bonuses }.
theocratia-words-end_bonus = End Round Bonus: { $civ }, taken by { $holder }.
theocratia-words-tokens = Pyramid tokens left: { $tokens }.
theocratia-words-cards = Power cards in the deck: { $deck }. Discarded, the last on top: { $discard }.

theocratia-words-temples-picture = The Temple tracks.
theocratia-words-player = { $player } plays { $colour } and would score { $total }: { $lines }.
theocratia-words-priest = { $civ } on { $space } (×{ $factor })
theocratia-words-priests = Priests of { $player }: { $priests }; ignored now: { $ignored }.
theocratia-words-tracks = { $player } has Cosmo { $cosmo } and Malus { $malus }, minus { $points } points.
theocratia-words-holds = { $player } holds { $cards } Power cards, Starting tiles { $start }, other Conversion tiles { $tiles }.
theocratia-words-levels = { $player } may claim Conversion tiles of level: { $unlocked }; not reached yet: { $locked }.
theocratia-words-used = Pyramid tokens of { $player }: { $tokens }; buildings lost since the last turn: { $losses }.

theocratia-words-civ = { $civ }: size { $size }, Chronicles show { $number } with { $areas } areas complete.
theocratia-words-page = Being filled for { $civ }: { $spaces } spaces, with { $crystals } crystals and { $warriors } Warriors.
theocratia-words-area = Crystals of { $civ }: { $crystals }.
theocratia-words-warriors = Warriors of { $civ }: { $supply } ready, { $available } to be produced.
theocratia-words-pieces = Pieces left for { $civ }: { $pieces }.
theocratia-words-placed = { $die } by { $player }
theocratia-words-row = Row of { $civ }: { $dice }.
theocratia-words-development = Next development of { $civ }: { $card }.

theocratia-words-dice-picture = Dice and cards.
theocratia-words-map-picture = The map.
theocratia-words-map-row = Row { $row }: { $hexes }.
theocratia-words-hex = { $hex } { $ground }
theocratia-words-converted = { $tile } on { $printed }
theocratia-words-owner = ground of { $player }
theocratia-words-building = { $civ } { $kind }
theocratia-words-crystal = { $crystal } crystal
theocratia-words-monster = monster
theocratia-words-touched = changed this turn
theocratia-words-hand = Your Power cards: { $cards }.
