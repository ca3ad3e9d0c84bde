orchard-choice-take = Take { $card }
orchard-choice-draw = Draw from the deck
orchard-choice-plant = Plant { $card }
orchard-explain-take = Take any card of the market; it is refilled at once. Or draw the top card of the deck, which you alone see ({ $rules }).
orchard-explain-plant = Plant any card of your hand. Suits with two cards or more score their sum ({ $rules }).
orchard-hint = Two middling cards of a suit are worth more than one high one.

orchard-components-suits = Suits

orchard-lesson-take = Two planted cards of a suit score their sum. Do you take one that lies open, or draw?
orchard-lesson-take-other = That works, but more would have come of the other one.
orchard-lesson-plant = A planted card stays where it is. Which one do you plant?
orchard-lesson-plant-other = That works, but { $card } would bring a suit nearer to its second card.

orchard-order-draw = draw from the deck unseen
orchard-order-until-market = another card lies in the market

# Below points as if the game ended now.
orchard-coming = Cards in hand count nothing yet.
