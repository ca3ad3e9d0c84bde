orchard-words-market =
    Round { $round } of { $rounds }. Market: { $cards }. { $deck ->
        [one] One card is left in the deck.
       *[other] { $deck } cards are left in the deck.
    }
orchard-words-last-take = { $player } took { $card }.
orchard-words-last-draw = { $player } drew a card from the deck.
orchard-words-last-plant = { $player } planted { $card }.
orchard-words-grove = { $player }: { $points } points. Planted: { $planted }. Seen in hand: { $known }; unseen: { $unknown }.
orchard-words-hand = Your hand: { $cards }.
