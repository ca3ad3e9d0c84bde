# Some names and labels of Helios in German, to try the grammar: names carry gender and cases, sentences ask for them.

helios-redwood = Rotholz
    .gender = n
helios-granite = Granit
    .gender = m
helios-bamboo = Bambus
    .gender = m
helios-spring = Quelle
    .gender = f
helios-red = rot
    .neuter = rotes
    .weak = rote
helios-yellow = gelb
    .neuter = gelbes
    .weak = gelbe
helios-gray = grau
    .neuter = graues
    .weak = graue
helios-land = Land
helios-build = Bauen
helios-sun = Sonne
helios-red_area = roter Bereich
    .gender = m
    .acc = roten Bereich
helios-blue_area = blauer Bereich
    .gender = m
    .acc = blauen Bereich
helios-temple = Tempel
    .gender = m
helios-observatory = Observatorium
    .gender = n
helios-sun_lodge = Sonnenhütte
    .gender = f
helios-hallowed_grove = Heiliger Hain
    .gender = m
    .acc = Heiligen Hain
helios-city_hall = Rathaus
    .gender = n
helios-citadel = Zitadelle
    .gender = f
helios-architect = Architekt
    .gender = m
    .acc = Architekten
helios-inventor = Erfinder
    .gender = m
helios-priestess = Priesterin
    .gender = f
helios-cartographer = Kartograf
    .gender = m
    .acc = Kartografen

helios-choice = { $what }: { $brings }
helios-menu-hire = Anheuern
helios-menu-activate = Aktivieren
helios-choice-start = Mit { $what } beginnen
helios-choice-decline = Keine Bonusaktion
helios-choice-area =
    In { GENDER($what) ->
        [m] den
        [f] die
       *[n] das
    } { FORM($what, case: "acc") }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ Bonus
    }
helios-choice-other_area = { $what } in einen anderen Bereich
helios-choice-pass =
    { $taken ->
        [0] { $symbol ->
            [land] Kein Land erschaffen
            [build] Nichts bauen
           *[sun] Die Sonne stehen lassen
        }
       *[other] Nur das { FORM($colour, case: "weak") } Plättchen ({ $what })
    }
helios-choice-land = { $what }, dann wohin
helios-choice-place = { FORM($what, case: "acc") } auf { $hex } legen
    .short = { $what } auf { $hex }
    .tight = { $what } { $hex }
helios-choice-first = Zuerst { FORM($what, case: "acc") } legen
helios-choice-build =
    { $what }: { $cost }{ $gains ->
        [0] { "" }
       *[other] , { $brings }
    }
helios-choice-temple = Tempel auf { $hex }
helios-choice-sun = Sonne nach { $hex }
helios-choice-sell =
    { $count ->
        [0] Nichts verkaufen
       *[other] { $count } Mana verkaufen
    }
helios-choice-cube = { $what } auf { $hex }
helios-choice-hire =
    { GENDER($what) ->
        [m] Den
        [f] Die
       *[n] Das
    } { FORM($what, case: "acc") } anheuern: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .tight =
        { $what }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
helios-choice-activate =
    { GENDER($what) ->
        [m] Den
        [f] Die
       *[n] Das
    } { FORM($what, case: "acc") } aktivieren: { $less ->
        [0] { "" }
       *[other] −
    }{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
helios-choice-end = Meinen Zug beenden
helios-choice-pay =
    { $cubes }{ $count ->
        [0] { "" }
       *[other] { " " }(verloren: { $lost } { $hex })
    }
helios-gain-cube = +{ $count } { $colour }
helios-gain-any-cube = +1 Würfel
helios-gain-lost = −{ $count } Würfel
helios-gain-mana = +{ $count } Mana
helios-gain-sun = Sonne +{ $count }
helios-gain-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
helios-gain-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
helios-gain-lit = { $points } im Licht
helios-gain-dark = nie im Licht
helios-gain-shut = { $hexes } nie mehr im Licht
helios-gain-corner = Ecke +{ $points }
helios-gain-special =
    { $less ->
        [0] Sonderziel +{ $points }
       *[other] Sonderziel −{ $points }
    }
helios-gain-revolution = { $points } davon für den Umlauf
helios-ask-place = wohin kommt das Plättchen „{ $tile }“?
helios-move-take = Nimm das { FORM($two, case: "weak") } Aktionsplättchen „{ $one }“.
helios-move-build =
    Baue { GENDER($one) ->
        [m] den
        [f] die
       *[n] das
    } { FORM($one, case: "acc") }.
helios-move-hire =
    Heuere { GENDER($one) ->
        [m] den
        [f] die
       *[n] das
    } { FORM($one, case: "acc") } an.
helios-move-activate =
    Aktiviere { GENDER($one) ->
        [m] den
        [f] die
       *[n] das
    } { FORM($one, case: "acc") }.
helios-log-took = { $seat } hat ein { FORM($colour, case: "neuter") } Aktionsplättchen „{ $symbol }“ genommen.
helios-log-hired =
    { $seat } hat { GENDER($character) ->
        [m] den
        [f] die
       *[n] das
    } { FORM($character, case: "acc") } für { $mana } Mana angeheuert.
