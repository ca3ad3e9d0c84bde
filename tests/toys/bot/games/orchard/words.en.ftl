orchard-choice-take = Take { $card }
orchard-choice-plant = Plant { $card }
orchard-explain-take = Take any card of the market; it is refilled at once ({ $rules }).
orchard-explain-plant = Plant any card of your hand. Suits with two cards or more score their sum ({ $rules }).
orchard-length = 5 minutes
orchard-hint = Two middling cards of a suit are worth more than one high one.
