orchard-title = Orchard
orchard-about = Take a card from the market, plant one from your hand, and grow whole groves.

orchard-apple = Apples
orchard-birch = Birches
orchard-cedar = Cedars
orchard-damson = Damsons
orchard-elder = Elders

orchard-about-suit = Cards of a suit are worth the sum of their values as soon as you have planted two of them.

orchard-option-length = Length
orchard-option-length-long = Five rounds
orchard-option-length-short = Three rounds
orchard-about-long = Time for whole groves.
orchard-about-short = For a first look.

orchard-ask-take = { $deck ->
    [0] Take a card from the market.
   *[other] Take a card from the market, or draw one from the deck unseen.
}
orchard-ask-plant = Plant a card from your hand.

orchard-log-took = { $seat } takes { $card } from the market.
orchard-log-drew = { $seat } draws a card from the deck unseen.
orchard-log-drew_card =
    { $yours ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
orchard-log-market = { $card } is laid out in the market.
orchard-log-planted = { $seat } plants { $card }.

orchard-verb-take = take this card
orchard-verb-draw = draw a card
orchard-verb-plant = plant this card

orchard-why-market = { $card } does not lie in the market.
orchard-why-deck = The deck is empty.
orchard-why-hand = { $card } is not in your hand.

orchard-end-complete = Everybody has planted a last card.

orchard-apple1 = Apple 1
orchard-apple2 = Apple 2
orchard-apple3 = Apple 3
orchard-apple4 = Apple 4
orchard-apple5 = Apple 5
orchard-apple6 = Apple 6
orchard-birch1 = Birch 1
orchard-birch2 = Birch 2
orchard-birch3 = Birch 3
orchard-birch4 = Birch 4
orchard-birch5 = Birch 5
orchard-birch6 = Birch 6
orchard-cedar1 = Cedar 1
orchard-cedar2 = Cedar 2
orchard-cedar3 = Cedar 3
orchard-cedar4 = Cedar 4
orchard-cedar5 = Cedar 5
orchard-cedar6 = Cedar 6
orchard-damson1 = Damson 1
orchard-damson2 = Damson 2
orchard-damson3 = Damson 3
orchard-damson4 = Damson 4
orchard-damson5 = Damson 5
orchard-damson6 = Damson 6
orchard-elder1 = Elder 1
orchard-elder2 = Elder 2
orchard-elder3 = Elder 3
orchard-elder4 = Elder 4
orchard-elder5 = Elder 5
orchard-elder6 = Elder 6

## What a hint says that a move gains
orchard-value-growing = cards in hand that suit what is planted
orchard-value-lone = planted cards that wait for a second one
