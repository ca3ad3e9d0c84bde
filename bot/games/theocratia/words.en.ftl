# Theocratia at the table: labels of choices, and what can be done.

theocratia-length = 60 to 100 minutes
theocratia-hint = First game? Let three Priests climb together, fill the Chronicles of the Civs you are strong in, and save Cosmo for a Holiday: it is the best single turn.

## Dice

theocratia-choice-civ = Begin with { $civ }
theocratia-choice-die = { $die }: { $action }
theocratia-choice-idle = { $die }: idle
theocratia-choice-keep = Keep the { $face }
theocratia-choice-turn = Turn it to { $face }: { $action }
theocratia-choice-divine = Divination, 1 Malus: use it as { $face }, { $action }
theocratia-choice-give_up = Give up { $card }
theocratia-choice-row = { $civ } row
theocratia-choice-brings = { $what }: { $brings }
theocratia-menu-recolour = Recolour to { $civ }: give up a card
theocratia-menu-ignore = { $civ } row beside the same number: give up a card
theocratia-gain-cosmo = +{ $count } Cosmo
theocratia-gain-worship = +{ $count } Worship

## Actions

theocratia-choice-mode = { $mode }, { $civ }
theocratia-choice-take = Take the End Round Bonus card
theocratia-choice-draw = Draw a Power card
theocratia-cost-warriors =
    { $count ->
        [one] 1 Warrior
       *[other] { $count } Warriors
    }
theocratia-choice-slay = { $hex }: defeat the monster ({ $cost })
theocratia-choice-destroy = { $hex }: destroy the { $civ } { $kind }, { $owner } ({ $cost })
theocratia-choice-convert = { $hex }: convert the { $civ } { $kind }, { $owner } ({ $cost })
theocratia-choice-uses = Uses a { $tile }.
theocratia-choice-hex = { $hex } { $ground }
theocratia-choice-with = { $what }, with a { $tile }
theocratia-gain-crystal = 1 { $crystal } crystal
theocratia-choice-standing = { $hex }: { $civ } { $kind }
theocratia-choice-cleared = { $hex } { $kind } ({ $owner })
theocratia-choice-clear = Remove { $buildings }
theocratia-choice-pay =
    { $amount ->
        [0] No { $crystal } crystal
        [one] 1 { $crystal } crystal
       *[other] { $amount } { $crystal } crystals
    }
theocratia-choice-worship = 1 Worship of { $civ }

## Free actions and the end

theocratia-choice-claim = Claim the Conversion tile of level { $level }: { $cosmo } Cosmo
theocratia-choice-play = { $card }
theocratia-choice-play-on = { $card }: { $targets }
theocratia-menu-play = Play a Power card
theocratia-choice-decline = Do without
theocratia-choice-end = End the turn

## What can I do?

theocratia-explain-over = The game is over.
theocratia-explain-rules = { $asked } (Rules { $rules })
theocratia-explain-number = { $number }: { $action }. { $about }
theocratia-explain-thing = { $name }. { $about }
theocratia-explain-civ = At the end of the round { $civ } develops: { $card }.
theocratia-explain-die = A die of the colour of the Civ on whose row you place it brings what the space shows. It must not lie beside the same number. Each step of change costs 2 Cosmo.
