# Some names and labels of Theocratia in German, to try the grammar: names carry gender and cases, sentences ask for
# them; colours carry the endings of adjectives.

theocratia-magenta = Magenta
theocratia-turquoise = Türkis
theocratia-violet = Violett
theocratia-pink = Rosa
theocratia-black = Schwarz
    .masc = schwarzer
    .plural = schwarze
theocratia-green = Grün
    .masc = grüner
    .plural = grüne
theocratia-brown = Braun
    .masc = brauner
    .plural = braune
theocratia-neutral = neutral
theocratia-house = Haus
    .gender = n
theocratia-factory = Fabrik
    .gender = f
theocratia-barrack = Kaserne
    .gender = f
theocratia-pyramid = Pyramide
    .gender = f
theocratia-monster = Monster
    .gender = n
theocratia-expand = Ausbreiten
theocratia-drill = Drill
    .gender = m
theocratia-omen = Omen
    .gender = n
theocratia-clear_vision = Klare Sicht
    .gender = f

theocratia-name = { $name }
theocratia-on = { $thing } auf { $hex }
theocratia-building = { $kind } von { $civ }
theocratia-choice-civ =
    { $priest ->
        [0] { $civ }: Haus auf { $hex }
       *[other] { $civ }: Haus { $hex }, Priester auf 0
    }
theocratia-choice-die = { $die }
theocratia-choice-die-row = { $die } → { $civ }
    .short = { $die }→{ $civ }
theocratia-choice-row = { $civ }
theocratia-choice-face = Als { $face } → { $civ }
theocratia-choice-ignore = { $civ } für { $card }
    .short = { $civ } ({ $card })
theocratia-choice-next = dann mehr
theocratia-choice-use = { $name } verwenden
theocratia-choice-change = { $ways }
    .bare = ändern
theocratia-colon = { $one }: { $other }
theocratia-way-turned = auf { $faces } drehen
theocratia-way-recoloured = umfärben
theocratia-way-card = Karte dazu
theocratia-choice-idle = { $die }: untätig
theocratia-choice-idle-row = Reihe { $civ }
theocratia-choice-take = Rundenbonus nehmen
theocratia-choice-draw = Machtkarte ziehen
theocratia-choice-destroy = { $kind } von { $civ } auf { $hex }
    .short = { $kind } auf { $hex }
theocratia-choice-convert = { $kind } von { $civ } auf { $hex } nehmen
theocratia-cleared = { $kind } auf { $hex } ({ $owner })
theocratia-choice-pay =
    { $amount ->
        [0] Kein { FORM($crystal, case: "masc") } Kristall
        [one] 1 { FORM($crystal, case: "masc") } Kristall
       *[other] { $amount } { FORM($crystal, case: "plural") } Kristalle
    }
theocratia-choice-worship = 1 Verehrung von { $civ }
theocratia-choice-lost = { $civ }: Verehrung verfällt
theocratia-choice-claim = Plättchen { $level } für { $cosmo } Kosmo: jeder Boden
    .short = Plättchen { $level } für { $cosmo } Kosmo
theocratia-choice-play-on = { $card } → { $civ }
theocratia-choice-play-both = { $card }: { $one } + { $other }
theocratia-choice-play-tile = { $card }: Plättchen der Stufe { $level }
theocratia-choice-decline = Verzichten
theocratia-choice-end = Zug beenden
theocratia-menu-ask-die = welcher Würfel, für welche Kultur?
theocratia-menu-change = Würfel drehen, umfärben, Karten
theocratia-menu-turn = Würfel drehen
theocratia-menu-ask-change = welcher Würfel?
theocratia-menu-play = Machtkarte spielen
theocratia-menu-ask-play = welche Karte spielst du?
theocratia-pay = zahle { $what }
theocratia-for =
    { $gained ->
        [0] zahle { $cost }
       *[other] { $gains } für { $cost }
    }
theocratia-amount-cosmo = { $count } Kosmo
theocratia-amount-worship = { $count } Verehrung
theocratia-amount-worshipped = { $count } Verehrung von { $of }
theocratia-amount-crystals =
    { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
theocratia-amount-coloured =
    { $count ->
        [one] 1 { FORM($of, case: "masc") } Kristall
       *[other] { $count } { FORM($of, case: "plural") } Kristalle
    }
theocratia-amount-warriors = { $count } Krieger
theocratia-besides-lead = die nächste Runde beginnen
theocratia-ask-site = wo steht die Pyramide von { $civ }?
theocratia-log-built =
    { $seat } hat { GENDER($building) ->
        [m] einen
        [f] eine
       *[n] ein
    } { FORM($building, case: "acc") } von { $civ } auf { $hex } gebaut.
theocratia-log-upgraded =
    { $seat } hat { $hex } zu { GENDER($building) ->
        [f] einer
       *[other] einem
    } { FORM($building, case: "dat") } von { $civ } gemacht.
theocratia-why-twist_needless =
    So nah ist es auch ohne { GENDER($card) ->
        [m] diesen
        [f] diese
       *[n] dieses
    } { FORM($card, case: "acc") }.
