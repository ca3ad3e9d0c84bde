orchard-choice-take = Take { $card }
orchard-choice-draw = Draw from the deck
orchard-choice-plant = Plant { $card }
orchard-explain-take = Take any card of the market; it is refilled at once. Or draw the top card of the deck, which you alone see ({ $rules }).
orchard-explain-plant = Plant any card of your hand. Suits with two cards or more score their sum ({ $rules }).
orchard-length = 5 minutes
orchard-hint = Two middling cards of a suit are worth more than one high one.
orchard-strip =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
