# Blue Moon City at the table: labels of choices, and what can be done.

bluemoon-length = 60 minutes
bluemoon-hint = First game? In a turn you move your figure to a building and play cards of its colour: they put your markers on it. A complete building brings crystals to all who took part, more beside rebuilt ones. In the middle you offer crystals at the obelisk, and whoever first makes enough offerings wins. Be part of many buildings, and offer early, while it is cheap.

## Moving

bluemoon-menu-go = Go to a tile
bluemoon-menu-go-last = Go to a tile (play cards first)
bluemoon-menu-fly-on = Fly, then move on from there
bluemoon-menu-jump = Jump to a tile
bluemoon-choice-to = { $menu }: { $place }
bluemoon-menu-ask-place = Where to?
bluemoon-choice-stay = Stay on { $spot }
bluemoon-choice-stay-pay = Stay on { $place }: pay { $spaces }
bluemoon-choice-stay-pay-here = Stay: pay { $spaces }
bluemoon-choice-stay-offer = Stay on { $place }: offer { $crystals } crystals
bluemoon-choice-play = { $card }: { $power }
bluemoon-power-black1 = red dragon anywhere
bluemoon-power-black2 = red dragon, 3 steps
bluemoon-power-red1 = green dragon anywhere
bluemoon-power-red2 = green dragon, 3 steps
bluemoon-power-blue1 = blue dragon anywhere
bluemoon-power-blue2 = blue dragon, 3 steps
bluemoon-power-grey1 = fly anywhere
bluemoon-power-grey2 = 2 more steps
bluemoon-choice-no-jump = Do not jump
bluemoon-spot = { $place } { $tile }
bluemoon-spot-payable =
    { $count ->
        [one] you can pay { $spaces }
       *[other] you can pay one of { $spaces }
    }
bluemoon-spot-hoax = { $paid } with a Hoax
bluemoon-spot-hoax-some = { $paid }; with a Hoax { $spaces }
bluemoon-spot-free = free: { $spaces }
bluemoon-spot-spaces = spaces: { $spaces }
bluemoon-spot-count = { $free } free spaces
bluemoon-spot-part = { $payable } of { $free } free spaces
bluemoon-spot-dragons = { $dragons }{ bluemoon-brings-scales }
bluemoon-spot-rebuilt = rebuilt
bluemoon-spot-brings = complete: { $brings } each
bluemoon-spot-jump = jump from here
bluemoon-spot-draw = draw 2 cards here
bluemoon-spot-offer = Offering: { $crystals } crystals
bluemoon-spot-offer-own = Offering: { $crystals } crystals, { $held } held
bluemoon-space = { $colour } { $values }
bluemoon-cards =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }

## Gains in few words

bluemoon-brings = { bluemoon-gain-crystals }{ bluemoon-brings-scales }{ bluemoon-gain-cards }
bluemoon-brings-scales =
    { $scales ->
        [0] { "" }
        [one] { " " }+1 scale
       *[other] { " " }+{ $scales } scales
    }

## Contributing

bluemoon-choice-contribute = { $space }: { $cards }
bluemoon-choice-contribute-gaining = { $space }, { $brings }: { $cards }
bluemoon-choice-space = { $kind } (no. { $number })
bluemoon-choice-brings = { $space }: { $brings }
bluemoon-choice-total =
    { $count ->
        [one] 1 card of { $value }
       *[other] { $count } cards of { $value }
    }
bluemoon-choice-scored = scales are scored
bluemoon-menu-contribute = Other payments
bluemoon-menu-ask-contribute = Which cards, for which space?
bluemoon-choice-end-contributing = Contribute nothing more

## Offerings and special tiles

bluemoon-choice-offer = Offering { $number } of { $needed }: { $crystals } crystals
bluemoon-choice-pillar = { $card }: no. { $number } of { $needed }, { $crystals } crystals
bluemoon-choice-draw = Draw 2 cards
bluemoon-choice-no-draw = Draw nothing

## Discarding

bluemoon-choice-keep = End my turn, draw { $draw }
bluemoon-choice-poor = { $held } of { $price } crystals: end, draw { $draw }
bluemoon-menu-discard =
    { $count ->
        [one] End: discard one card, draw { $draw }
       *[other] End: discard two cards, draw { $draw }
    }
bluemoon-menu-ask-discard =
    { $count ->
        [one] Which card?
       *[other] Which two cards?
    }
bluemoon-choice-discard = End: discard { $cards }

## What can I do?

bluemoon-explain-rules = { $asked } (Rules { $rules } in /rules)
bluemoon-explain-over = The game is over.
bluemoon-explain-move = Walk up to two steps. Some cards take your figure further or move a dragon: use them as often and in any order you like, before you walk. If your figure then stands on a building in ruins, you can contribute to it; in the courtyard you can make an Offering.
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
bluemoon-explain-offered = Made so far: { $made }; crystals held: { $crystals }.
bluemoon-explain-scales = **Golden scales.**
bluemoon-explain-stall = **Careful:** for { $idle } turns in a row nobody has placed a marker. After { $patience } the game is over.
bluemoon-explain-pool =
    { $pool ->
        [one] 1 golden scale is left in the pool.
       *[other] { $pool } golden scales are left in the pool.
    }

## In few numbers

bluemoon-strip =
    { $offerings }/{ $needed } Offerings, { $scales ->
        [one] 1 scale
       *[other] { $scales } scales
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
bluemoon-strip-open =
    { bluemoon-strip }, { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
