# The words of Theocratia: names of things, questions, and what happened.

theocratia-title = Theocratia
theocratia-about = Share four Civs with other gods, and be worshipped where it counts.

## Options

theocratia-option-power_cards = Power cards
theocratia-option-power_cards-reconstructed = with effects
theocratia-option-power_cards-discard_only = only to give up
theocratia-about-reconstructed = Power cards have effects of our own design, as the printed ones are not known.
theocratia-about-discard_only = Power cards have no effects: they are only given up to recolour a die or to ignore the same number.
theocratia-option-first_game = First game
theocratia-option-first_game-on = yes
theocratia-option-first_game-off = no
theocratia-about-on = The Priest of the Civ you choose begins on space 0.
theocratia-about-off = All Priests begin below space 0.
theocratia-option-colours = Colours
theocratia-option-colours-in_order = from Red on, one each
theocratia-option-colours-red_brown = Red and Brown
theocratia-option-colours-red_blue = Red and Blue
theocratia-option-colours-red_white = Red and White
theocratia-option-colours-brown_blue = Brown and Blue
theocratia-option-colours-brown_white = Brown and White
theocratia-option-colours-blue_white = Blue and White
theocratia-option-colours-red_brown_blue = Red, Brown and Blue
theocratia-option-colours-red_brown_white = Red, Brown and White
theocratia-option-colours-red_blue_white = Red, Blue and White
theocratia-option-colours-brown_blue_white = Brown, Blue and White
theocratia-option-colours-red_brown_blue_white = all four
theocratia-about-in_order = As many as there are players; the ground of the others stays on the map.
theocratia-about-red_brown = For two players; the ground of the other colours stays on the map.
theocratia-about-red_blue = For two players; the ground of the other colours stays on the map.
theocratia-about-red_white = For two players; the ground of the other colours stays on the map.
theocratia-about-brown_blue = For two players; the ground of the other colours stays on the map.
theocratia-about-brown_white = For two players; the ground of the other colours stays on the map.
theocratia-about-blue_white = For two players; the ground of the other colours stays on the map.
theocratia-about-red_brown_blue = For three players; the ground of the other colour stays on the map.
theocratia-about-red_brown_white = For three players; the ground of the other colour stays on the map.
theocratia-about-red_blue_white = For three players; the ground of the other colour stays on the map.
theocratia-about-brown_blue_white = For three players; the ground of the other colour stays on the map.
theocratia-about-red_brown_blue_white = For four players.
theocratia-bad-colours = { $colours } colours do not fit { $seats } players: choose one colour for each player.

## Civs, colours and ground

theocratia-magenta = Magenta
    .short = Mag
theocratia-turquoise = Turquoise
    .short = Turq
theocratia-violet = Violet
theocratia-pink = Pink
theocratia-red = Red
theocratia-brown = Brown
theocratia-blue = Blue
theocratia-white = White
theocratia-green = Green
theocratia-black = Black
theocratia-lava = lava
theocratia-rock = rock
theocratia-lake = lake
theocratia-mountain = mountain
theocratia-plains = plains
theocratia-desert = desert
theocratia-about-lava = Red's ground.
theocratia-about-rock = Brown's ground.
theocratia-about-lake = Blue's ground.
theocratia-about-mountain = White's ground.
theocratia-about-plains = Neutral ground: whoever builds here needs a Conversion tile.
theocratia-about-desert = Neutral ground without crystals.
theocratia-volcano = Volcano
theocratia-monster = monster
theocratia-neutral = neutral
theocratia-start = Starting tile
theocratia-level = Conversion tile
theocratia-about-start = A Starting Conversion tile turns neutral ground into your colour.
theocratia-about-level = A Conversion tile of level 2, 5 or 7 turns any ground into your colour.

## Buildings and pieces

theocratia-fortress = Fortress
theocratia-house = House
theocratia-factory = Factory
theocratia-barrack = Barrack
theocratia-pyramid = Pyramid
theocratia-about-house = Counts for the size of its Civ, and brings 1 Worship to whoever declares a Holiday of the Civ.
theocratia-about-factory = Produces a crystal whenever the Factory action builds one in its Civ, or for its owner.
theocratia-about-barrack = Produces a Warrior whenever the Barrack action builds one in its Civ; who owns Barracks of the Civ gains 1 Worship from each of its Wars, once for all of them.
theocratia-about-pyramid = Who owns Pyramids of a Civ gains 1 Worship from each Holiday that players declare of it, once for all of them, and for each Pyramid 1 Worship of a Civ of choice at the end.
theocratia-crystals = crystals
theocratia-warriors = Warriors
theocratia-chronicles = Chronicles
theocratia-cosmo = Cosmo
theocratia-malus = Malus
    .gained = less Malus
theocratia-worship = Worship
theocratia-colour_bonus = colour bonus
theocratia-compensation = compensation
theocratia-turned_die = turning the die
theocratia-from_hex = from the hex
theocratia-new_round = new round
theocratia-red_crystals = Red crystals
theocratia-brown_crystals = Brown crystals
theocratia-blue_crystals = Blue crystals
theocratia-white_crystals = White crystals
theocratia-black_crystals = Black crystals
theocratia-neighbour = beside the neutral building
theocratia-token = Pyramid token

## Modes

theocratia-first = First Player
theocratia-war = War
theocratia-expand = Expand
theocratia-holiday = Holiday
theocratia-divination = Divination
theocratia-about-first = Begin the next round, unless somebody does this after you. Take the End Round Bonus card if it is left, or draw a Power card. Gain 1 Cosmo.
theocratia-about-first_at_last = Take the End Round Bonus card if it is left, or draw a Power card. Gain 1 Cosmo.
theocratia-about-war = Defeat a monster for 1 Warrior of the Civ; destroy another Civ's House for 2, its Factory or Barrack for 3, or for as many take it over with a Conversion tile. You gain 1 Worship, and so does whoever owns Barracks of the Civ, you included.
theocratia-about-expand = Build a House beside the Civ's buildings, on your colour or with a Conversion tile below. The Civ gets the crystal there.
theocratia-about-build_factory = Turn one of your Houses of the Civ into a Factory. It, the Civ's others and your others each make 1 crystal.
theocratia-about-build_barrack = Turn one of your Houses of the Civ into a Barrack. Each Barrack of the Civ brings 1 Warrior.
theocratia-about-build_pyramid = Replace your Factory or Barrack and two buildings in its group by a Pyramid. Gain 1 Worship and a Pyramid token.
theocratia-about-holiday = With a die of the Civ's colour: pay as many Cosmo and crystals as its size. Gain 1 Worship, and 1 more for each of its Houses.
theocratia-about-divination = Move your Malus a step forward and use the six as any other number.

## Dice

theocratia-magenta_1 = Magenta 1
theocratia-magenta_2 = Magenta 2
theocratia-magenta_3 = Magenta 3
theocratia-magenta_4 = Magenta 4
theocratia-magenta_5 = Magenta 5
theocratia-magenta_6 = Magenta 6
theocratia-turquoise_1 = Turquoise 1
theocratia-turquoise_2 = Turquoise 2
theocratia-turquoise_3 = Turquoise 3
theocratia-turquoise_4 = Turquoise 4
theocratia-turquoise_5 = Turquoise 5
theocratia-turquoise_6 = Turquoise 6
theocratia-violet_1 = Violet 1
theocratia-violet_2 = Violet 2
theocratia-violet_3 = Violet 3
theocratia-violet_4 = Violet 4
theocratia-violet_5 = Violet 5
theocratia-violet_6 = Violet 6
theocratia-pink_1 = Pink 1
theocratia-pink_2 = Pink 2
theocratia-pink_3 = Pink 3
theocratia-pink_4 = Pink 4
theocratia-pink_5 = Pink 5
theocratia-pink_6 = Pink 6

## Round Bonus and Civ Development cards

# `.reward`: what the round rewards, as the log tells of its beginning.
theocratia-bonus_expansion = Expansion bonus
    .reward = 1 more Worship for a House
theocratia-bonus_factory = Factory bonus
    .reward = 1 more Worship for a Factory
theocratia-bonus_barrack = Barrack bonus
    .reward = 1 more Worship for a Barrack
theocratia-bonus_pyramid = Pyramid bonus
    .reward = 1 more Worship for a Pyramid
theocratia-bonus_holiday_war = Holiday and War bonus
    .reward = 1 more Worship for War or Holiday
theocratia-about-bonus_expansion = Each House you build this round brings 1 Worship of its Civ.
theocratia-about-bonus_factory = Each Factory you build this round brings 1 Worship of its Civ.
theocratia-about-bonus_barrack = Each Barrack you build this round brings 1 Worship of its Civ.
theocratia-about-bonus_pyramid = Each Pyramid you build this round brings 1 Worship more of its Civ.
theocratia-about-bonus_holiday_war = Each Holiday or War you declare this round brings 1 Worship more of its Civ.
theocratia-dev_expansion = Expansion
theocratia-dev_holiday = Holiday
theocratia-dev_blank = Blank
theocratia-about-dev_expansion = The Civ builds a neutral House on neutral ground, or upgrades one. Players beside it gain 1 Worship.
theocratia-about-dev_holiday = The Factories of the Civ produce; then it spends 1 crystal of each player, who gains 1 Worship.
theocratia-about-dev_blank = The Civ does nothing.
theocratia-end_round_bonus = End Round Bonus
theocratia-about-end_round_bonus = Its holder Expands once more at the end of the round, with the Civ of the die on it.

## Pyramid tokens

# Tokens and what they bring as moves name them.
theocratia-cards = Two cards
theocratia-new_factory = House to Factory
theocratia-new_barrack = House to Barrack
theocratia-token_cards = Two cards
theocratia-token_cosmo = Five Cosmo
theocratia-token_malus = Less Malus
theocratia-token_worship = Worship
theocratia-token_house = New House
theocratia-token_factory = New Factory
theocratia-token_new_factory = House to Factory
theocratia-token_barrack = New Barrack
theocratia-token_new_barrack = House to Barrack
theocratia-token_crystals = Crystals
theocratia-about-token_cards = Draw 2 Power cards.
theocratia-about-token_cosmo = Gain 5 Cosmo.
theocratia-about-token_malus = Move your Malus 3 steps back.
theocratia-about-token_worship = Gain 1 Worship of a Civ of your choice.
theocratia-about-token_house = Expand with the Civ of the Pyramid.
theocratia-about-token_factory = Build a Factory of this Civ where you could Expand. It does not produce.
theocratia-about-token_new_factory = Turn one of your Houses of this Civ into a Factory that makes 1 crystal of your colour.
theocratia-about-token_barrack = Build a Barrack of this Civ where you could Expand. It does not produce.
theocratia-about-token_new_barrack = Turn one of your Houses of this Civ into a Barrack that brings 1 Warrior.
theocratia-about-token_crystals = Each Civ gains 1 crystal of your colour.

## Power cards

theocratia-power_card = Power card
theocratia-about-power_card = Any Power card may be given up to make your die another Civ's colour, for the row's bonus or a Holiday, or to place it beside the same number.
theocratia-about-given_up = Only to give up: a die takes another Civ's colour, or is placed beside the same number.
theocratia-stardust = Stardust
theocratia-whispered_prayer = Whispered Prayer
    .short = Prayer
theocratia-absolution = Absolution
theocratia-twist_of_fate = Twist of Fate
    .short = Twist
theocratia-clear_vision = Clear Vision
    .short = Vision
theocratia-fertile_season = Fertile Season
    .short = Season
theocratia-scattered_gems = Scattered Gems
    .short = Gems
theocratia-call_to_arms = Call to Arms
    .short = Arms
theocratia-ambush = Ambush
theocratia-triumph = Triumph
theocratia-joyful_crowd = Joyful Crowd
    .short = Crowd
theocratia-lanterns = Lanterns
theocratia-purification = Purification
theocratia-revelation = Revelation
theocratia-far_settlers = Far Settlers
    .short = Settlers
theocratia-overtime = Overtime
theocratia-drill = Drill
theocratia-martyrs = Martyrs
theocratia-omen = Omen
theocratia-ascension = Ascension
theocratia-about-stardust = Beginning or end of your turn: gain 3 Cosmo.
theocratia-about-whispered_prayer = End of your turn: 1 Worship of the Civ you used.
theocratia-about-absolution = Beginning or end of your turn: your Malus goes 2 steps back.
theocratia-about-twist_of_fate = When you take a 1 to 5: turn it by up to 2 steps for nothing.
theocratia-about-clear_vision = When you take a six: use it as another number without the step of Malus.
theocratia-about-fertile_season = Beginning or end of your turn: 2 Green crystals to a Civ.
theocratia-about-scattered_gems = Beginning or end of your turn: 1 crystal of your colour to each of two Civs.
theocratia-about-call_to_arms = Beginning or end of your turn: up to 2 Warriors of a Civ to its supply, ready for War.
theocratia-about-ambush = With a War on a building: it costs 1 Warrior less, at least 1.
theocratia-about-triumph = With a War: 1 Worship more of the Civ, and 1 Cosmo for another player's building.
theocratia-about-joyful_crowd = With a Holiday: pay up to 3 Cosmo less.
theocratia-about-lanterns = With a Holiday: 1 or 2 of its crystals come from the reserve as Green.
theocratia-about-purification = Beginning or end of your turn: remove up to 2 Black crystals of a Civ.
theocratia-about-revelation = Beginning or end of your turn: claim an unlocked Conversion tile for nothing.
theocratia-about-far_settlers = With an Expand: the hex lies two steps from a building of the Civ.
theocratia-about-overtime = With a Factory: it makes 1 crystal more, and you gain 1 Cosmo. A second copy: 1 Cosmo only.
theocratia-about-drill = With a Barrack: it brings 1 Warrior more, and you gain 1 Cosmo. A second copy: 1 Cosmo only.
theocratia-about-martyrs = Beginning or end of your turn, if others took a building of yours since your last turn: 1 Worship of its Civ and 1 Cosmo.
theocratia-about-omen = Beginning or end of your turn: swap the Civ Development cards of two neighbouring Civs.
theocratia-about-ascension = Beginning or end of your turn in the last round: 1 Worship of a Civ of your choice.

## Phases, scores and the end

theocratia-setup = Choice of Civs
theocratia-turns = Turns
theocratia-end_of_round = End of the round
theocratia-over = The game is over
theocratia-cosmo_left = Cosmo left
theocratia-malus_steps = fewer steps of Malus
theocratia-cards_left = Power cards left
theocratia-left_out = { $source } { $points } does not count: farthest Priest
theocratia-end-points = The last round is over: most points win.
theocratia-end-tie_break = Equal points: more Cosmo left, then fewer steps of Malus, then more Power cards decide.
theocratia-end-shared = Equal in everything: the victory is shared.

## Questions: each goes on after a name, `@Ana, take a die`

theocratia-ask-civ = choose the Civ you begin with
theocratia-ask-die = take a die for a Civ
theocratia-ask-face = how do you use { $die }?
theocratia-ask-row = which Civ gets { $die }?
theocratia-ask-idle_row = which row for the idle { $die }?
theocratia-ask-mode = what does { $civ } do?
theocratia-ask-take = take the End Round Bonus or a card?
theocratia-ask-war = what does { $civ } attack?
theocratia-ask-tile = claim a Conversion tile to build on
theocratia-ask-expand =
    { $tile ->
        [1] { theocratia-ask-tile }
       *[other] where does { $civ } build its House?
    }
theocratia-ask-factory = which { $civ } House becomes a Factory?
theocratia-ask-barrack = which { $civ } House becomes a Barrack?
theocratia-ask-site = where does the { $civ } Pyramid stand?
theocratia-ask-clear = what makes room for the Pyramid on { $hex }?
theocratia-ask-token = choose a Pyramid token
theocratia-ask-token_worship = which Civ gives you 1 Worship?
theocratia-ask-token_house =
    { $settlers ->
        [1] play { theocratia-far_settlers } for the new House?
       *[other]
            { $tile ->
                [1] { theocratia-ask-tile }
               *[other] where does { $civ } build its new House?
            }
    }
theocratia-ask-token_factory =
    { $tile ->
        [1] { theocratia-ask-tile }
       *[other] where does { $civ } build its Factory?
    }
theocratia-ask-token_new_factory = { theocratia-ask-factory }
theocratia-ask-token_barrack =
    { $tile ->
        [1] { theocratia-ask-tile }
       *[other] where does { $civ } build its Barrack?
    }
theocratia-ask-token_new_barrack = { theocratia-ask-barrack }
theocratia-ask-pay =
    { $left ->
        [one] is the crystal you pay { $crystal }?
       *[other] how many of { $left } crystals are { $crystal }?
    }
theocratia-ask-end = end your turn
theocratia-ask-bonus_expand =
    { $tile ->
        [1] { theocratia-ask-tile }
       *[other] where does { $civ } build your bonus?
    }
theocratia-ask-neutral_hex = where does { $civ } expand by itself?
theocratia-ask-neutral_house = which House does { $civ } upgrade by itself?
theocratia-ask-neutral_kind = what does the House on { $hex } become?
theocratia-ask-pyramid_worship = which Civ gives your Pyramid 1 Worship?

## Moves

theocratia-move-civ = Begin with { $one }.
theocratia-move-die = Take the die { $one }.
theocratia-move-idle = Take the die { $one } to idle.
theocratia-move-claim = Claim the Conversion tile of level { $one }.
theocratia-move-recolour = Recolour the die to { $one }, giving up { $two }.
theocratia-move-face = Use the die as { $one }.
theocratia-move-row = Place the die on the { $one } row.
theocratia-move-ignore = Place the die on the { $one } row beside the same number, giving up { $two }.
theocratia-move-first = Use it for { theocratia-first }.
theocratia-move-war = Use it for { theocratia-war }.
theocratia-move-expand = Use it for { theocratia-expand }.
theocratia-move-factory = Use it for { theocratia-factory }.
theocratia-move-barrack = Use it for { theocratia-barrack }.
theocratia-move-pyramid = Use it for { theocratia-pyramid }.
theocratia-move-holiday = Use it for { theocratia-holiday }.
theocratia-move-take = Take the End Round Bonus card.
theocratia-move-draw = Draw a Power card.
theocratia-move-destroy = Defeat what stands on { $one }.
theocratia-move-convert =
    { $count ->
        [1] Convert what stands on { $one }.
       *[2] Convert what stands on { $one }, with a { $two }.
    }
theocratia-move-build =
    { $count ->
        [1] Build on { $one }.
       *[2] Build on { $one }, with a { $two }.
    }
theocratia-move-upgrade = Upgrade the House on { $one }.
theocratia-move-site = Build the Pyramid on { $one }.
theocratia-move-clear = Remove the buildings on { $one } and { $two }.
theocratia-move-pay = Pay in { $one } crystals: { $two }.
theocratia-move-token = Take the Pyramid token { $one }.
theocratia-move-worship = Gain 1 Worship of { $one }.
theocratia-move-choose = Choose { $one }.
theocratia-move-play =
    { $count ->
        [1] Play { $one }.
        [2] Play { $one } for { $two }.
       *[3] Play { $one } for { $two } and { $three }.
    }
theocratia-move-decline = Do without.
theocratia-move-end = End the turn.

## What happened

theocratia-log-chose_civ =
    { $priest ->
        [0] { $seat } began with { $civ } on { $hex }.
       *[other] { $seat } began with { $civ } on { $hex }, Priest on 0.
    }
theocratia-log-round = Round { $round }: { FORM($bonus, case: "reward") }.
theocratia-log-rolled = Rolled: { $dice }.
theocratia-log-turned_over = Too many of a number: { $die } turned to { $face }.
theocratia-log-preplaced = Before the round { $die } was placed on the { $civ } row.
theocratia-log-preplaced_to_expand = Before the round { $die } was placed on the { $civ } row; then { $civ } was to expand by itself.
theocratia-log-bonus_die = The End Round Bonus is for { $civ }.
theocratia-log-drafted = { $seat } took { $die }.
theocratia-log-idled = { $seat } was stuck and idled with { $die }.
theocratia-log-recoloured = { $seat } gave up { $card }: the die counted as { $civ }.
theocratia-log-turned = { $seat } turned { $die } to { $face }.
theocratia-log-ignored = { $seat } gave up { $card } to ignore the same number.
theocratia-log-placed = { $seat } placed { $die } on the { $civ } row.
theocratia-log-played = { $seat } played { $card }.
theocratia-log-claimed = { $seat } received the Conversion tile of level { $level }.
theocratia-log-got_tile = { $seat } received the Conversion tile of level { $level } ({ $why }).
theocratia-log-first =
    { $later ->
        [0] { $seat } took the Next-first token, in vain.
       *[other] { $seat } is to lead the next round.
    }
theocratia-log-war = { $seat } led { $civ } to war.
theocratia-log-expand = { $seat } expanded { $civ }.
theocratia-log-factory = { $seat } had { $civ } build a Factory.
theocratia-log-barrack = { $seat } had { $civ } build a Barrack.
theocratia-log-pyramid = { $seat } had { $civ } build a Pyramid.
theocratia-log-holiday = { $seat } declared a { $civ } Holiday.
theocratia-log-celebrates = { $civ } had size { $size }.
theocratia-log-lanterns =
    { $amount ->
        [one] 1 Green crystal came from the reserve ({ theocratia-lanterns }).
       *[other] { $amount } Green crystals came from the reserve ({ theocratia-lanterns }).
    }
theocratia-log-took_bonus = { $seat } took the End Round Bonus ({ $civ }).
theocratia-log-got_card = { $seat } drew a Power card ({ $why }).
theocratia-log-drew_card =
    { $yours ->
        [yes] You drew { $card }.
       *[no] { $seat } drew { $card }.
    }
theocratia-log-reshuffled =
    { $amount ->
        [one] The discard pile, 1 card, became the new deck.
       *[other] The discard pile, { $amount } cards, became the new deck.
    }
theocratia-log-worship =
    { $space ->
        [0] { $seat }: { $civ } Worship +{ $amount } ({ $why }), from the start to space 0.
       *[other] { $seat }: { $civ } Worship +{ $amount } ({ $why }), now on space { $space }.
    }
    .short = { $seat }: { $civ } Worship +{ $amount }, now on { $space }.
theocratia-log-cosmo = { $seat }: Cosmo +{ $amount } ({ $why }), now { $total }.
theocratia-log-spent_cosmo = { $seat }: Cosmo -{ $amount } ({ $why }), now { $total }.
theocratia-log-malus_up =
    { $amount ->
        [one] { $seat }: 1 step of Malus ({ $why }), now on step { $step } (minus points: { $points }).
       *[other] { $seat }: { $amount } steps of Malus ({ $why }), now on step { $step } (minus points: { $points }).
    }
theocratia-log-malus_down =
    { $amount ->
        [one] { $seat }: Malus 1 step back ({ $why }), now on step { $step } (minus points: { $points }).
       *[other] { $seat }: Malus { $amount } steps back ({ $why }), now on step { $step } (minus points: { $points }).
    }
theocratia-log-got_crystals =
    { $amount ->
        [one] { $civ } gained 1 { $crystal } crystal ({ $why }).
       *[other] { $civ } gained { $amount } { $crystal } crystals ({ $why }).
    }
theocratia-log-paid_crystals =
    { $amount ->
        [one] { $civ } paid 1 { $crystal } crystal ({ theocratia-holiday }).
       *[other] { $civ } paid { $amount } { $crystal } crystals ({ theocratia-holiday }).
    }
theocratia-log-spent_crystal = { $civ } paid 1 { $crystal } crystal ({ theocratia-dev_holiday }).
theocratia-log-purified =
    { $amount ->
        [one] 1 Black crystal left { $civ } ({ theocratia-purification }).
       *[other] { $amount } Black crystals left { $civ } ({ theocratia-purification }).
    }
theocratia-log-got_warriors =
    { $amount ->
        [one] { $civ } gained 1 Warrior ({ $why }).
       *[other] { $civ } gained { $amount } Warriors ({ $why }).
    }
theocratia-log-chronicle = The Chronicles of { $civ } completed area { $areas } and show { $number }.
theocratia-log-slew = { $seat } defeated the monster on { $hex }.
theocratia-log-destroyed =
    { $owner ->
        [nobody] { $seat } destroyed a { $civ } { $building } on { $hex }.
       *[other] { $seat } destroyed { $owner }’s { $civ } { $building } on { $hex }.
    }
    .short = { $seat } destroyed a { $civ } { $building } on { $hex }.
theocratia-log-converted =
    { $owner ->
        [nobody] { $seat } converted a { $civ } { $building } on { $hex }.
       *[other] { $seat } converted { $owner }’s { $civ } { $building } on { $hex }.
    }
    .short = { $seat } converted a { $civ } { $building } on { $hex }.
theocratia-log-tile = { $seat } laid a { $tile }: { $hex } became { $colour } ground.
theocratia-log-built = { $seat } built a { $civ } { $building } on { $hex }.
theocratia-log-upgraded = { $seat } made { $hex } a { $civ } { $building }.
theocratia-log-pyramid_built = { $seat } built a { $civ } Pyramid on { $hex }.
theocratia-log-made_room =
    { $owner ->
        [nobody] { $seat } cleared a { $civ } { $building } on { $hex } for a Pyramid.
       *[other] { $seat } cleared { $owner }’s { $civ } { $building } on { $hex } for a Pyramid.
    }
    .short = { $seat } cleared a { $civ } { $building } on { $hex } for a Pyramid.
theocratia-log-token = { $seat } took the Pyramid token { $token }.
theocratia-log-declined = { $seat } made no use of the token.
theocratia-log-bonus_declined = { $seat } made no use of the End Round Bonus ({ $civ }).
theocratia-log-bonus_lapsed = { $seat } could not use the End Round Bonus ({ $civ }): no House of it could be built.
theocratia-log-bonus_used = { $seat } used the End Round Bonus ({ $civ }).
theocratia-log-swapped = { $seat } swapped the Civ Development cards of { $civ } and { $other_civ }.
theocratia-log-develops = { $civ } developed: { $card }.
theocratia-log-cannot_celebrate = { $civ } had neither a Factory nor a crystal of a player: its Holiday brought nothing.
theocratia-log-settled = { $civ } built a neutral House on { $hex }.
theocratia-log-raised = { $civ } turned its neutral House on { $hex } into a { $building }.
theocratia-log-cannot_expand =
    { $house ->
        [pieces] { $upgrade ->
            [kinds] { $civ } could not expand: all its Houses, Factories and Barracks were on the map.
           *[houses] { $civ } could not expand: all its Houses were on the map, and none was neutral.
        }
       *[hexes] { $upgrade ->
            [kinds] { $civ } could not expand: no free neutral hex lay beside it, and all its Factories and Barracks were on the map.
           *[houses] { $civ } could not expand: no free neutral hex lay beside it, and it had no neutral House.
        }
    }

## What happened, as version 2026.1 told it: games kept since then still say it

theocratia-log-cleared = The { $civ } { $building } on { $hex } made room.
theocratia-log-paid_cosmo = { $seat }: Cosmo -{ $amount }, now { $total }.
theocratia-log-malus =
    { $amount ->
        [one] { $seat }: 1 step of Malus, now on step { $step } (minus points: { $points }).
       *[other] { $seat }: { $amount } steps of Malus, now on step { $step } (minus points: { $points }).
    }
theocratia-log-malus_back =
    { $amount ->
        [one] { $seat }: Malus 1 step back, now on step { $step } (minus points: { $points }).
       *[other] { $seat }: Malus { $amount } steps back, now on step { $step } (minus points: { $points }).
    }
theocratia-log-crystals =
    { $amount ->
        [one] { $civ } gained 1 { $crystal } crystal.
       *[other] { $civ } gained { $amount } { $crystal } crystals.
    }
theocratia-log-warriors =
    { $amount ->
        [one] { $civ } gained 1 Warrior.
       *[other] { $civ } gained { $amount } Warriors.
    }
theocratia-log-drew = { $seat } drew a Power card.
theocratia-log-stays = { $civ } could not expand.

## Why a move is not possible

theocratia-verb-build = build here
theocratia-verb-civ = choose this Civ
theocratia-verb-claim = claim this Conversion tile
theocratia-verb-clear = replace this building
theocratia-verb-die = take this die
theocratia-verb-idle = idle with this die
theocratia-verb-play = play this card
theocratia-verb-face = turn the die to this number
theocratia-verb-recolour = give the die this colour
theocratia-verb-site = build the Pyramid here
theocratia-verb-upgrade = upgrade a House here
theocratia-verb-choose = choose this
theocratia-verb-row = place the die on this row
theocratia-verb-ignore = place the die on this row, beside the same number
theocratia-verb-barrack = build a Barrack
theocratia-verb-expand = expand
theocratia-verb-factory = build a Factory
theocratia-verb-first = be first player
theocratia-verb-holiday = declare a Holiday
theocratia-verb-pyramid = build a Pyramid
theocratia-verb-war = wage War
theocratia-verb-pay = pay these crystals
theocratia-verb-token = take this token
theocratia-verb-convert = convert the building here
theocratia-verb-destroy = destroy this

theocratia-why-chosen = { $civ } has been chosen already.
theocratia-why-table = You can only take a die from the Action table.
theocratia-why-stuck = You can’t idle while you can complete a move.
theocratia-why-complete = No complete move would be left after it.
theocratia-why-complete_die = { $die } is of no use: neither its number nor one that you could turn it to can be used on any row that takes it.
theocratia-why-complete_face = As { $face } the die is of no use: no Civ whose row takes it can do that.
theocratia-why-complete_colour = As a die of { $civ } it is of no use: on that row, the only one that then takes it, it could do nothing.
theocratia-why-hand =
    { $cards ->
        [0] You hold no Power card.
       *[other] You don’t hold that Power card.
    }
theocratia-why-moment =
    { $moment ->
        [at_the_end] { $card } is played at the end of a turn.
        [on_a_number] { $card } is played on a die of 1 to 5 that you have taken.
        [on_a_six] { $card } is played on a six that you have taken.
        [with_war] { $card } is played with a War.
        [with_expand] { $card } is played with an Expand.
        [with_factory] { $card } is played with a Factory.
        [with_barrack] { $card } is played with a Barrack.
        [with_holiday] { $card } is played with a Holiday.
       *[at_any_time] { $card } is played at the beginning or at the end of a turn.
    }
theocratia-why-effects = Power cards have no effects in this game.
theocratia-why-last_round = { $card } is played in the last round only.
theocratia-why-idled = { $card } is not played after idling.
theocratia-why-effect = { $card } would change nothing.
theocratia-why-effect_there = { $card } would change nothing for { $civs }.
theocratia-why-unlocked = No Priest of yours has reached space { $level }, or the tile there is taken.
theocratia-why-tile_cosmo = A Conversion tile costs { $cosmo } Cosmo; you have { $has }.
theocratia-why-six = Nothing becomes a six, and with Clear Vision a six does not stay one.
theocratia-why-stays_six = A six that stays one declares a Holiday, and none is possible now.
theocratia-why-twist_needless = That is near enough without this { $card }.
theocratia-why-steps = The steps cost { $cosmo } Cosmo; you have { $has }.
theocratia-why-recoloured = A die is recoloured only once.
theocratia-why-same_colour = The die is { $civ } already.
theocratia-why-twist = You can’t twist a six.
theocratia-why-vision = Clear Vision is for a six, and only while your Malus can move.
theocratia-why-space = The { $civ } row is full.
theocratia-why-tinted_row = A recoloured die is placed on its row, which is that of { $civ }.
theocratia-why-same_number = The die to the left shows { $face } too.
theocratia-why-ignored = The die to the left does not show { $face }: there is nothing to ignore.
theocratia-why-number = That is not what a { $face } does.
theocratia-why-colour = The die isn’t { $civ }.
theocratia-why-divined = A six that became another number declares no Holiday.
theocratia-why-declared = { $card } has been declared, which does not go with it.
theocratia-why-target = There’s nothing to attack on { $hex }.
theocratia-why-own_civ = { $civ } does not attack itself.
theocratia-why-own_building = The building on { $hex } is yours.
theocratia-why-warriors =
    { $warriors ->
        [one] That takes 1 Warrior; there are { $has }.
       *[other] That takes { $warriors } Warriors; there are { $has }.
    }
theocratia-why-ambush = { $card } would spare no Warrior there.
theocratia-why-triumph = { $card } would bring nothing there.
theocratia-why-monster = You can’t convert a monster.
theocratia-why-beside = The Civ can’t build on { $hex } now.
theocratia-why-free = { $hex } isn’t free.
theocratia-why-own_ground = { $hex } isn’t your ground: lay a Conversion tile.
theocratia-why-needless_tile = { $hex } is your ground already.
theocratia-why-tile = You hold no such Conversion tile for { $hex }.
theocratia-why-pieces = { $civ } has no { $building } left.
theocratia-why-own_house = You have no House of { $civ } on { $hex }.
theocratia-why-overtime = { $card } would bring nothing.
theocratia-why-drill = { $card } would bring nothing.
theocratia-why-own_upgraded = You have no Factory or Barrack of { $civ } on { $hex }.
theocratia-why-group = There’s no group of three around { $hex }.
theocratia-why-pyramids = You or { $civ } have built two Pyramids.
theocratia-why-no_die =
    { $count ->
        [1] There’s no { $face } on the Action table, and turning a die to it costs at least { $cosmo } Cosmo; you have { $has }.
       *[2] There’s no { $face } or { $another } on the Action table, and turning a die to one of them costs at least { $cosmo } Cosmo; you have { $has }.
    }
theocratia-why-no_warriors =
    { $has ->
        [0] { $civ } has no Warriors ready.
        [one] With 1 Warrior ready { $civ } can attack nothing.
       *[other] With { $has } Warriors ready { $civ } can attack nothing.
    }
theocratia-why-no_place = Beside { $civ } there is no free hex of your colour, nor one for a Conversion tile that you hold.
theocratia-why-no_house = You have no House of { $civ }.
theocratia-why-no_upgraded = You have no Factory or Barrack of { $civ }.
theocratia-why-no_group = No Factory or Barrack of yours makes a connected group of three with two other buildings of { $civ }.
theocratia-why-no_colour = A Holiday of { $civ } takes a die of its colour. None lies on the Action table, and you hold no card to recolour one.
theocratia-why-holiday_crystals =
    { $more ->
        [0] { $crystals ->
            [one] A Holiday of { $civ } costs 1 crystal; it has { $has }.
           *[other] A Holiday of { $civ } costs { $crystals } crystals; it has { $has }.
        }
       *[other] A Holiday of { $civ } costs { $crystals } crystals; it has { $has }, and with Lanterns { $full }.
    }
theocratia-why-holiday_cosmo =
    { $lies ->
        [0] { $crowds ->
            [0] No { $civ } die lies on the Action table. With a recoloured one, whose row brings nothing, a Holiday costs { $cosmo } Cosmo; you have { $has }.
           *[other] No { $civ } die lies on the Action table. With a recoloured one, whose row brings nothing, a Holiday costs { $price } Cosmo with Joyful Crowd; you have { $has }.
        }
       *[other] { $bonus ->
            [0] { $crowds ->
                [0] A Holiday of { $civ } costs { $cosmo } Cosmo; you have { $has }.
               *[other] A Holiday of { $civ } costs { $price } Cosmo with Joyful Crowd; you have { $has }.
            }
           *[other] { $crowds ->
                [0] A Holiday of { $civ } costs { $cosmo } Cosmo; with what the row brings you would have { $has }.
               *[other] A Holiday of { $civ } costs { $price } Cosmo with Joyful Crowd; with what the row brings you would have { $has }.
            }
        }
    }
theocratia-why-same_number_there = The last die on the { $civ } row shows { $face } already; no other { $face } goes beside it.
theocratia-why-three = With { $hex } these make no group of three buildings of { $civ }.
theocratia-why-token_left = The { $token } token has been taken.
theocratia-why-crystals = { $civ } has only { $has } of them.
theocratia-why-too_many =
    { $left ->
        [one] Only 1 more crystal is due.
       *[other] Only { $left } more crystals are due.
    }
theocratia-why-too_few =
    { $short ->
        [one] 1 crystal would be missing in the end.
       *[other] { $short } crystals would be missing in the end.
    }
theocratia-why-neutral_place = { $civ } can’t build on { $hex } by itself.
theocratia-why-neutral_house = { $civ } has no neutral House on { $hex }.
theocratia-why-closest = { $hex } isn’t first in line: plains come before desert, then what’s closest to the Fortress.
theocratia-why-fewer = { $civ } does not have fewest of { $building }, or none is left.

## What a hint says that a move gains
theocratia-value-cosmo = Cosmo to pay with
theocratia-value-cosmo_left = Cosmo for the rounds to come
theocratia-value-worship_worth = Worship of Civs with long Chronicles
theocratia-value-worship_left = Worship of the Civs that count
theocratia-value-worship_best_left = the farthest Priest, who unlocks Conversion tiles
theocratia-value-malus_left = { theocratia-malus.gained }
theocratia-value-cards = Power cards
theocratia-value-cards_left = Power cards for the rounds to come
theocratia-value-houses_left = Houses
theocratia-value-factories_left = Factories
theocratia-value-barracks_left = Barracks
theocratia-value-pyramids = Pyramids
theocratia-value-crystals_left = fewer crystals of the own colour left in Civ areas
theocratia-value-tiles_left = Conversion tiles
theocratia-value-first_left = the first turn of the round
theocratia-value-bonus_held = the End Round Bonus card
theocratia-value-next_first_left = the first turn of the next round
