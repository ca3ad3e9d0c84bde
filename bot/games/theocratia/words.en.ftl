# Theocratia at the table: labels of choices, and what can be done.

theocratia-length = 60 to 100 minutes
theocratia-hint = First game? In a turn you take a die and give it to one of four Civs: its number says what that Civ does for you. Civs thank you with Worship: your Priests climb. Wars and Holidays fill a Civ's Chronicles. At the end each Civ brings you the number on its Chronicles times the multiplier your Priest has reached; but the Civ that worships you most does not count at all. So let three Priests climb together, and keep some Cosmo, the money: Holidays cost it, and so does turning a die to another number.

## Dice

theocratia-choice-civ =
    { $priest ->
        [0] { $civ }: House on { $hex }
       *[other] { $civ }: House { $hex }, Priest on 0
    }
theocratia-choice-die = { $die }: { $mode }
theocratia-choice-die-to = { $die } → { $civ }: { $mode }
theocratia-choice-die-tight = { $die }: { $mode }
theocratia-choice-die-to-tight = { $die }→{ $civ }: { $mode }
theocratia-choice-with-card = { $die }: with { $card }
theocratia-choice-with-card-short = { $die }: with a card
theocratia-choice-use = Use { $die }
theocratia-choice-idle = { $die }: idle
theocratia-choice-keep = Keep the { $face }
theocratia-choice-as = As { $face }
theocratia-choice-number = { $face }: { $actions }
theocratia-choice-or = { $one }, { $other }
theocratia-choice-for = { $what } ({ $cost })
theocratia-choice-changed =
    { $count ->
        [0] { $recolours ->
            [0] { $die }: with a card
           *[other] { $die }: recolour
        }
       *[other] { $recolours ->
            [0] { $die }: as { $faces }
           *[other] { $die }: as { $faces }; recolour
        }
    }
theocratia-choice-changed-cards =
    { $count ->
        [0] { $die }: recolour; with a card
       *[other] { $recolours ->
            [0] { $die }: as { $faces }; with a card
           *[other] { $die }: as { $faces }; recolour; with a card
        }
    }
theocratia-choice-changed-short = { $die }: turned or recoloured
theocratia-detail-price = Turning the die costs { $cost }
theocratia-detail-without = { $what }; without { $cards }
theocratia-detail-also = As it is: also with { $cards }
theocratia-detail-unusable = As it is: nothing possible
theocratia-detail-uncarded = As it is: nothing possible without a card
theocratia-menu-die = Use a die as it is
theocratia-menu-ask-die = which die, for which Civ?
theocratia-menu-payments = Crystals
theocratia-menu-change = Turn or recolour a die, or add cards
theocratia-menu-turn = Turn a die
theocratia-menu-ask-change = which die?
theocratia-cost-spent_cosmo = { $count } Cosmo
theocratia-cost-malus_up = +{ $count } Malus
theocratia-choice-acts = { $civ }: { $mode }
theocratia-choice-gaining =
    { $what }{ $cosmo ->
        [0] { "" }
       *[other] { "" } +{ $cosmo } Cosmo
    }{ $worship ->
        [0] { "" }
       *[other] { "" } +{ $worship } Worship
    }{ $malus ->
        [0] { "" }
       *[other] { "" } +{ $malus } Malus
    }
theocratia-choice-gaining-short =
    { $what }{ $cosmo ->
        [0] { "" }
       *[other] { "" } +{ $cosmo } Cos.
    }{ $worship ->
        [0] { "" }
       *[other] { "" } +{ $worship } Wor.
    }{ $malus ->
        [0] { "" }
       *[other] { "" } +{ $malus } Mal.
    }
theocratia-detail-gaining = { $brings }. { $what }
theocratia-sentence-holiday =
    Pay { $cosmo } Cosmo and { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }{ $black ->
        [0] { "" }
       *[other] { "" } ({ $black } Black: +{ $malus } Malus, { theocratia-points-lost })
    }: { $worship } Worship
theocratia-sentence-paid =
    Pay { $cosmo } Cosmo and { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    } ({ $costs }): { $worship } Worship
theocratia-paid-reserve = { $count } from the reserve
theocratia-paid-asked = { $count } asked next
theocratia-points-lost =
    { $points ->
        [one] -1 point
       *[other] -{ $points } points
    }
theocratia-choice-costing = { $what } ({ theocratia-points-lost })
theocratia-detail-costs =
    { $points ->
        [one] The Malus costs 1 point
       *[other] The Malus costs { $points } points
    }
theocratia-detail-rest = The rest costs at least: { $costs }
theocratia-gain-or = { $one } or { $other }
theocratia-gain-either =
    { $count ->
        [1] either { $options }
       *[other] { $count } times either { $options }
    }
theocratia-sentence-pleasing = { $what }; { $pleased }
theocratia-sentence-dear =
    { $cosmo } Cosmo, { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    } ({ $costs }): { $worship } Worship
theocratia-gain-others = others may gain
theocratia-gain-others-sure = others gain
theocratia-gain-least = { $owner } +{ $count }
theocratia-choice-there = As { $face }, { $row }
theocratia-choice-there-short = { $face } { $row }
theocratia-choice-there-for = As { $face } ({ $cost }), { $row }
theocratia-choice-there-for-short = { $face } ({ $cost }) { $row }
theocratia-choice-there-paid =
    { $card ->
        [0] { $face } ({ $cost }): { $civ }
       *[other] { $face } ({ $cost }, a card): { $civ }
    }
theocratia-choice-recolour = To { $civ }: give up { $card }
theocratia-choice-recolour-short = To { $civ }: give up a card
theocratia-choice-recolour-acts = To { $what }, give up { $card }
theocratia-choice-recolour-acts-short = To { $what }, give up a card
theocratia-choice-recolour-acts-tight = To { $what } for a card
theocratia-choice-recolour-acts-least = To { $what } (card)
theocratia-choice-ignore = { $civ } row: give up { $card }
theocratia-choice-ignore-short = { $civ } row: give up a card
theocratia-choice-ignore-acts = { $what }, give up { $card }
theocratia-choice-ignore-acts-short = { $what }, give up a card
theocratia-choice-ignore-acts-tight = { $what } for a card
theocratia-choice-ignore-acts-least = { $what } (card)
theocratia-detail-given = The card is given up for this, without doing anything itself
theocratia-choice-row = { $civ } row
theocratia-choice-row-card = { $civ } row, playing { $card }
theocratia-choice-row-card-short = { $civ }, playing { $card }
theocratia-choice-row-next = { $civ } row, then { $card }
theocratia-choice-row-next-short =
    { $count ->
        [one] { $civ } row, then a card
       *[other] { $civ } row, then 1 of { $count } cards
    }
theocratia-choice-brings = { $what }: { $brings }
theocratia-choice-brings-both = { $what }: { $brings }, { $more }
theocratia-alone-play = Play { $choice }
theocratia-menu-recolour = Recolour: give up a card
theocratia-menu-ask-recolour = which colour, and for which card?
theocratia-menu-ignore = Same number: give up a card
theocratia-menu-ask-ignore = which row, and for which card?
theocratia-gain-theirs = { $owner } +{ $count } Worship

# Below points as if the game ended now.
theocratia-unscored = -# At the end each Pyramid still brings its owner 1 Worship of a Civ of their choice.

## Actions

theocratia-choice-mode = { $civ }: { $mode }
theocratia-choice-mode-card = { $mode } with { $card }
theocratia-choice-holiday =
    { $crystals ->
        [one] Holiday: { $cosmo } Cosmo, 1 crystal
       *[other] Holiday: { $cosmo } Cosmo, { $crystals } crystals
    }
theocratia-choice-holiday-black = Holiday: { $cosmo } Cosmo, +{ $malus } Malus
theocratia-choice-in_vain = { $token }: no use now
theocratia-choice-token_cards = Two cards
theocratia-choice-token_cosmo = Five Cosmo
theocratia-choice-token_cosmo-less = Five Cosmo: only +{ $amount }
theocratia-choice-token_malus-less =
    { $amount ->
        [one] Less Malus: 1 step back
       *[other] Less Malus: { $amount } steps back
    }
theocratia-choice-token_malus = Less Malus: 3 steps back
theocratia-choice-token_worship = Worship: 1 of any Civ
theocratia-choice-token_house = New House: as by Expand
theocratia-choice-token-tile = { $token }: with a tile, { $cosmo } Cosmo
theocratia-choice-token_house-far = New House: { theocratia-far_settlers } only
theocratia-choice-token_factory = New Factory: as by Expand
theocratia-choice-token_new_factory = House to Factory: +1 crystal
theocratia-choice-token_barrack = New Barrack: as by Expand
theocratia-choice-token_new_barrack = House to Barrack: +1 Warrior
theocratia-choice-token_crystals = Crystals: 1 of yours to each Civ
theocratia-choice-take = Take the End Round Bonus card
theocratia-detail-take =
    { $houses ->
        [0] { $civ } House when the round ends; none is left now
       *[other] { $civ } House when the round ends
    }
theocratia-choice-draw = Draw a Power card
theocratia-cost-warriors =
    { $count ->
        [one] 1 Warrior
       *[other] { $count } Warriors
    }
theocratia-choice-slay = { $hex }: defeat monster ({ $cost })
theocratia-choice-destroy = { $hex }: destroy { $civ } { $kind }
theocratia-choice-convert = { $hex }: take { $civ } { $kind }
theocratia-detail-destroy = { $owner }, { $cost }
theocratia-detail-destroy-short = { theocratia-detail-destroy }
theocratia-detail-convert = { $owner }, { $cost }, { $tile }
theocratia-detail-convert-short = { $owner }, { $cost }, tile
theocratia-detail-pleasing = { $what }; { $who }
theocratia-detail-slay = You draw a Power card
theocratia-detail-gains =
    { $count ->
        [one] { $who } gains { $gains }
       *[other] { $who } gain { $gains }
    }
theocratia-detail-gains-short = { $who } { $gains }
theocratia-detail-worship = { $count } Worship of { $civ }
theocratia-detail-worship-short = +{ $count } { $civ }
theocratia-detail-card =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
theocratia-detail-card-short = { theocratia-detail-card }
theocratia-detail-tile = a Conversion tile
theocratia-detail-tile-short = a tile
theocratia-choice-hex = { $hex } { $ground }
theocratia-choice-tiled =
    { $start ->
        [0] { $hex } with a tile
       *[other] { $hex }, { theocratia-start }
    }
theocratia-gain-crystal = 1 { $crystal } crystal
theocratia-choice-standing = { $hex }: { $civ } { $kind }
theocratia-choice-cleared = { $hex } { $kind } ({ $owner })
theocratia-choice-clear = { $buildings }
theocratia-choice-pay =
    { $amount ->
        [0] No { $crystal } crystal
        [one] 1 { $crystal } crystal
       *[other] { $amount } { $crystal } crystals
    }
theocratia-choice-pay-black =
    { $amount ->
        [0] No { $crystal }, { $black } Black
       *[other] { $amount } { $crystal }, { $black } Black
    }
theocratia-choice-pay-tight = { $amount } { $crystal }
theocratia-choice-worship = 1 Worship of { $civ }
theocratia-choice-worship-lost = { $civ }: lost, end of the track

## Free actions and the end

theocratia-choice-claim = Tile { $level } for { $cosmo } Cosmo: any ground
theocratia-choice-claim-short = Tile { $level } for { $cosmo } Cosmo
theocratia-choice-claim-vain = Tile { $level }, { $cosmo } Cosmo: no use now
theocratia-detail-claim = It turns any ground into your colour, below a building; 2, 5 and 7 do the same
theocratia-choice-play = { $card }
theocratia-choice-play-on = { $card }: { $target }
theocratia-choice-alone-both =
    { $gems ->
        [0] { $card }: { $one } + { $other }
       *[other] Gems: { $one } + { $other }
    }
theocratia-choice-play-on-both = { $card }: { $one } + { $other }
theocratia-choice-revelation = { $card }: tile of level { $number }
theocratia-choice-lanterns =
    { $number ->
        [one] { $card }: 1 Green crystal
       *[other] { $card }: { $number } Green crystals
    }
theocratia-menu-play = Play a Power card
theocratia-menu-ask-play = which card do you play?
theocratia-choice-decline = Do without
theocratia-choice-end = End the turn

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

## In a line of a menu

theocratia-brief-first =
    { $later ->
        [0] { $card ->
            [0] A Power card; 1 Cosmo
           *[other] The End Round Bonus or a Power card; 1 Cosmo
        }
       *[other] { $card ->
            [0] Lead the next round; a Power card; 1 Cosmo
           *[other] Lead the next round; the End Round Bonus or a Power card; 1 Cosmo
        }
    }
theocratia-brief-war = Spend Warriors on a monster or another Civ’s building: { $worship } Worship
theocratia-brief-war-short = Spend Warriors on a target: { $worship } Worship
theocratia-only-slew = Defeat the monster on { $hex } ({ $cost }): { $worship } Worship, a Power card
theocratia-only-destroyed = Destroy { $civ } { $kind } on { $hex } ({ $cost }): { $worship } Worship
theocratia-only-slew-short = Defeat the monster on { $hex }: { $worship } Worship, a Power card
theocratia-only-destroyed-short = Destroy { $civ } { $kind } on { $hex }: { $worship } Worship
theocratia-only-built =
    Build a House on { $hex }{ $tile ->
        [0] { "" }
       *[other] { "" } with a Conversion tile
    }{ $crystal ->
        [0] { "" }
       *[other] : { $gain }
    }
theocratia-only-factory = The House on { $hex } becomes a Factory, and Factories make crystals
theocratia-only-barrack = The House on { $hex } becomes a Barrack, and Barracks bring Warriors
theocratia-only-pyramid_built = Pyramid on { $hex } for { $cleared }: { $worship } Worship, a token
theocratia-only-pyramid_built-short = Pyramid on { $hex }: { $worship } Worship, a token
theocratia-brief-expand = Build a House beside the Civ’s buildings, on your colour or a Conversion tile
theocratia-brief-expand-tile = Build a House on a Conversion tile, to be claimed first for { $cosmo } Cosmo
theocratia-brief-factory = A House becomes a Factory, and Factories make crystals
theocratia-brief-barrack = A House becomes a Barrack, and Barracks bring Warriors
theocratia-brief-pyramid = A Factory or Barrack and two buildings become a Pyramid: { $worship } Worship, a token
theocratia-brief-holiday = Pay Cosmo and crystals as many as its size: 1 Worship, and 1 for each of its Houses
theocratia-brief-call_to_arms = Beginning or end of your turn: up to 2 Warriors for a Civ
theocratia-brief-martyrs = If others took a building of yours since your last turn: 1 Worship and 1 Cosmo
theocratia-brief-token_new_factory = A House of this Civ becomes a Factory that makes 1 crystal of your colour

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
