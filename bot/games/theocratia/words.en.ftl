# Theocratia at the table: labels of choices, and what can be done.

theocratia-length = 60 to 100 minutes
theocratia-hint = First game? In a turn you take a die, give it to one of four Civs, and that Civ acts for you and worships you for it. At the end a Civ brings you what its Chronicles tell, times a number that grows with its Worship; the Civ that worships you most does not count at all. So let three Priests climb together, and save Cosmo for a Holiday: it is the best single turn.

## Dice

theocratia-choice-civ = Begin with { $civ }
theocratia-choice-die = { $die }: { $action }
theocratia-choice-idle = { $die }: idle
theocratia-choice-keep = Keep the { $face }
theocratia-choice-turn = Turn to { $face }: { $action }
theocratia-choice-divine = Use as { $face }: { $action }
theocratia-choice-for = { $what } ({ $cost })
theocratia-cost-paid_cosmo = { $count } Cosmo
theocratia-cost-malus = +{ $count } Malus
theocratia-choice-on_row = { $face } on { $row }
theocratia-choice-there = { $what }, { $row }
theocratia-choice-row_next = { $what }, then the row
theocratia-choice-give_up = Give up { $card }
theocratia-choice-row = { $civ } row
theocratia-choice-brings = { $what }: { $brings }
theocratia-menu-recolour = Recolour to { $civ } for a card
theocratia-menu-ignore = { $civ } row for a card
theocratia-gain-cosmo = +{ $count } Cosmo
theocratia-gain-worship = +{ $count } Worship

## Actions

theocratia-choice-mode = { $mode } with { $civ }
theocratia-choice-holiday = Holiday of { $civ }, size { $size }
theocratia-choice-in_vain = { $what }: of no use now
theocratia-choice-take = Take the End Round Bonus card
theocratia-choice-draw = Draw a Power card
theocratia-cost-warriors =
    { $count ->
        [one] 1 Warrior
       *[other] { $count } Warriors
    }
theocratia-choice-slay = { $hex }: defeat monster ({ $cost })
theocratia-choice-destroy = { $hex }: destroy { $civ } { $kind }, { $owner } ({ $cost })
theocratia-choice-convert = { $hex }: convert ({ $tile }) { $civ } { $kind }, { $owner } ({ $cost })
theocratia-choice-hex = { $hex } { $ground }
theocratia-choice-tiled = { $hex } { $ground }, { $tile }
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
theocratia-choice-worship = 1 Worship of { $civ }

## Free actions and the end

theocratia-choice-claim = Claim tile of level { $level } ({ $cosmo } Cosmo)
theocratia-choice-play = { $card }
theocratia-choice-play-on = { $card }: { $targets }
theocratia-choice-revelation = { $card }: the tile of level { $number }
theocratia-choice-lanterns =
    { $number ->
        [one] { $card }: 1 Green crystal
       *[other] { $card }: { $number } Green crystals
    }
theocratia-menu-play = Play a Power card
theocratia-choice-decline = Do without
theocratia-choice-end = End the turn

## What can I do?

theocratia-explain-over = The game is over.
theocratia-explain-rules = { $asked } (Rules { $rules } in /rules)
theocratia-explain-number = { $number }: { $action }. { $about }
theocratia-explain-thing = { $name }. { $about }
theocratia-explain-civ = At the end of the round { $civ } develops: { $card }.
theocratia-explain-idle = Without using cards you have no complete move: you are stuck and may idle. Put any die on any row with space; it brings its colour bonus and nothing else.
theocratia-explain-die = A die of the colour of the Civ on whose row you place it brings what the space shows. It must not lie beside the same number. Each step of change costs 2 Cosmo.
