# Blue Moon City at the table: labels of choices, and what can be done.

bluemoon-hint = First game? In a turn you move your figure to a building and play cards of its colour: they put your markers on it. A complete building rewards all who took part, most often with crystals, and more beside rebuilt ones. In the middle you offer crystals at the obelisk, and whoever first makes enough offerings wins. Be part of many buildings, and offer early, while it is cheap.

## Moving

bluemoon-menu-fly = { $card }: fly
bluemoon-menu-fly-on = then go on
bluemoon-menu-ride = Bring a dragon along
bluemoon-menu-ask-place = where to?
bluemoon-choice-walk = Walk to { $spot }
bluemoon-choice-fly = Fly to { $spot }
bluemoon-choice-fly-on = Fly to { $spot }, go on
    .short = { $spot }, go on
bluemoon-choice-jump = Jump to { $spot }
bluemoon-choice-no-jump = Don’t jump
bluemoon-choice-stay = Stay on { $spot }
bluemoon-choice-play = { $card }: { $power }
bluemoon-choice-dragon = { $dragon } to { $place }
bluemoon-choice-ride =
    { $stays ->
        [yes] { $card }: { $dragon }, stay on { $place }
       *[no] { $card }: { $dragon }, walk to { $place }
    }
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
        [yes] the Offering that wins: pay { $crystals } crystals
       *[no] Offering: pay { $crystals } crystals
    }
bluemoon-spot-held = you have { $crystals }
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

# Cards are spent, one of them to fly there. Where there is no room for all, the number of cards goes before gains do.
bluemoon-choice-rebuild =
    { $flies ->
        [yes] Fly, rebuild
       *[no] Rebuild
    } { $place }, −{ $cards }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
    .short =
    { $flies ->
        [yes] Fly to { $place }
       *[no] { $place }
    }, −{ $cards }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
    .tight =
    { $flies ->
        [yes] Fly to
       *[no] Rebuild
    } { $place }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
    .bare =
    { $flies ->
        [yes] Fly to { $place }
       *[no] { $place }
    }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
# The same where gains are cut after all: the first one stands.
bluemoon-choice-rebuild-most =
    { $flies ->
        [yes] Fly to
       *[no] Rebuild
    } { $place }, −{ $number }: { $most }…
    .short =
    { $flies ->
        [yes] Fly to { $place }
       *[no] { $place }, −{ $number }
    }: { $most }…
    .tight =
    { $flies ->
        [yes] Fly to { $place }
       *[no] { $place }
    }: { $most }…
    .bare = { $place }: { $most }…
# Crystals: what the mover gets and what all others get together; then what else the mover gets.
bluemoon-brings-shared =
    { $own }, { $count ->
        [one] other
       *[other] others
    } { $theirs }
bluemoon-brings-shared-more = { $shared }; { $more }
bluemoon-choice-pay =
    { $flies ->
        [yes] Fly, pay
       *[no] Pay
    } { $count ->
        [one] { $space }
       *[other] { $count } spaces
    } on { $place }, −{ $cards }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
    .short =
    { $flies ->
        [yes] Fly, { "" }
       *[no] { "" }
    }{ $count ->
        [one] { $space }
       *[other] { $count } spaces
    } on { $place }, −{ $cards }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
    .tight =
    { $kinds ->
        [0] { $flies ->
            [yes] Fly, pay
           *[no] Pay
        } on { $place }, −{ $cards }
       *[other] { $flies ->
            [yes] Fly to { $place }
           *[no] { $place }
        }, −{ $cards }: { $brings }
    }
    .bare = { $place }, −{ $number }
bluemoon-choice-contribute = { $space }: pay { $cards }
    .short = { $space }: pay { $number }
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
bluemoon-choice-unpaid =
    { $placed ->
        [0] Nothing to pay with
       *[other] Nothing more to pay with
    }: end, draw { $draw }{ bluemoon-and-waiting }
    .short =
    { $placed ->
        [0] Can’t pay
       *[other] Can’t pay more
    }: end, draw { $draw }{ bluemoon-and-waiting }
    .tight = End, draw { $draw }{ bluemoon-and-waiting }
bluemoon-choice-end-contributing =
    { $placed ->
        [0] Pay nothing
       *[other] Pay nothing more
    }

## Offerings and special tiles

bluemoon-choice-offer =
    { $flies ->
        [yes] { $wins ->
            [yes] Fly, win for { $crystals } crystals
           *[no] Fly, Offering for { $crystals } crystals
        }
       *[no] { $wins ->
            [yes] Win at { $place }: pay { $crystals } crystals
           *[no] Offering at { $place }: pay { $crystals } crystals
        }
    }
    .short =
    { $flies ->
        [yes] Fly to { $place }
       *[no] { $place }
    }: pay { $crystals } crystals
bluemoon-choice-offer-number = Offering { $number } of { $needed }
bluemoon-choice-pillar =
    { $wins ->
        [yes] { $card }: win for { $crystals } crystals
       *[no] { $card }: Offering for { $crystals } crystals
    }
bluemoon-choice-surcharge = { $price } at the obelisk + { $extra } for { $card }
bluemoon-choice-draw-at =
    { $flies ->
        [yes] Fly, draw
       *[no] Draw
    } 2 cards on { $place }
bluemoon-choice-draw = Draw 2 cards
bluemoon-choice-no-draw = Draw nothing

## Discarding

# Reward cards that wait join the hand after what is drawn.
bluemoon-and-waiting =
    { $waiting ->
        [0] { "" }
       *[other] {" "}+ { $waiting }
    }
bluemoon-choice-keep = End my turn, draw { $draw }{ bluemoon-and-waiting }{ $waiting ->
        [0] { "" }
        [one] {" "}reward
       *[other] {" "}rewards
    }
    .short = End, draw { $draw }{ bluemoon-and-waiting }
bluemoon-choice-poor = Needs { $crystals } crystals: end, draw { $draw }{ bluemoon-and-waiting }
bluemoon-choice-no-pillar = No yellow 1 or 2: end, draw { $draw }{ bluemoon-and-waiting }
bluemoon-menu-discard =
    { $count ->
        [one] End: discard one card, draw { $draw }{ bluemoon-and-waiting }
       *[other] End: discard two cards, draw { $draw }{ bluemoon-and-waiting }
    }
bluemoon-menu-ask-discard =
    { $count ->
        [one] which card?
       *[other] which two cards?
    }
bluemoon-menu-discard-with = { $card } and another
bluemoon-menu-ask-discard-with = which card besides { $card }?
bluemoon-choice-discard = Discard { $cards }
    .tight = { $cards }
# Beside other choices, where no menu says that it ends the turn.
bluemoon-choice-discard-alone = End: discard { $cards }, draw { $draw }{ bluemoon-and-waiting }
    .short = End: discard { $cards }
    .tight = End: { $cards }

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

bluemoon-components-buildings = Buildings
bluemoon-components-cards = Cards
bluemoon-components-pieces = Pieces and rewards
bluemoon-components-spaces = Spaces: { $spaces }.

## The first game that teaches: names and numbers are filled in

bluemoon-lesson-walk = Your figure walks up to { $steps } steps. Where it stops, you pay for a space with cards of its colour. You hold most { $colour }. Where do you go?
bluemoon-lesson-walk-other = That works, but { $building } takes { $colour }, and your { $colour } cards could pay for a space there.
bluemoon-lesson-pay = A space shows what its cards must be worth together. Whatever they are worth beyond that is lost. How do you pay and lose nothing?
bluemoon-lesson-pay-other = That works, but a point is lost. Your { $colour } cards are worth the dearest space exactly.
bluemoon-lesson-dragon = You discarded { $most } cards and drew more. Dragons bring scales where you pay, but none is at { $building }. What do you do first?
bluemoon-lesson-dragon-other = That works, but no dragon stands there. A card can send one to { $building } before you walk.
bluemoon-lesson-rebuild = You sent a second dragon and paid once at { $building }. Two more payments rebuild it and bring crystals. What now?
bluemoon-lesson-rebuild-other = That works, but { $building } would bring more crystals, and a scale for each dragon.
bluemoon-lesson-offer = The last golden scale was taken, so your scales brought { $more } crystals: you have { $have }. { $needed } Offerings in the { $place } win, and the next costs { $price }. What do you do?
bluemoon-lesson-offer-other = That works, but your crystals could pay for an Offering now, and Offerings win.
bluemoon-lesson-scales = The next turns were played for you: you lead { $mine } to { $theirs }. The last golden scale makes scales bring crystals. What now?
bluemoon-lesson-scales-other = That works, but rebuilding { $building } would take the last scale and bring more crystals.
bluemoon-lesson-fly = The next turns were played for you. Your last Offering needs crystals; { $building } lacks one payment. Your { $card } flies anywhere. What now?
bluemoon-lesson-fly-other = That works, but one payment would rebuild { $building }, and { $card } could fly you there.
bluemoon-lesson-win = Some turns later you have { $have } crystals and { $mine } of { $needed } Offerings. What do you do?
bluemoon-lesson-win-other = That works, but your last Offering would win the game now.

bluemoon-order-keep = keep all cards
bluemoon-order-no-offering = make no Offering
bluemoon-order-until-offered = somebody makes one
