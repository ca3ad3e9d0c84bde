# Theocratia at the table: labels of choices, and what can be done.

theocratia-length = 60 to 100 minutes
theocratia-hint = First game? In a turn you take a die and give it to one of four Civs: its number says what that Civ does for you. Civs thank you with Worship: your Priests climb. Wars and Holidays fill a Civ's Chronicles. At the end each Civ brings you the number on its Chronicles times the multiplier your Priest has reached; but the Civ that worships you most does not count at all. So let three Priests climb together, and keep some Cosmo, the money: Holidays cost it, and so does turning a die to another number.

## Choices: their names, `.short` and `.tight` where there is less room

theocratia-name = { $name }
theocratia-on = { $thing } on { $hex }
theocratia-building = { $civ } { $kind }
theocratia-choice-civ =
    { $priest ->
        [0] { $civ }: House on { $hex }
       *[other] { $civ }: House { $hex }, Priest on 0
    }
theocratia-choice-die = { $die }: { $does }
theocratia-choice-die-row = { $die } → { $civ }: { $does }
    .short = { $die }→{ $civ }: { $does }
theocratia-choice-row = { $civ }: { $does }
theocratia-choice-face = As { $face } → { $civ }: { $does }
    .short = { $face } → { $civ }: { $does }
theocratia-choice-face-ignore = As { $face } → { $civ } for { $card }: { $does }
    .short = { $face } → { $civ } (card): { $does }
    .tight = { $face }→{ $civ } (card): { $does }
theocratia-choice-ignore = { $civ } for { $card }: { $does }
    .short = { $civ } for a card: { $does }
    .tight = { $civ } (card): { $does }
theocratia-choice-recolour = To { $civ } for { $card }: { $does }
    .short = { $civ }, { $card }: { $does }
    .tight = To { $civ } (card): { $does }
theocratia-choice-played =
    { $number ->
        [0] { $does } with { $card }
        [one] { $does } with { $card }: 1 Green crystal
       *[other] { $does } with { $card }: { $number } Green crystals
    }
    .short =
    { $number ->
        [0] { $does } with { $card }
       *[other] { $does } with { $card }: { $number } Green
    }
theocratia-choice-next = then more
theocratia-choice-use = Use { $die }
theocratia-choice-change = { $die }: { $ways }
    .short = { $die }: change it
theocratia-way-turned = turn to { $faces }
theocratia-way-recoloured = recolour
theocratia-way-card = add a card
theocratia-choice-idle = { $die }: idle
theocratia-choice-idle-row = { $civ } row
theocratia-choice-take = Take the End Round Bonus card
theocratia-choice-draw = Draw a Power card
theocratia-choice-destroy = { $civ } { $kind } on { $hex }
    .short = { $kind } on { $hex }
theocratia-choice-convert = Take { $civ } { $kind } on { $hex }
    .short = Take { $kind } on { $hex }
theocratia-choice-clear = { $full }
    .short = { $brief }
theocratia-cleared = { $kind } on { $hex } ({ $owner })
    .short = { $kind } on { $hex }
theocratia-choice-pay =
    { $amount ->
        [0] No { $crystal } crystal
        [one] 1 { $crystal } crystal
       *[other] { $amount } { $crystal } crystals
    }
theocratia-choice-token = { $token }
theocratia-choice-token-settlers = { $token }: { theocratia-far_settlers } only
theocratia-choice-at-once = { $gains }
    .short = { $token }
theocratia-choice-in-vain = { $token }: no use now
theocratia-choice-worship = 1 Worship of { $civ }
theocratia-choice-lost = { $civ }: Worship lost
theocratia-choice-claim = Tile { $level } for { $cosmo } Cosmo: any ground
    .short = Tile { $level } for { $cosmo } Cosmo
theocratia-choice-claim-vain = Tile { $level }, { $cosmo } Cosmo: no use now
theocratia-choice-play-on = { $card } → { $civ }
theocratia-choice-play-both = { $card }: { $one } + { $other }
    .short = { $one } + { $other }
theocratia-choice-play-tile = { $card }: tile of level { $level }
theocratia-choice-play-green =
    { $amount ->
        [one] { $card }: 1 Green crystal
       *[other] { $card }: { $amount } Green crystals
    }
theocratia-choice-decline = Do without
theocratia-choice-end = End the turn

## Menus

theocratia-menu-ask-die = which die, for which Civ?
theocratia-menu-change = Turn or recolour a die, or add cards
theocratia-menu-ask-change = which die?
theocratia-menu-face =
    { $dear ->
        [0] As { $face }
       *[other] As { $face } ({ $cost })
    }
theocratia-menu-recolour = Recolour: give up a card
theocratia-menu-ask-recolour = which colour, and for which card?
theocratia-menu-ignore = Same number: give up a card
theocratia-menu-ask-ignore = which row, and for which card?
theocratia-menu-play = Play a Power card
theocratia-menu-ask-play = which card do you play?

## What a choice costs and brings

theocratia-colon = { $one }: { $other }
theocratia-comma = { $one }, { $other }
theocratia-and = { $one }; { $other }
theocratia-or = { $one } or { $other }
theocratia-after = { $one }. { $other }
theocratia-pay = pay { $what }
theocratia-told =
    { $paid ->
        [0] { $gains }
       *[other] pay { $costs }{ $gained ->
            [0] { "" }
           *[other] : { $gains }
        }
    }
theocratia-amount-cosmo = { $count } Cosmo
theocratia-amount-worship = { $count } Worship
theocratia-amount-worshipped = { $count } Worship of { $of }
    .short = { $count } { $of }
theocratia-amount-malus =
    { $points ->
        [0] { $count } Malus
        [one] { $count } Malus (-1 point)
       *[other] { $count } Malus (-{ $points } points)
    }
theocratia-amount-malus-down = { $count } Malus less
theocratia-amount-crystals =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
theocratia-amount-coloured =
    { $count ->
        [one] 1 { $of } crystal
       *[other] { $count } { $of } crystals
    }
theocratia-amount-black = { $count } Black
theocratia-amount-warriors =
    { $count ->
        [one] 1 Warrior
       *[other] { $count } Warriors
    }
theocratia-amount-cards =
    { $count ->
        [one] 1 Power card
       *[other] { $count } Power cards
    }
    .short =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
theocratia-amount-tiles =
    { $count ->
        [one] 1 Conversion tile
       *[other] { $count } Conversion tiles
    }
    .short =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
theocratia-gets =
    { $count ->
        [one] { $who } gets { $what }
       *[other] { $who } get { $what }
    }
    .short = { $who } { $what }
theocratia-others =
    { $sure ->
        [0] others may gain
       *[other] others gain
    }
theocratia-besides-lead = the lead next round
theocratia-besides-take = the End Round Bonus or a Power card
theocratia-besides-tile = on a Conversion tile to claim for { $cosmo } Cosmo
theocratia-besides-token = a token
theocratia-also = also with { $cards }
theocratia-owner = Owner: { $owner }
theocratia-about-take =
    { $houses ->
        [0] { $civ } House when the round ends; none is left now
       *[other] { $civ } House when the round ends
    }

# Below points as if the game ended now.
theocratia-unscored = -# At the end each Pyramid still brings its owner 1 Worship of a Civ of their choice.

## What can I do?

theocratia-explain-over = The game is over.
theocratia-explain-rules = { $asked } (Rules { $rules } in /rules)
theocratia-explain-number = { $number }: { $action }
theocratia-explain-pyramid = 4 or 5: { $action }
theocratia-explain-holiday = Any number: { $action }
theocratia-explain-thing = { $name }. { $about }
theocratia-explain-start = The last in turn order chooses first. You get a House of this Civ on the marked hex of your colour beside its Fortress; the crystal from there goes to the Civ. Later any player may use any Civ.
theocratia-explain-aim = 1 Worship of a Civ moves your Priest of it up a space. At the end a Civ brings you the number on its Chronicles, which Wars and Holidays fill, times the multiplier of your Priest. Your farthest Priest does not count.
theocratia-explain-develops = At the end of the round, { $civs }: { $card }. { $about }
theocratia-explain-compensation = Whoever loses a building gains 1 Worship of its Civ, and a Power card for a Factory or Barrack; if it is converted, a Conversion tile too.
theocratia-explain-compensation_by_pyramid = Another player whose building makes room gains 1 Worship of its Civ, and a Power card for a Factory or Barrack.
theocratia-explain-pay = A crystal of another player's colour brings that player 1 Worship of the Civ. Black ones cost a step of Malus each; they come last, for what the others leave.
theocratia-explain-token = You use the token that you take at once. *What can I do?* tells what each of them does.
theocratia-explain-clear = The Pyramid takes the place of your Factory or Barrack, and the hexes of the two other buildings become free. All three pieces go back to the Civ, which can build with them again.
theocratia-explain-neutral = You are first player, so you choose among the places that are closest to the Fortress.
theocratia-explain-end = Before that you may still use whatever else is on offer.
theocratia-explain-nothing = Nothing that you hold can be used before that.
theocratia-explain-idle = Without using cards no move can be completed: whoever is stuck like this may idle. Put any die on any row with space; it brings its colour bonus and nothing else.
theocratia-explain-die = The number says what the Civ does on whose row you place the die. A die of that Civ's colour brings what the space shows as well. It must not lie beside the same number. You may turn a 1 to 5 up or down within these: each step costs 2 Cosmo.

## What one holds

theocratia-held = You hold { $cards }.


## What can be asked about

theocratia-things-pieces = Buildings, tiles and ground
theocratia-things-round = Cards of the rounds
theocratia-things-tokens = Pyramid tokens
theocratia-things-cards = Power cards

## The first game that teaches: names and numbers are filled in

theocratia-lesson-die = You take a die, place it on the row of a Civ, and its number says what that Civ does for you; on the row of its own colour it brings something more. This round rewards each { $building } you build: which die brings both?
theocratia-lesson-die-right = The die of { $civ } on its own row brings { $worship }, and so does the { $building } this round. Look for what pays twice.
theocratia-lesson-die-wrong = This does less for you now. The ringed die of { $civ } builds a { $building }, which is rewarded this round, and on its own row it brings { $worship } as well.
theocratia-lesson-six = A six does nothing by itself, unless you pay for it with a step of your minus points. It is kept for a { $holiday }, which needs the row of its own colour, so what do you do with the ringed die?
theocratia-lesson-six-right = The { $holiday } of { $civ } costs crystals and what you pay with, as many as the Civ is large. It brings { $worship }, which counts most at the end.
theocratia-lesson-six-wrong = That is another plan. The ringed six declares a { $holiday } of { $civ } and brings { $worship } without minus points.
theocratia-lesson-first = Who begins a round chooses first among the dice, and this one action claims that for the next round. Where does the ringed die go, so that you also gain from its row?
theocratia-lesson-first-right = You begin the next round, and the row of { $civ } brings { $worship } on top. Only somebody who does the same after you can take that from you.
theocratia-lesson-first-wrong = That does not do both. On the row of { $civ } the ringed die lets you begin and brings { $worship }.
theocratia-lesson-row = Every row takes a few dice, and beside another one a die must not show the same number. What the space shows goes to whoever places a die of the row's own colour there, so where does yours go?
theocratia-lesson-row-right = On the row of { $civ } you gain what the space shows. On any other row you would only have the action.
theocratia-lesson-row-wrong = The action is possible there, but the space brings nothing. Your die has the colour of { $civ }.
theocratia-lesson-war = In a war a Civ spends { $one } of its fighters on a monster and { $two } on a { $house } of somebody else. Its own people worship you either way, but whoever loses a { $house } is compensated: whom do you attack?
theocratia-lesson-war-right = A monster is cheap, helps nobody else, and brings you a card. The Civ has fighters left for another war.
theocratia-lesson-war-wrong = That costs { $two } fighters, and the other player gains { $worship } for the loss. A monster costs { $one } and brings you a card.
theocratia-lesson-expand = A new { $house } stands beside the other buildings of its Civ, on ground of your colour, or on other ground with a tile of yours below. Tiles are few, so where does { $civ } build?
theocratia-lesson-expand-right = It is your own ground, no tile is spent, and { $civ } gains the crystal that lay there. Such places are the best ones.
theocratia-lesson-expand-wrong = That spends your only starting tile. The ringed ground has your colour already, so { $civ } could build there for nothing.
theocratia-lesson-take = Who begins the next round may take the ringed card, or draw one from the deck unseen. The ringed one lets you build another { $house } when this round ends: which do you choose?
theocratia-lesson-take-right = A { $house } without spending a die is as good as half a turn. The card goes back when the round has ended.
theocratia-lesson-take-wrong = It may be of use, but it promises no { $house }. The ringed card lets you build one when the round ends.
theocratia-lesson-token = Whoever builds a { $pyramid } chooses one of the ringed tokens and uses it at once. You want something for every Civ together, so that each can pay for more later: which one?
theocratia-lesson-token-right = Every Civ gains a crystal of your colour now. Once it is spent, you lose nothing by it, and nobody else gains.
theocratia-lesson-token-wrong = That serves another purpose. One of the tokens brings a crystal to all Civs, and the { $pyramid } allows only one choice.
theocratia-lesson-end = The round ends, and for your card one Civ builds another { $house } for you. The ringed hex is your own ground and has a crystal: what do you do?
theocratia-lesson-end-right = One { $house } more, and it cost no die. More buildings make a Civ larger, and its crystals pay for more.
theocratia-lesson-end-wrong = Then the card is wasted, or paid for twice. The ringed hex wanted no tile for its { $house }.
theocratia-lesson-worship = The game is over, and your { $pyramid } brings { $worship } of one Civ. Your farthest priest does not count, and every other one counts its multiplier times the number of its Civ: whose do you take?
theocratia-lesson-worship-right = This priest counts, and it has reached its next multiplier. Keep several of them near each other, since the farthest is always left out.
theocratia-lesson-worship-wrong = It brings fewer points than another would. Look at which priest is farthest, and which of the others nearly reaches the next multiplier.
