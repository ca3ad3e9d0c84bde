orchard-choice-take = Take { $card }
orchard-choice-draw = Draw from the deck
orchard-choice-plant = Plant { $card }
orchard-explain-take = Take any card of the market; it is refilled at once. Or draw the top card of the deck, which you alone see ({ $rules }).
orchard-explain-plant = Plant any card of your hand. Suits with two cards or more score their sum ({ $rules }).
orchard-length = 5 minutes
orchard-hint = Two middling cards of a suit are worth more than one high one.

orchard-things-suits = Suits

orchard-lesson-take = A suit is worth something once two of its cards are planted. You may take any ringed card of the market, so which one goes best with what you have?
orchard-lesson-take-right = { $card } goes best with your other cards. Look at your hand before you look at the values.
orchard-lesson-take-wrong = This one helps less. { $card } goes better with your other cards.
orchard-lesson-plant = One card of your hand is planted and cannot be moved again. Which one brings a suit nearer to its second card?
orchard-lesson-plant-right = { $card } it is. Planted cards of one suit add up.
orchard-lesson-plant-wrong = This one stands more alone. { $card } would have brought a suit nearer to its second card.

orchard-order-draw = draw from the deck unseen
orchard-order-until-market = another card lies in the market

# Below points as if the game ended now.
orchard-unscored = -# Cards in hand count nothing yet.
