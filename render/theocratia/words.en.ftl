# Words in the pictures of Theocratia.

theocratia-picture-round =
    { $phase ->
        [setup] Choice of Civs
        [over] Final scores
       *[other] Round { $round } of { $rounds }
    }
theocratia-picture-turn =
    { $phase ->
        [turns] Turn { $turn } of { $turns }
        [end_of_round] End of the round
       *[other] { "" }
    }
theocratia-picture-idle = idle turn

## What the signs mean

theocratia-legend-first = first player; by a 1, in the next round
theocratia-legend-war = 2: War, paid with Warriors
theocratia-legend-row = a die on the row of a Civ
theocratia-legend-cards = Power cards
theocratia-legend-cosmo = Cosmo: pays, and counts at the end
theocratia-legend-worship = Worship: your Priest goes up (start, 0, 1)
theocratia-legend-priests = your Priests of the four Civs
theocratia-legend-times = a Priest here: the Civ’s number × 4
theocratia-legend-built = Pyramids that a player has built
theocratia-legend-malus = steps of Malus (minus points)
theocratia-legend-points = points if it ended now, before Pyramids
theocratia-legend-starting = Starting tile, for neutral ground only
theocratia-legend-tiles = Conversion tiles in hand, for any ground
theocratia-legend-unlocked = Conversion tiles: to claim, not reached
theocratia-legend-crystals = crystals: the players’, green, black
theocratia-legend-owners = whose building, ground or die it is
theocratia-legend-monster = monster: War drives it out
theocratia-legend-number = what Priests of the Civ multiply
theocratia-legend-ignored = your farthest Priest does not count
theocratia-legend-size = size of a Civ: what a Holiday costs
theocratia-legend-round = the round in force
theocratia-legend-end = at the end of the round
theocratia-legend-gems = a crystal of your colour for each Civ
theocratia-legend-warriors = Warriors: ready; below to be produced
theocratia-legend-pieces = House, Factory, Barrack, Pyramid, Fortress
theocratia-legend-page = Chronicles: filled and free spaces
theocratia-legend-development = what the Civ does at the round’s end
theocratia-legend-glow = can be chosen now
theocratia-legend-fresh = changed last

## The state in words

theocratia-words-none = none
theocratia-words-name = { $thing }
theocratia-words-count = { $thing } { $count }
theocratia-words-paid = { $colour } { $count }

theocratia-words-heading-player = { $player }
theocratia-words-heading-civ = { $civ }
theocratia-words-heading-row = The map, row { $row }
theocratia-words-heading-things = What cards and tokens do
theocratia-words-heading-hand = Your Power cards

theocratia-words-game = { $seats } players share four Civs. { $options }.
theocratia-words-round =
    { $phase ->
        [setup] Civs are being chosen; then come { $rounds } rounds of { $turns } turns, all players together.
        [end_of_round] It is the end of round { $round } of { $rounds }, after turn { $turn } of { $turns }.
        [over] The game is over after round { $round } of { $rounds }, turn { $turn } of { $turns }.
       *[turns] It is round { $round } of { $rounds }, { $turn ->
            [0] before the first of its { $turns } turns.
           *[other] turn { $turn } of { $turns }.
        }
    }
theocratia-words-turn = { $parts }.
theocratia-words-took = { $player } took the die { $die }
theocratia-words-took-idle = { $player } took the die { $die } to idle
theocratia-words-tint = recoloured to { $civ }
theocratia-words-twists =
    { $count ->
        [one] twisted once by fate
       *[other] twisted { $count } times by fate
    }
theocratia-words-face = used as { $face }
theocratia-words-on-row = on the { $civ } row
theocratia-words-mode = for { $mode }
theocratia-words-with-cards = with the cards { $things }
theocratia-words-greens =
    { $count ->
        [one] with 1 Green crystal from the reserve
       *[other] with { $count } Green crystals from the reserve
    }
theocratia-words-paying = paying { $things }
theocratia-words-order = The turn order is { $players }.
theocratia-words-next = { $things } holds the Next-first token.
theocratia-words-dice =
    { $count ->
        [one] On the Action table lies the die { $things }.
       *[other] On the Action table lie the dice { $things }.
    }
theocratia-words-bonuses = The Round Bonus cards are, round by round, { $things }.
theocratia-words-unused = This Round Bonus card is not used: { $things }.
theocratia-words-end_bonus = The End Round Bonus is for { $civ }.
theocratia-words-holder = { $things } has taken the End Round Bonus card.
theocratia-words-tokens = Pyramid tokens left: { $things }.
theocratia-words-deck =
    { $deck ->
        [0] The deck of Power cards is empty.
        [one] The deck holds 1 Power card.
       *[other] The deck holds { $deck } Power cards.
    }
theocratia-words-discard = Discarded, the last one on top: { $things }.

theocratia-words-temples-picture = The Temple tracks.
theocratia-words-plays =
    { $who ->
        [you] You play { $colour }.
       *[other] { $player } plays { $colour }.
    }
theocratia-words-score =
    { $time ->
        [end] { render-has } scored
       *[now] { render-subject } would score
    } { $total }{ $time ->
        [end] { "" }
       *[now] { "" } before Pyramids
    }{ $sources ->
        [0] { "" }
       *[other] : { $lines }
    }.
theocratia-words-priest =
    { $civ } { $space ->
        [-1] below 0
       *[other] on { $space }
    } (×{ $factor })
theocratia-words-priests = { render-whose } Priests are { $priests }; { $ignored } does not count.
theocratia-words-left-out = { render-whose } points that do not count: { $things }.
theocratia-words-tracks =
    { render-has } { $cosmo } Cosmo and { $malus ->
        [0] no Malus
        [one] 1 step of Malus
       *[other] { $malus } steps of Malus
    }{ $points ->
        [0] { "" }
        [one] , for minus 1 point
       *[other] , for minus { $points } points
    }.
theocratia-words-holds = { render-has } { $things }.
theocratia-words-power-cards =
    { $count ->
        [0] no Power card
        [one] 1 Power card
       *[other] { $count } Power cards
    }
theocratia-words-start-tile = the Starting tile
theocratia-words-level-tiles =
    { $count ->
        [one] 1 other Conversion tile
       *[other] { $count } other Conversion tiles
    }
theocratia-words-unlocked = { render-subject } may claim Conversion tiles of level { $things }.
theocratia-words-locked = { render-whose } Priests have not reached Conversion tiles of level { $things }.
theocratia-words-used = { render-has } these Pyramid tokens: { $things }.
theocratia-words-losses = { render-has } lost buildings of { $things } since the last turn.
theocratia-words-ties = If totals are equal, this decides, in this order: { render-whose-within } { $things }.

theocratia-words-civ =
    { $civ } has size { $size }; its Chronicles show { $number }, with { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } complete.
theocratia-words-page =
    { $spaces ->
        [0] No area of { $civ } is left to be filled
        [one] The next area of { $civ } has 1 space
       *[other] The next area of { $civ } has { $spaces } spaces
    }; it holds { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    } and { $warriors ->
        [one] 1 Warrior
       *[other] { $warriors } Warriors
    }.
theocratia-words-crystals = { $civ } has the crystals { $things }.
theocratia-words-warriors =
    { $civ } has { $supply ->
        [one] 1 Warrior
       *[other] { $supply } Warriors
    } ready and { $available } to be produced.
theocratia-words-pieces = { $civ } can still build { $things }.
theocratia-words-placed = { $die } by { $player }
theocratia-words-preplaced = { $die } from the beginning
theocratia-words-row = The { $civ } row holds { $things }.
theocratia-words-development = At the end of the round { $civ } develops by { $card }.

theocratia-words-lying =
    { $count ->
        [one] One die lies on the table: { $dice }.
       *[other] { $count } dice lie on the table: { $dice }.
    }
theocratia-words-lying-civ = { $civ } { $faces }
theocratia-words-choices = To choose from: { $things }.
theocratia-words-changed = Changed last: { $things }.
theocratia-words-other =
    { render-has } { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cosmo } Cosmo and { $cards ->
        [0] no Power card
        [one] 1 Power card
       *[other] { $cards } Power cards
    }.

theocratia-words-dice-picture = Dice and cards.
theocratia-words-map-picture = The map.
theocratia-words-place = { $parts }.
theocratia-words-hex = { $hex } is { $ground }
theocratia-words-under = under a { $tile }
theocratia-words-printed = printed as { $ground }
theocratia-words-owner = ground of { $player }
theocratia-words-building = { $civ } { $kind }
theocratia-words-built-on = with a { $civ } { $kind }
theocratia-words-crystal = with a { $crystal } crystal
theocratia-words-monster = with a monster
theocratia-words-touched = changed last
theocratia-words-thing = { $thing }: { $about }
theocratia-words-hand = You hold { $things }.
theocratia-words-hand-empty = You hold no Power card.

theocratia-picture-cover = A land of hexes with the buildings of four Civs, volcanoes, monsters and crystals; three dice before it.
