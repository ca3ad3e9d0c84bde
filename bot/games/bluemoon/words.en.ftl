# Blue Moon City at the table: labels of choices, and what can be done.

bluemoon-length = 60 minutes
bluemoon-hint = First game? In a turn you move your figure to a building and play cards of its colour: they put your markers on it. A complete building brings crystals to all who took part, more beside rebuilt ones. In the middle you offer crystals at the obelisk, and whoever first makes enough offerings wins. Be part of many buildings, and offer early, while it is cheap.

## Moving

bluemoon-menu-go = Go to … and end my movement
bluemoon-menu-walk = Walk to … and go on moving
bluemoon-menu-jump = Jump to …
bluemoon-choice-stay = Stay on { $spot }
bluemoon-choice-play = { $card }: { $about }
bluemoon-choice-no-jump = Do not jump
bluemoon-spot = { $place } { $tile }
bluemoon-spot-payable = you can pay { $spaces }
bluemoon-spot-free = free: { $spaces }
bluemoon-spot-count =
    { $payable ->
        [0] { $free } free spaces
       *[other] you can pay { $payable } of { $free } free spaces
    }
bluemoon-spot-dragons = { $dragons }{ bluemoon-gain-scales }
bluemoon-spot-rebuilt = rebuilt
bluemoon-spot-brings = complete: each contributor{ bluemoon-gain }
bluemoon-spot-jump = jump from here
bluemoon-spot-draw = draw 2 cards here
bluemoon-spot-offer = Offering: { $crystals } crystals
bluemoon-spot-offer-own = Offering: { $crystals } crystals, you have { $held }
bluemoon-space = { $colour } { $values }
bluemoon-cards =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }

## Contributing

bluemoon-choice-contribute = { $cards } for space { $number } ({ $colour } { $value })
bluemoon-choice-contribute-short = { $cards } for space { $number }
bluemoon-choice-gaining = { $label }: { $gain }
bluemoon-gain-scored = { $gain }, scales are scored
bluemoon-menu-contribute = Other payments
bluemoon-choice-end-contributing = Contribute nothing more

## Offerings and special tiles

bluemoon-choice-offer = Make an Offering for { $crystals } crystals: { $number } of { $needed } that win
bluemoon-choice-pillar = { $card }: one more Offering for { $crystals } crystals: { $number } of { $needed } that win
bluemoon-choice-draw = Draw 2 cards
bluemoon-choice-no-draw = Draw nothing

## Discarding

bluemoon-choice-keep = End my turn: keep all cards, draw { $draw }
bluemoon-menu-discard = End my turn: discard …
bluemoon-choice-draws = then draw { $draw } cards

## What can I do?

bluemoon-explain-rules = { $asked } (Rules { $rules } in /rules)
bluemoon-explain-over = The game is over.
bluemoon-explain-move = Walk up to two steps. Some cards take your figure further or move a dragon: use them as often and in any order you like. If your figure then stands on a building in ruins, you can contribute to it; in the courtyard you can make an Offering.
bluemoon-explain-contribute = Pay for a free space of the building you stand on with cards of its colour that reach its value, or with cards whose power helps. Your marker then lies on the space. You may contribute several times.
bluemoon-explain-offer = Pay crystals for the next space of the obelisk, once in this turn.
bluemoon-explain-pillar = Each Pillar card of value 1 or 2 allows one more Offering at a higher price.
bluemoon-explain-jump = Your figure may end its turn on any other tile; it does nothing more there.
bluemoon-explain-hospital = You may draw 2 cards before you discard.
bluemoon-explain-shrine = You may make an Offering here at the printed price.
bluemoon-explain-reset = Discard no card, one or two; you draw two more than that, then your reward cards join your hand.
bluemoon-explain-hand = **Your cards.** Each is used for its value, on spaces of its colour, or for its power.
bluemoon-explain-card =
    { $count ->
        [one] **{ $card }** ({ $colour }): { $about }.
       *[other] **{ $card } ×{ $count }** ({ $colour }): { $about }.
    }
bluemoon-explain-rewards = **Rewards.** They come when the last space of a building is paid.
bluemoon-explain-term = **{ $term }**: { $about }
bluemoon-explain-ruins = **Not yet rebuilt.**
bluemoon-explain-tile = **{ $spot }** ({ $situation }). { $told }
bluemoon-explain-reward = { $reward }: { $gain }.
bluemoon-explain-obelisk = **Offerings.**
bluemoon-explain-offerings = The next Offering costs { $price } crystals; { $needed } of your own win.
bluemoon-explain-offered =
    You have made { $made } and hold { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }.
bluemoon-explain-scales = **Golden scales.**
bluemoon-explain-stall = **Careful:** for { $idle } turns in a row nobody has placed a marker. After { $patience } the game is over.
bluemoon-explain-pool =
    { $pool ->
        [one] 1 golden scale is left in the pool.
       *[other] { $pool } golden scales are left in the pool.
    }
