# Theocratia at the table: labels of choices, and what can be done.

theocratia-hint = First game? In a turn you take a die and give it to one of four Civs: its number says what that Civ does for you. Civs thank you with Worship: your Priests climb. Wars and Holidays fill a Civ's Chronicles. At the end each Civ brings you the number on its Chronicles times the multiplier your Priest has reached; but the Civ that worships you most does not count at all. So let three Priests climb together, and keep some Cosmo, the money: Holidays cost it, and so does turning a die to another number.

## Choices: their names, `.short` and `.tight` where there is less room

theocratia-name = { $name }
theocratia-on = { $thing } on { $hex }
    .short = { $thing } { $hex }
theocratia-building = { $civ } { $kind }
theocratia-choice-civ =
    { $priest ->
        [0] { $civ }: House on { $hex }
       *[other] { $civ }: House { $hex }, Priest on 0
    }
    .short = { $civ }: House { $hex }
theocratia-choice-die = { $die }
theocratia-choice-die-row = { $die } → { $civ }
    .short = { $die }→{ $civ }
    .bare = { $die }→{ FORM($civ, case: "short") }
theocratia-choice-row = { $civ }
theocratia-choice-face = As { $face } → { $civ }
    .short = { $face }→{ $civ }
theocratia-choice-face-ignore = As { $face } → { $civ } for { $card }
    .short = { $face }→{ $civ } ({ $card })
    .bare = { $face }→{ FORM($civ, case: "short") } ({ FORM($card, case: "short") })
theocratia-choice-ignore = { $civ } for { $card }
    .short = { $civ } ({ $card })
    .bare = { FORM($civ, case: "short") } ({ FORM($card, case: "short") })
theocratia-choice-recolour = To { $civ } for { $card }
    .short = To { $civ } ({ $card })
    .bare = To { FORM($civ, case: "short") } ({ FORM($card, case: "short") })
theocratia-choice-played = { $does } with { $card }
    .tight = { $does }, { $card }
    .bare = { $does }, { FORM($card, case: "short") }
theocratia-choice-does = { $name }
    .tight =
    { $mode ->
        [first] Lead
       *[other] { $name }
    }
theocratia-choice-next = then choose
theocratia-choice-use = Use { $name }
theocratia-choice-change = { $ways }
    .bare = change it
theocratia-way-turned = turn to { $faces }
    .tight = turn
theocratia-way-recoloured = recolour
theocratia-way-card = add a card
    .tight = card
theocratia-choice-idle = { $die }: idle
theocratia-choice-idle-row = { $civ } row
theocratia-choice-take = Take the End Round Bonus card
    .short = Take the Round Bonus card
theocratia-choice-draw = Draw a Power card
theocratia-choice-destroy = { $civ } { $kind } on { $hex } ({ $owner })
    .short = { $kind } { $hex } ({ $owner })
    .tight = { $kind } on { $hex }
theocratia-choice-convert = Take { $civ } { $kind } on { $hex } ({ $owner })
    .short = Take { $kind } { $hex } ({ $owner })
    .tight = Take { $kind } on { $hex }
    .bare = Take { $hex }
theocratia-choice-clear = { $cleared }
theocratia-cleared = { $kind } on { $hex } ({ $owner })
    .short = { $kind } on { $hex }
    .tight = { $kind } { $hex }
theocratia-choice-pay =
    { $amount ->
        [0] No { $crystal } crystal
        [one] 1 { $crystal } crystal
       *[other] { $amount } { $crystal } crystals
    }
    .short =
    { $amount ->
        [0] No { $crystal }
       *[other] { $amount } { $crystal }
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
theocratia-choice-claim-vain = Tile { $level } for { $cosmo } Cosmo: no use now
    .short = Tile { $level }: no use now
theocratia-choice-play-on = { $card } → { $civ }
    .short = { $card }→{ $civ }
    .bare = { FORM($card, case: "short") }→{ FORM($civ, case: "short") }
theocratia-choice-play-both = { $card }: { $one } + { $other }
    .short = { $one } + { $other }
theocratia-choice-play-tile = { $card }: tile of level { $level }
    .short = { $card }: tile { $level }
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
    .short = Change a die, or add cards
theocratia-menu-turn = Turn a die
theocratia-menu-ask-change = which die?
theocratia-menu-face =
    { $dear ->
        [0] As { $face }
       *[other] As { $face }, pay { $cost }
    }
theocratia-menu-dearer = The same for more
theocratia-menu-recolour = Recolour: give up a card
theocratia-menu-ask-recolour = which colour, and for which card?
theocratia-menu-ignore = Same number: give up a card
theocratia-menu-ask-ignore = which row, and for which card?
theocratia-menu-play = Play a Power card
theocratia-menu-ask-play = which card do you play?

## What a choice costs and brings

theocratia-colon = { $one }: { $other }
theocratia-comma = { $one }, { $other }
theocratia-plus = { $one }, { $other }
    .tight = { $one }+{ $other }
theocratia-cut = { $label }…
theocratia-and = { $one }; { $other }
theocratia-or = { $one } or { $other }
theocratia-after = { $one }. { $other }
theocratia-pay = pay { $what }
theocratia-for =
    { $gained ->
        [0] pay { $cost }
       *[other] { $gains } for { $cost }
    }
theocratia-for-cosmo =
    { $gained ->
        [0] pay { $count } Cosmo
       *[other] { $gains } for { $count } Cosmo
    }
    .tight =
    { $gained ->
        [0] pay { $count }
       *[other] { $gains }, pay { $count }
    }
theocratia-told =
    { $paid ->
        [0] { $gains }
       *[other] pay { $costs }{ $gained ->
            [0] { "" }
           *[other] : { $gains }
        }
    }
theocratia-amount-cosmo = { $count } Cosmo
    .tight =
    { $count ->
        [one] Cosmo
       *[other] { $count } Cosmo
    }
theocratia-amount-worship = { $count } Worship
    .tight =
    { $count ->
        [one] Worship
       *[other] { $count } Worship
    }
theocratia-amount-worshipped = { $count } Worship of { $of }
    .tight = { $count } { $of }
theocratia-amount-malus =
    { $points ->
        [0] { $count } Malus
        [one] { $count } Malus (-1 point)
       *[other] { $count } Malus (-{ $points } points)
    }
    .short =
    { $points ->
        [0] { $count } Malus
       *[other] { $count } Malus (-{ $points })
    }
    .tight =
    { $count ->
        [one] Malus
       *[other] { $count } Malus
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
    .tight = { $count } { $of }
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
    .tight = { $who } { $what }
theocratia-either = { $one }
    .tight = { $named }
theocratia-each = { $each }
    .bare = { $total }
theocratia-others = { $told }
    .bare =
    { $sure ->
        [0] others may gain
       *[other] others gain
    }
theocratia-besides-lead = the lead next round
    .short = the next lead
theocratia-besides-take = the End Round Bonus or a Power card
    .short = a bonus or a card
theocratia-besides-tile = on a Conversion tile to claim for { $cosmo } Cosmo
theocratia-besides-token = a token
theocratia-also = also with { $cards }
theocratia-owner = { $civ } ({ $owner })
# Whose it was is told by who gains.
theocratia-was = { $owner ->
    [neutral] { $civ } (neutral)
   *[other] { $civ }
}
theocratia-about-take =
    { $houses ->
        [0] { $civ } House when the round ends; none is left now
       *[other] { $civ } House when the round ends
    }

## What came

theocratia-gained =
    { $count ->
        [0] Worship { $last ->
            [yes] at the end
           *[no] between rounds
        }
       *[other] { $last ->
            [yes] At the end
           *[no] Between rounds
        }: { $things }. Worship
    }: { $seats ->
        [0] none
       *[other] { $gains }
    }.
    .short =
    { $count ->
        [0] Worship
       *[other] Civs: { $things }. Worship
    }: { $seats ->
        [0] none
       *[other] { $gains }
    }.
    .tight =
    { $count ->
        [0] Worship
       *[other] Civs: { $listed }. Worship
    }: { $seats ->
        [0] none
       *[other] { $gains }
    }.
theocratia-came-place = { $civ } on { $hex }
    .short = { $civ } { $hex }
theocratia-came-house =
    { $count ->
        [one] House ({ $places })
       *[other] Houses ({ $places })
    }
    .tight = { $listed }
    .bare =
    { $count ->
        [one] 1 House
       *[other] { $count } Houses
    }
theocratia-came-factory =
    { $count ->
        [one] Factory ({ $places })
       *[other] Factories ({ $places })
    }
    .tight = { $listed }
    .bare =
    { $count ->
        [one] 1 Factory
       *[other] { $count } Factories
    }
theocratia-came-barrack =
    { $count ->
        [one] Barrack ({ $places })
       *[other] Barracks ({ $places })
    }
    .tight = { $listed }
    .bare =
    { $count ->
        [one] 1 Barrack
       *[other] { $count } Barracks
    }
theocratia-came-holiday = Holiday ({ $civ })
    .tight = { $civ } Holiday

## What comes

theocratia-coming-gains = As the table stands, { $gains }.
theocratia-coming-pyramids = At the end each Pyramid still brings its owner 1 Worship of a Civ of their choice.
theocratia-later-develops = { $worship } as the round ends
theocratia-later-war = { $worship } at each of its Wars
theocratia-later-holiday = { $worship } at each of its Holidays
theocratia-later-chronicle = the Chronicles of { $civ } count { $number }
theocratia-later-points =
    { $points ->
        [one] worth 1 point now
       *[other] worth { $points } points now
    }

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

theocratia-components-pieces = Buildings, tiles and ground
theocratia-components-round = Cards of the rounds
theocratia-components-tokens = Pyramid tokens
theocratia-components-cards = Power cards

## The first game that teaches: names and numbers are filled in

theocratia-lesson-first = Most points win: each Civ, a people, scores its Chronicles times your Priest. Which row brings more Cosmo, money?
theocratia-lesson-first-other = That works, but a die brings a bonus, here Cosmo, only in the row of its own colour, { $civ }.
theocratia-lesson-war = Its own row pays a die’s bonus. Your rival took the lead back. War beats a monster, { $worship } lifts your Priest. Which row adds Cosmo?
theocratia-lesson-war-other = That works, but the row of { $civ } would bring Cosmo, too.
theocratia-lesson-six = We played on into the next round. Malus, minus points, makes a six any number. Which row brings more Cosmo?
theocratia-lesson-six-other = That works, but the die is { $civ }: only that row would bring a bonus.
theocratia-lesson-expand = You gave a card for this die. Expand builds a { $house }: on your ground it is yours. What does { $civ } do?
theocratia-lesson-expand-other = That works, but it builds nothing. { $civ } could build you a { $house } instead.
theocratia-lesson-choose = Your new { $house } stands. Now { $civ } builds by itself: beside your { $house } your Priest climbs. Where?
theocratia-lesson-choose-other = That works, but it is beside no building of yours, so the Priest of the other player climbs.
theocratia-lesson-holiday = We played on: a card made a { $from } six { $civ }. A { $holiday } brings { $worship } for each { $house }. What now?
theocratia-lesson-holiday-other = That works, but a { $holiday } of { $civ } would bring { $worship } for each { $house }.
theocratia-lesson-crystals = You pay with crystals, a { $brown } one already. { $green } ones are free, each { $black } one costs points. Which?
theocratia-lesson-crystals-other = That works, but each { $black } one costs points. There were more { $green } ones.
theocratia-lesson-last = This is your last turn. Your farthest Priest, now of { $other }, does not count. { $civ } could pass it. What now?
theocratia-lesson-last-other = That works, but { $other } stays left out. A { $holiday } would send the Priest of { $civ } ahead.
