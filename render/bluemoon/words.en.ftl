# Words in the pictures of Blue Moon City.

bluemoon-picture-turn = Turn
bluemoon-picture-over = The end
bluemoon-picture-last = Last moves
bluemoon-picture-majority = most markers
bluemoon-picture-construction = contributors
bluemoon-picture-neighbourhood = neighbours
bluemoon-picture-near = from beside
bluemoon-picture-walk = a step here
bluemoon-picture-ride = dragon can go

## Key moments: what a turn brought

bluemoon-moments = -# Each step names first whose turn it was, with the crystals or Offerings each player gained. An Offering ranks just below a gain of 5 crystals.
bluemoon-moment-offerings =
    { $count ->
        [one] { $player }: 1 Offering
       *[other] { $player }: { $count } Offerings
    }
bluemoon-moment-crystals =
    { $count ->
        [one] { $player } +1 crystal
       *[other] { $player } +{ $count } crystals
    }

## What the signs mean

bluemoon-legend-peoples = peoples: Vulca, Terrah, Aqua, Flit
bluemoon-legend-more = Khind, Mimix, Hoax, Pillar
bluemoon-legend-any = one people of your choice
bluemoon-legend-space = space: cards of this value fill it
bluemoon-legend-marker = players’ markers on filled spaces
bluemoon-legend-majority = for the most markers there
bluemoon-legend-construction = contributors: all with a marker there
bluemoon-legend-neighbourhood = from then on for building beside it
bluemoon-legend-near = what rebuilt neighbours add now
bluemoon-legend-dragons = 1 scale each if you contribute, once a turn
bluemoon-legend-jump = after contributions here: jump anywhere
bluemoon-legend-draw = after contributions here: draw 2 cards
bluemoon-legend-offer = after contributions here: an Offering
bluemoon-legend-crystals = crystals, for Offerings
bluemoon-legend-scales = golden scales
bluemoon-legend-cards = cards in hand, or in the deck
bluemoon-legend-offerings = here 1 Offering made of { $to_win } that win
bluemoon-legend-price = the next Offering costs this much
bluemoon-legend-figure = players’ figures
bluemoon-legend-steps = steps left
bluemoon-legend-discard = cards put away
bluemoon-legend-black1 = { bluemoon-about-black1 }
bluemoon-legend-black2 = { bluemoon-about-black2 }
bluemoon-legend-grey1 = { bluemoon-about-grey1 }
bluemoon-legend-grey2 = { bluemoon-about-grey2 }
bluemoon-legend-khind = { bluemoon-about-khind }
bluemoon-legend-brown1 = { bluemoon-about-brown1 }
bluemoon-legend-hoax1 = { bluemoon-about-hoax1 }
bluemoon-legend-hoax2 = { bluemoon-about-hoax2 }
bluemoon-legend-yellow2 = { bluemoon-about-yellow2 }
bluemoon-legend-glow = can be chosen now
bluemoon-legend-walk = one step leads there
bluemoon-legend-ride = this dragon can go there
bluemoon-legend-movable = can be moved, wherever it may go
bluemoon-legend-fresh = changed last

## The state in words

bluemoon-words-name = { $thing }
bluemoon-words-count =
    { $count ->
        [one] { $thing }
       *[other] { $thing } ×{ $count }
    }
bluemoon-words-cards = { $cards }

bluemoon-words-heading-last = This turn and the one before
bluemoon-words-heading-player = { $player }
bluemoon-words-heading-row = The city, row { $row }
bluemoon-words-heading-cards = Cards
bluemoon-words-heading-hand = Your hand

bluemoon-words-game = { $seats } players rebuild the city. { $options }.
bluemoon-words-turn =
    It is turn { $turn }, with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left and { $placed ->
        [0] no marker
        [one] 1 marker
       *[other] { $placed } markers
    } placed.
bluemoon-words-deed = { $player }, on { $place }: { $move }

bluemoon-words-table-picture = The obelisk and what everybody has.
bluemoon-words-obelisk = { $to_win } Offerings win; they cost { $prices } crystals, in this order.
bluemoon-words-offered =
    { $count ->
        [one] 1 Offering has been made, by { $things }.
       *[other] { $count } Offerings have been made, in this order by { $things }.
    }
bluemoon-words-pool = The pool holds { $pool } of { $scales } golden scales.
bluemoon-words-deck =
    { $deck ->
        [0] The deck is empty.
        [one] The deck holds 1 card.
       *[other] The deck holds { $deck } cards.
    }
bluemoon-words-outside = Outside the city: { $things }.
bluemoon-words-stall =
    The game ends after { $patience } turns in a row without a marker{ $idle ->
        [0] { "" }
        [one] ; so far there is 1
       *[other] ; so far there are { $idle }
    }.
bluemoon-words-discard = Discarded: { $things }.
bluemoon-words-limits = The deck and the reward cards drawn from it hold at most { $things }.

bluemoon-words-player =
    { render-has } { $offerings ->
        [0] no Offering
        [one] 1 Offering
       *[other] { $offerings } Offerings
    } and { $scales ->
        [0] no golden scale
        [one] 1 golden scale
       *[other] { $scales } golden scales
    }, with the figure on { $place }.
bluemoon-words-holds =
    { render-has } { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } in hand and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $pending ->
        [0] { "" }
        [one] ; 1 reward card waits
       *[other] ; { $pending } reward cards wait
    }.
bluemoon-words-crystals =
    { $crystals ->
        [one] { render-has } 1 crystal.
       *[other] { render-has } { $crystals } crystals.
    }
bluemoon-words-ties = If Offerings are equal, this decides: { $kind }; { render-has-within } { $count }.
bluemoon-words-held =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    } (pays for { $several ->
        [one] space
       *[other] spaces
    } { $spaces })
bluemoon-words-hand = You hold { $things }.
bluemoon-words-hand-empty = You hold no card.
bluemoon-words-power = { $card }: { $about }.

bluemoon-words-city-picture = The city.
bluemoon-words-stands =
    { $player } stands on { $place }, { $tile }, with { $steps ->
        [0] { "" }
        [one] 1 step left,{ " " }
       *[other] { $steps } steps left,{ " " }
    }{ $offerings ->
        [0] no Offering
        [one] 1 Offering
       *[other] { $offerings } Offerings
    }, { $scales ->
        [0] no golden scale
        [one] 1 golden scale
       *[other] { $scales } golden scales
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
bluemoon-words-stand =
    You stand on { $place }, { $tile }, with { $steps ->
        [0] { "" }
        [one] 1 step and{ " " }
       *[other] { $steps } steps and{ " " }
    }{ $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }{ $steps ->
        [0] { "" }
       *[other] ; { $near } are next to you
    }.
bluemoon-words-price =
    The next Offering costs { $price ->
        [one] 1 crystal
       *[other] { $price } crystals
    }; { $to_win } Offerings win.
bluemoon-words-courtyard = { $place } { $tile }.
bluemoon-words-rebuilt = { $place } { $tile } is rebuilt.
bluemoon-words-ruins = { $place } { $tile } lies in ruins.
bluemoon-words-on = { $place } { $tile }
bluemoon-words-here = On { $place }:
bluemoon-words-rest =
    { $count ->
        [one] Rebuilt is { $things }.
       *[other] Rebuilt are { $things }.
    }
bluemoon-words-space = { $number } ({ $colour } { $value })
bluemoon-words-by = { $space } by { $player }
bluemoon-words-free =
    { $count ->
        [one] Free is space { $things }.
       *[other] Free are spaces { $things }.
    }
bluemoon-words-taken =
    { $count ->
        [one] Taken is space { $things }.
       *[other] Taken are spaces { $things }.
    }
bluemoon-words-reward-majority = The most markers bring { $gain }.
bluemoon-words-reward-construction = Each contributor gets { $gain }.
bluemoon-words-reward-near = Rebuilt neighbours add { $gain }.
bluemoon-words-reward-neighbourhood = Once rebuilt, it brings contributors beside it { $gain }.
bluemoon-words-reward-beside = It brings contributors beside it { $gain }.
bluemoon-words-special = Who stands here when contributions are over may { $special }.
bluemoon-words-figures =
    { $count ->
        [one] Here stands { $things }.
       *[other] Here stand { $things }.
    }
bluemoon-words-dragons =
    { $count ->
        [one] Here is the { $things }.
       *[other] Here are the { $things }.
    }

bluemoon-picture-cover = A rebuilt city at night under a blue moon, the golden obelisk in its middle, three dragons above.
