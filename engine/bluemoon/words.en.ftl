# The words of Blue Moon City: names of things, questions, and what happened.

bluemoon-title = Blue Moon City
bluemoon-about = Rebuild a ruined city, and be the first to restore the obelisk.

## Options

bluemoon-option-expansion = Expansion
bluemoon-option-expansion-off = without
bluemoon-option-expansion-on = with
bluemoon-about-off = Twenty buildings around the courtyard.
bluemoon-about-on = Four more buildings and the corners: a city of five by five. Three of them allow an action.
bluemoon-option-layout = City
bluemoon-option-layout-start_tiles = four start tiles in the middle
bluemoon-option-layout-random_all = all shuffled
bluemoon-option-layout-rulebook_2006 = as pictured in 2006
bluemoon-about-start_tiles = Royal Palace and temples lie around the courtyard, in edition 2006 always alike; others at random.
bluemoon-about-random_all = Every building lies at random.
bluemoon-about-rulebook_2006 = Always the same city, the one of the first rule book; without the expansion.
bluemoon-option-edition = Edition
bluemoon-option-edition-2018 = 2018
bluemoon-option-edition-2006 = 2006
bluemoon-about-2018 = 7, 10 or 12 golden scales with 2, 3 or 4 players.
bluemoon-about-2006 = 9, 12 or 15 golden scales with 2, 3 or 4 players.
bluemoon-bad-layout = The city as pictured in 2006 has no room for the expansion: choose another city, or play without the expansion.

## Colours and peoples

bluemoon-black = black
bluemoon-red = red
bluemoon-blue = blue
bluemoon-grey = grey
bluemoon-green = green
bluemoon-brown = brown
bluemoon-white = white
bluemoon-yellow = yellow
bluemoon-any = any colour

bluemoon-vulca = Vulca
bluemoon-terrah = Terrah
bluemoon-aqua = Aqua
bluemoon-flit = Flit
bluemoon-khind = green 1
bluemoon-mimix = Mimix
bluemoon-hoax = Hoax
bluemoon-pillar = Pillar

## Cards and what they do

bluemoon-black1 = black 1
bluemoon-black2 = black 2
bluemoon-black3 = black 3
bluemoon-red1 = red 1
bluemoon-red2 = red 2
bluemoon-red3 = red 3
bluemoon-blue1 = blue 1
bluemoon-blue2 = blue 2
bluemoon-blue3 = blue 3
bluemoon-grey1 = grey 1
bluemoon-grey2 = grey 2
bluemoon-grey3 = grey 3
bluemoon-brown1 = brown 1
bluemoon-brown2 = brown 2
bluemoon-brown3 = brown 3
bluemoon-hoax1 = white 1
bluemoon-hoax2 = white 2
bluemoon-white3 = white 3
bluemoon-yellow1 = yellow 1
bluemoon-yellow2 = yellow 2
bluemoon-yellow3 = yellow 3

bluemoon-about-black1 = moves the red dragon to any tile
bluemoon-about-black2 = moves the red dragon up to 3 steps, if it is in the city
bluemoon-about-black3 = no power
bluemoon-about-red1 = moves the green dragon to any tile
bluemoon-about-red2 = moves the green dragon up to 3 steps, if it is in the city
bluemoon-about-red3 = no power
bluemoon-about-blue1 = moves the blue dragon to any tile
bluemoon-about-blue2 = moves the blue dragon up to 3 steps, if it is in the city
bluemoon-about-blue3 = no power
bluemoon-about-grey1 = takes your figure to any tile
bluemoon-about-grey2 = 2 more steps
bluemoon-about-grey3 = no power
bluemoon-about-khind = counts 1 in any colour
bluemoon-about-brown1 = with another brown 1 or 2: counts 3 in any colour
bluemoon-about-brown2 = with another brown 1 or 2: counts 3 in any colour
bluemoon-about-brown3 = no power
bluemoon-about-hoax1 = recolours up to 4 cards of one colour
bluemoon-about-hoax2 = recolours 1 card
bluemoon-about-white3 = no power
bluemoon-about-yellow1 = after an Offering: one more, for 1 crystal extra
bluemoon-about-yellow2 = after an Offering: one more, for 2 crystals extra
bluemoon-about-yellow3 = no power

## Figures and goods

bluemoon-red_dragon = red dragon
bluemoon-green_dragon = green dragon
bluemoon-blue_dragon = blue dragon
bluemoon-courtyard = Courtyard
bluemoon-obelisk = obelisk
bluemoon-scales = golden scales
bluemoon-markers = markers
bluemoon-about-dragons = Your first contribution of a turn brings a golden scale for each dragon on the tile.
bluemoon-about-obelisk = In the courtyard crystals are offered to the obelisk, the cheapest space first. Whoever first makes enough Offerings wins.
bluemoon-about-scales = When the pool of golden scales is empty, whoever holds the most gets 6 crystals (if tied, 3 each), and everybody else with 3 or more gets 3. Who gets crystals returns all scales.
bluemoon-about-markers = Each contribution and each Offering takes one of your ten markers. Those on a building come back when it is rebuilt.

## Buildings

bluemoon-royal_palace = Royal Palace
bluemoon-fire_temple = Fire Temple
bluemoon-earth_temple = Earth Temple
bluemoon-water_temple = Water Temple
bluemoon-citadel = Citadel
bluemoon-hospice = Hospice
bluemoon-aqueduct = Aqueduct
bluemoon-iron_foundry = Iron Foundry
bluemoon-mill = Mill
bluemoon-thermae = Thermae
bluemoon-market_hall = Market Hall
bluemoon-caravanserai = Caravanserai
bluemoon-trading_house = Trading House
bluemoon-flight_tower = Flight Tower
bluemoon-monastery_tower = Monastery Tower
bluemoon-watchtower = Watchtower
bluemoon-city_residence = City Residence
bluemoon-great_hall = Great Hall
bluemoon-library = Library
bluemoon-university = University
bluemoon-main_hall = Main Hall
bluemoon-hospital = Hospital
bluemoon-golden_shrine = Golden Shrine
bluemoon-theatre = Theatre

bluemoon-about-royal_palace = Each space is paid in one colour of your choice; another space may be paid in another.
bluemoon-about-main_hall = Eight spaces of value 1, one for each colour. Stand here after your contributions, and before the discard your figure may jump to any other tile; nothing more is done there this turn.
bluemoon-about-hospital = Stand here after your contributions, and before the discard you may draw 2 cards.
bluemoon-about-golden_shrine = Stand here after your contributions, and before the discard you may make an Offering at the printed price, without yellow cards.
bluemoon-jump = jump to any other tile
bluemoon-draw = draw 2 cards
bluemoon-offer = make an Offering
bluemoon-majority = Most markers
bluemoon-construction = Each contributor
bluemoon-neighbourhood = Neighbourhood
bluemoon-about-majority = For the most markers on the building; among equals, for the one furthest left.
bluemoon-about-construction = For everybody with a marker on the building.
bluemoon-about-neighbourhood = Once rebuilt: for everybody who contributes to a building beside it, when that one is completed.

## Rewards: the same words wherever something is gained

bluemoon-gain-crystals =
    { $crystals ->
        [0] { "" }
        [one] { " " }+1 crystal
       *[other] { " " }+{ $crystals } crystals
    }
bluemoon-gain-scales =
    { $scales ->
        [0] { "" }
        [one] { " " }+1 golden scale
       *[other] { " " }+{ $scales } golden scales
    }
bluemoon-gain-cards =
    { $cards ->
        [0] { "" }
        [one] { " " }+1 card
       *[other] { " " }+{ $cards } cards
    }
bluemoon-gain = { bluemoon-gain-crystals }{ bluemoon-gain-scales }{ bluemoon-gain-cards }

## Score lines and ends

bluemoon-offerings = Offerings
bluemoon-crystals = crystals
bluemoon-end-offerings = The last Offering that was needed has been made.
bluemoon-end-no_markers = A draw: nobody has a marker left, and nobody has made enough Offerings.
bluemoon-end-rebuilt = The city is rebuilt and nobody can pay for another Offering: most Offerings win, then most crystals.
bluemoon-end-stalled = A draw: for too long nobody has placed a marker.
bluemoon-end-rebuilt_stalled = The city is rebuilt and for too long nobody has made an Offering: most Offerings win, then most crystals.

## Questions

bluemoon-ask-move =
    { $steps ->
        [0] play a card, build or offer
       *[other] walk, build or offer
    }
bluemoon-ask-contribute = pay on { $place }, or end?
bluemoon-ask-offer = the next Offering costs { $price } crystals
bluemoon-ask-pillar = offer again, or end?
bluemoon-ask-jump = jump to another tile?
bluemoon-ask-hospital = draw { $cards } cards?
bluemoon-ask-shrine = the next Offering costs { $price } crystals
bluemoon-ask-reset =
    { $cards ->
        [0] end your turn
        [one] discard 1 card?
       *[other] discard up to { $cards } cards?
    }

## Moves

bluemoon-nothing = nothing
bluemoon-move-step = Step to { $one }.
bluemoon-move-play =
    { $count ->
        [1] Play { $one }.
       *[2] Play { $one }, to { $two }.
    }
bluemoon-move-contribute = Contribute to space { $one }, paying { $two }.
bluemoon-move-offer = Make an Offering.
bluemoon-move-jump = Jump to { $one }.
bluemoon-move-draw = Draw 2 cards.
bluemoon-move-skip = Do without the special action.
bluemoon-move-discard = Discard { $one }.
bluemoon-move-end = End this part of the turn.

## What happened

bluemoon-log-stepped = { $seat } walked to { $tile } on { $place }.
bluemoon-log-hastened = { $seat } played { $card }: { $steps } more steps.
bluemoon-log-flew = { $seat } played { $card } and flew to { $place }.
bluemoon-log-moved_dragon = { $seat } played { $card }: { $dragon } to { $place }.
bluemoon-log-contributed = { $seat } paid { $colour } { $value } at { $tile }: { $cards }.
    .short = { $seat } paid { $colour } { $value } at { $tile }.
bluemoon-log-thanked =
    { $scales ->
        [one] { $seat } got 1 golden scale from a dragon.
       *[other] { $seat } got { $scales } golden scales from dragons.
    }
bluemoon-log-completed = { $seat } rebuilt { $tile }.
bluemoon-log-majority = { $seat }, most markers:{ bluemoon-gain }.
bluemoon-log-construction = { $seat }, contributor:{ bluemoon-gain }.
bluemoon-log-neighbourhood = { $seat }, neighbourhood:{ bluemoon-gain }.
bluemoon-log-scales_scored = The pool is empty: golden scales score.
bluemoon-log-traded_scales =
    { $scales ->
        [one] { $seat } returned 1 golden scale:{ bluemoon-gain-crystals }.
       *[other] { $seat } returned { $scales } golden scales:{ bluemoon-gain-crystals }.
    }
bluemoon-log-called_pillar = { $seat } played { $card } for one more Offering.
bluemoon-log-offered = { $seat } made Offering { $offerings } for { $crystals } crystals.
bluemoon-log-jumped = { $seat } jumped to { $tile } on { $place }.
bluemoon-log-drew =
    { $cards ->
        [0] There was no card left for { $seat } to draw.
        [one] { $seat } drew 1 card.
       *[other] { $seat } drew { $cards } cards.
    }
bluemoon-log-got =
    { $yours ->
        [yes] You drew { $cards }.
       *[no] { $seat } drew { $cards }.
    }
bluemoon-log-set_aside =
    { $cards ->
        [0] There was no reward card left for { $seat }.
        [one] { $seat } will take up 1 reward card after this turn.
       *[other] { $seat } will take up { $cards } reward cards after this turn.
    }
bluemoon-log-took_up =
    { $cards ->
        [one] { $seat } took up 1 reward card.
       *[other] { $seat } took up { $cards } reward cards.
    }
bluemoon-log-discarded = { $seat } discarded { $cards }.
bluemoon-log-reshuffled =
    { $cards ->
        [one] The deck was reshuffled: 1 card.
       *[other] The deck was reshuffled: { $cards } cards.
    }
bluemoon-log-passed_over = { $seat } could place no marker on { $tile }: { $why }.
bluemoon-rebuilt = it is rebuilt
bluemoon-no_marker = no marker in hand
bluemoon-log-ended = The game is over.

## Why not

bluemoon-verb-step = step here
bluemoon-verb-play =
    { $of ->
        [place] play a card that moves something here
        [thing] play this card
       *[any] play a card
    }
bluemoon-verb-contribute = pay for this space
bluemoon-verb-offer = make an Offering
bluemoon-verb-jump = jump here

bluemoon-why-steps = Your figure has no steps left.
bluemoon-why-neighbour =
    { $count ->
        [one] { $place } is
       *[other] { $place } are
    } { $far } steps away; you have { $steps } left.
bluemoon-why-marker = You have no markers left.
bluemoon-why-card =
    { $count ->
        [one] { $card } is
       *[other] { $card } are
    } not in your hand.
bluemoon-why-power =
    { $count ->
        [one] { $card } moves
       *[other] { $card } move
    } neither your figure nor a dragon.
bluemoon-why-here = Your figure is there already.
bluemoon-why-there = The { $dragon } is there already.
bluemoon-why-outside = The { $dragon } is not in the city.
bluemoon-why-far =
    { $count ->
        [one] { $place } is
       *[other] { $place } are
    } more than { $steps } steps away from the { $dragon }.
bluemoon-why-taken =
    { $count ->
        [one] There’s a marker on it already.
       *[other] There are markers on these already.
    }
# A space, by its number because another one is alike.
bluemoon-why-space = { $kind } (space { $number })
bluemoon-why-colour = Your cards are { $missing } short of { $colour } { $value }.
bluemoon-why-needless = These cards already pay { $colour } { $value }, so you can’t add any: { $cards }.
bluemoon-why-crystals =
    { $missing ->
        [one] It costs { $price } crystals: you’re 1 short.
       *[other] It costs { $price } crystals: you’re { $missing } short.
    }

## What a hint says that a move gains
bluemoon-value-crystals = crystals
bluemoon-value-affordable = crystals enough for an Offering
bluemoon-value-affordable_far = no long way to the courtyard for an Offering
bluemoon-value-offering = who can make an Offering next
bluemoon-value-winning = who can make the Offering that wins next
bluemoon-value-crystals_promised = crystals promised by buildings
bluemoon-value-cards_promised = cards promised by buildings
bluemoon-value-scales_promised = golden scales promised by buildings
bluemoon-value-prospect = a building that the hand can pay for, the nearer the better
bluemoon-value-scales = golden scales
bluemoon-value-scales_leading = the lead in golden scales
bluemoon-value-cards = cards in hand
bluemoon-value-card_values = cards of high value
bluemoon-value-cards_black = black cards
bluemoon-value-cards_red = red cards
bluemoon-value-cards_blue = blue cards
bluemoon-value-cards_grey = grey cards
bluemoon-value-cards_green = green cards
bluemoon-value-cards_brown = brown cards
bluemoon-value-cards_white = white cards
bluemoon-value-cards_yellow = yellow cards
bluemoon-value-flexible_cards = cards that pay in any colour
bluemoon-value-markers = markers in hand
bluemoon-value-markers_none = a marker in hand
bluemoon-value-markers_stranded = markers enough to complete a building
