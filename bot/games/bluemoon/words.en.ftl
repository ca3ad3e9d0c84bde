# Blue Moon City at the table: labels of choices, and what can be done.

bluemoon-length = 60 minutes
bluemoon-hint = First game? In a turn you move your figure to a building and play cards of its colour: they put your markers on it. A complete building rewards all who took part, most often with crystals, and more beside rebuilt ones. In the middle you offer crystals at the obelisk, and whoever first makes enough offerings wins. Be part of many buildings, and offer early, while it is cheap.

## Moving

bluemoon-menu-fly = { $card }: fly
bluemoon-menu-fly-on = then go on
bluemoon-menu-ask-place = where to?
bluemoon-choice-walk = Walk to { $spot }
bluemoon-choice-fly = Fly to { $spot }
bluemoon-choice-fly-on = Fly to { $spot }, go on
bluemoon-choice-jump = Jump to { $spot }
bluemoon-choice-no-jump = Don’t jump
bluemoon-choice-stay = Stay on { $spot }
bluemoon-choice-play = { $card }: { $power }
bluemoon-choice-dragon = { $dragon } to { $place }
bluemoon-power-black1 = red dragon anywhere
bluemoon-power-black2 = red dragon 1–3 steps
bluemoon-power-red1 = green dragon anywhere
bluemoon-power-red2 = green dragon 1–3 steps
bluemoon-power-blue1 = blue dragon anywhere
bluemoon-power-blue2 = blue dragon 1–3 steps
bluemoon-power-grey2 = 2 more steps
bluemoon-spot = { $place } { $tile }
bluemoon-spot-tile = { $tile }; { $told }
bluemoon-spot-no-marker = no marker left
bluemoon-spot-free = { $spaces } free
bluemoon-spot-count = { $free } free spaces
bluemoon-spot-dragons =
    { $count ->
        [one] { $dragons }
       *[other] { $count } dragons
    }{ $scales ->
        [0] , no more scales this turn
        [one] : 1 scale
       *[other] : { $scales } scales
    }
bluemoon-spot-rebuilt = rebuilt
bluemoon-spot-brings = complete: { $brings } each
bluemoon-spot-special = here: { $special }
bluemoon-spot-offer =
    { $wins ->
        [yes] the Offering that wins: { $crystals } crystals
       *[no] Offering: { $crystals } crystals
    }
bluemoon-space = { $colour } { $values }
bluemoon-cards =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }

## Gains

bluemoon-brings-crystals =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
bluemoon-brings-scales =
    { $count ->
        [one] 1 scale
       *[other] { $count } scales
    }
bluemoon-brings-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Contributing

bluemoon-choice-rebuild = Rebuild { $place }: { $brings }
bluemoon-choice-rebuild-short = { $place }: { $brings }
bluemoon-choice-pay =
    { $count ->
        [one] Pay { $space } on { $place }
       *[other] Pay { $count } spaces on { $place }
    }{ $gains ->
        [0] { "" }
       *[1] : { $brings }
    }
bluemoon-choice-contribute = { $space }: pay { $cards }
# Of two free spaces that are alike.
bluemoon-choice-space = { $kind } (right)
bluemoon-choice-total =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
bluemoon-choice-scored =
    { $scales ->
        [one] 1 scale becomes { $crystals } crystals
       *[other] { $scales } scales become { $crystals } crystals
    }
bluemoon-choice-thanked =
    { $scales ->
        [one] dragon: 1 scale
       *[other] dragons: { $scales } scales
    }
bluemoon-choice-others =
    { $count ->
        [one] the other gets { $brings }
       *[other] others get { $brings }
    }
bluemoon-choice-unpaid = Nothing to pay with: end, draw { $draw }
bluemoon-choice-unpaid-yet = Nothing to pay with: go on
bluemoon-choice-end-contributing =
    { $placed ->
        [0] Pay nothing
       *[other] Pay nothing more
    }

## Offerings and special tiles

bluemoon-choice-offer =
    { $wins ->
        [yes] Win at { $place }: pay { $crystals } crystals
       *[no] Offering at { $place }: pay { $crystals } crystals
    }
bluemoon-choice-offer-number = Offering { $number } of { $needed }
bluemoon-choice-pillar =
    { $wins ->
        [yes] { $card }: win for { $crystals } crystals
       *[no] { $card }: Offering for { $crystals } crystals
    }
bluemoon-choice-draw-at = Draw 2 cards on { $place }
bluemoon-choice-draw = Draw 2 cards
bluemoon-choice-no-draw = Draw nothing

## Discarding

bluemoon-choice-keep = End my turn, draw { $draw }{ $waiting ->
        [0] { "" }
        [one] {" "}+ 1 reward
       *[other] {" "}+ { $waiting } rewards
    }
bluemoon-choice-poor = Too few crystals: end, draw { $draw }
bluemoon-choice-no-pillar = No yellow 1 or 2: end, draw { $draw }
bluemoon-menu-discard =
    { $count ->
        [one] End: discard one card, draw { $draw }
       *[other] End: discard two cards, draw { $draw }
    }
bluemoon-menu-ask-discard =
    { $count ->
        [one] which card?
       *[other] which two cards?
    }
bluemoon-menu-discard-with = { $card } and another
bluemoon-menu-ask-discard-with = which card besides { $card }?
bluemoon-choice-discard = Discard { $cards }: draw { $draw }

## What can I do?

bluemoon-explain-rules = { $asked } (Rules { $rules } in /rules)
bluemoon-explain-over = The game is over.
bluemoon-explain-move = Walk up to two steps. Some cards take your figure further or move a dragon: use them as often and in any order you like, before, between and after your steps. If your figure then stands on a building in ruins, you can contribute to it; in the courtyard you can make an Offering.
bluemoon-explain-move-spent = Walk up to two steps. Some cards take your figure further or move a dragon: use them as often and in any order you like, before, between and after your steps. You have no marker in hand: wherever your figure then stands, you can neither contribute nor make an Offering.
bluemoon-explain-contribute = Pay for a free space of the building you stand on with cards of its colour that reach its value, or with cards whose power helps. Your marker then lies on the space. You may contribute several times.
bluemoon-explain-contribute-none = Your cards pay for no free space of the building you stand on: all you can do is end this part of your turn.
bluemoon-explain-offer = Pay crystals for the next space of the obelisk, once in this turn; then each yellow 1 or 2 in hand allows one more.
bluemoon-explain-pillar = Each yellow 1 or 2 in your hand allows one more Offering at a higher price.
bluemoon-explain-pillar-none = You have no yellow 1 or 2 in hand, which one more Offering would take: all you can do is end your turn.
bluemoon-explain-jump = Your figure may jump to any other tile before the discard; it does nothing more there.
bluemoon-explain-hospital = You may draw 2 cards before you discard.
bluemoon-explain-shrine = You may make one Offering here at the printed price; yellow cards can’t be used.
bluemoon-explain-reset = Discard no card, one or two; you draw two more than that, then your reward cards join your hand.
bluemoon-explain-hand = **Your cards.** Each is used for its value, on spaces of its colour, or for its power.
bluemoon-explain-card =
    { $count ->
        [one] **{ $card }** ({ $colour }): { $about }.
       *[other] **{ $card } ×{ $count }** ({ $colour }): { $about }.
    }
bluemoon-explain-rewards = **Rewards.** They come when the last space of a building is paid.
bluemoon-explain-term = **{ $term }**: { $about }
bluemoon-explain-ruins = **Not yet rebuilt.**
bluemoon-explain-tile = **{ $spot }** ({ $situation }). { $told }
bluemoon-explain-reward = { $reward }: { $gain }.
bluemoon-explain-reward-near = { $reward }: { $gain }; with the rebuilt neighbours now { $whole }.
bluemoon-explain-obelisk = **Offerings.**
bluemoon-explain-offerings = The next Offering costs { $price } crystals; { $needed } of your own win.
bluemoon-explain-offerings-more = The next Offering costs { $price } crystals and the card’s extra; { $needed } of your own win.
bluemoon-explain-offered = Made so far: { $made }; crystals held: { $crystals }.
bluemoon-explain-scales = **Golden scales.**
bluemoon-explain-stall = **Careful:** for { $idle } turns in a row nobody has placed a marker. After { $patience } the game is over.
bluemoon-explain-pool =
    { $pool ->
        [one] 1 golden scale is left in the pool.
       *[other] { $pool } golden scales are left in the pool.
    }


## What can be asked about

bluemoon-things-buildings = Buildings
bluemoon-things-cards = Cards
bluemoon-things-pieces = Pieces and rewards
bluemoon-things-spaces = Spaces: { $spaces }.

## The first game that teaches: names and numbers are filled in

bluemoon-lesson-walk = Your figure walks { $steps } steps, and where it stops you pay for a space with cards of its colour. You hold most of { $colour }, as your hand below shows: which building within reach takes this colour alone, for more than one space?
bluemoon-lesson-walk-right = At { $building } your cards of { $colour } pay for more than one space. Read your hand first, then walk.
bluemoon-lesson-walk-wrong = { $building } was asked for. It takes { $colour } alone, of which you hold the most, and has more than one space for it.
bluemoon-lesson-pay = Each space shows what its cards have to be worth together, and nothing is given back if they are worth more. A { $card } is a joker for any colour: how do you pay with nothing too much, and without the joker?
bluemoon-lesson-pay-right = Not a point is wasted, and the { $card } stays in your hand. When { $building } is completed everybody with a marker on it is paid once, and the more of them, the likelier is the majority.
bluemoon-lesson-pay-wrong = That gives away more than { $building } asks for, spends the { $card }, or builds nothing. Cards that are just enough leave you the others, and the { $card } fits everywhere later.
bluemoon-lesson-majority = When { $building } is completed everybody with a marker is paid, and whoever has the most gets { $crystals } crystals more; among equals the one furthest left counts. Another player has a marker in the middle: which space do you take?
bluemoon-lesson-majority-right = You lie further left now, so equal numbers favour you. The dearest space is often worth its price for that.
bluemoon-lesson-majority-wrong = With as many each, the one furthest left has the majority. To the right of the other one, or without a marker, you are behind for the { $crystals } crystals.
bluemoon-lesson-single = { $building } has a single space of { $value }, so whoever pays for it completes the building at once and alone. Your cards of { $colour } are enough for that: where do you go?
bluemoon-lesson-single-right = Now one contribution completes it, and its whole reward is yours. From then on it also pays whoever has a marker on a building beside it, when that one is completed.
bluemoon-lesson-single-wrong = { $building } would be completed at once, by you alone. Of what you begin elsewhere others may have a share.
bluemoon-lesson-far = { $building } takes { $colour }, and your hand is full of it. It lies farther than your { $steps } steps, but your weakest { $cards } card carries your figure to any tile: what do you do?
bluemoon-lesson-far-right = Your weakest { $cards } card flies you there in one go. A card is used for its value or for its power, never for both.
bluemoon-lesson-far-wrong = Your weakest { $cards } card carries you to { $building } at once. As payment it is worth little.
bluemoon-lesson-dragon = Your first contribution of a turn brings a golden scale for each dragon on that tile. You will build at { $building } with your strong cards: how do you bring a dragon there first?
bluemoon-lesson-dragon-right = The { $dragon } waits at { $building } now. Walk there, pay, and the scale is yours as well.
bluemoon-lesson-dragon-wrong = This brings no dragon to { $building }. Your weakest { $cards } card sends the { $dragon } to any tile.
bluemoon-lesson-hoax = A weak { $cards } card used for its power pays nothing itself: it makes cards of another colour count as the colour of the space. You stand at { $building } without a card of { $colour }, so how do you take the dearest space?
bluemoon-lesson-hoax-right = Both cards count as { $colour } now. The dearest space lies furthest left and wins when numbers are equal.
bluemoon-lesson-hoax-wrong = More was possible. Your weakest { $cards } card recolours several cards of one colour at once, enough for the dearest space of { $building }.
bluemoon-lesson-stay = Crystals do not win by themselves: in the { $place } you offer them, and { $needed } offerings of your own win the game. The next one costs { $price } and you have { $have }: where does your figure end its walk?
bluemoon-lesson-stay-right = That is the place for an offering. Every offering, whoever makes it, takes the cheapest price away, so come early.
bluemoon-lesson-stay-wrong = With { $have } crystals for a price of { $price } the { $place } is the place to be. Where the walk ends elsewhere you can build at best, but not offer.
bluemoon-lesson-pillar = In a turn you make one offering, but either { $cards } card in your hand allows another for a little more. The lower one costs { $one } extra, the higher one { $two }: how do you use your crystals?
bluemoon-lesson-pillar-right = Another offering for { $one } crystal more. Two in one turn are hard to catch up with.
bluemoon-lesson-pillar-wrong = You had a better way: to offer again, and as cheaply as you can. The lower { $cards } card adds { $one } to the price, not { $two }.
bluemoon-lesson-discard = At the end of a turn you may discard up to { $most } cards, and you draw { $more } more than that. None of these cards has a use for you soon: how many do you give away?
bluemoon-lesson-discard-right = That brings as many new cards as possible. Hands have no limit, so draw whenever the old cards do not fit.
bluemoon-lesson-discard-wrong = You could have exchanged more. Each card given away is replaced, up to { $most } of them.

bluemoon-order-keep = keep all cards
bluemoon-order-no-offering = make no Offering
bluemoon-order-until-offered = somebody makes one
