# Words in the pictures of Orchard.

orchard-picture-round = Round { $round } of { $rounds }
orchard-picture-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }

## What the signs mean

orchard-legend-suits = apple, birch, cedar, damson, elder
orchard-legend-unseen = a card that you may not see
orchard-legend-points = points if the game ended now
orchard-legend-seats = whose cards they are
orchard-legend-glow = can be chosen now
orchard-legend-fresh = changed last

## The state in words

orchard-words-name = { $thing }
orchard-words-heading-player = { $player }
orchard-words-heading-hand = Your hand
orchard-words-game = { $seats } players plant an orchard. { $options }.
orchard-words-round = It is round { $round } of { $rounds }.
orchard-words-market = The market holds { $things }.
orchard-words-deck =
    { $count ->
        [0] The deck is empty.
        [one] The deck holds 1 card.
       *[other] The deck holds { $count } cards.
    }
orchard-words-last-take = { $player } took { $card }.
orchard-words-last-draw = { $player } drew a card from the deck.
orchard-words-last-plant = { $player } planted { $card }.
orchard-words-line = { $suit } { $points }
orchard-words-score =
    { $time ->
        [end] { render-has } scored
       *[now] { render-subject } would score
    } { $total }{ $sources ->
        [0] { "" }
       *[other] : { $lines }
    }.
orchard-words-planted = { render-has } planted { $things }.
orchard-words-holds =
    { $count ->
        [0] { render-has } no card in hand.
        [one] { render-has } 1 card in hand.
       *[other] { render-has } { $count } cards in hand.
    }
orchard-words-known = Everybody saw { $who ->
        [you] you
       *[other] { $player }
    } take { $things }.
orchard-words-hand = Your hand: { $things }.
orchard-words-hand-empty = Your hand: no card.
orchard-words-table-picture =
    { $player }’s orchard: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
orchard-words-market-picture = The market.
orchard-words-grove-picture = { $player }’s grove.

## Moves

orchard-move-take = Take { $one }.
orchard-move-draw = Draw a card from the deck.
orchard-move-plant = Plant { $one }.

orchard-picture-cover = A tree of each suit in the evening.
