# Some names and labels of Blue Moon City in German, to try the grammar: names carry gender and cases, sentences ask for
# them. Gender p is of names that are plurals.

bluemoon-red = rot
bluemoon-blue = blau
bluemoon-black1 = Schwarz 1
bluemoon-red3 = Rot 3
bluemoon-grey1 = Grau 1
bluemoon-blue3 = Blau 3
bluemoon-yellow1 = Gelb 1
bluemoon-red_dragon = roter Drache
    .gender = m
    .acc = roten Drachen
bluemoon-mill = Mühle
    .gender = f
bluemoon-thermae = Thermen
    .gender = p
bluemoon-market_hall = Markthalle
    .gender = f
bluemoon-great_hall = Große Halle
    .gender = f
    .dat = Großen Halle
bluemoon-watchtower = Wachturm
    .gender = m
bluemoon-trading_house = Handelshaus
    .gender = n
bluemoon-aqueduct = Aquädukt
    .gender = m

bluemoon-menu-fly = { $card }: fliegen
bluemoon-menu-fly-on = dann weiterziehen
bluemoon-menu-ask-place = wohin?
bluemoon-choice-walk = Gehe nach { $spot }
bluemoon-choice-fly = Fliege nach { $spot }
bluemoon-choice-fly-on = Fliege nach { $spot }, dann weiter
    .short = { $spot }, dann weiter
bluemoon-choice-jump = Springe nach { $spot }
bluemoon-choice-no-jump = Nicht springen
bluemoon-choice-stay = Bleibe auf { $spot }
bluemoon-choice-play = { $card }: { $power }
bluemoon-choice-dragon =
    { GENDER($dragon) ->
        [m] Den
        [f] Die
       *[n] Das
    } { FORM($dragon, case: "acc") } nach { $place }
bluemoon-power-black1 = roter Drache beliebig weit
bluemoon-power-black2 = roter Drache 1–3 Schritte
bluemoon-power-grey2 = 2 Schritte mehr
bluemoon-spot = { $place } { $tile }
bluemoon-spot-tile = { $tile }; { $told }
bluemoon-spot-no-marker = kein Stein mehr
bluemoon-spot-free = { $spaces } frei
bluemoon-spot-count = { $free } freie Felder
bluemoon-spot-rebuilt = wieder aufgebaut
bluemoon-spot-brings = fertig: je { $brings }
bluemoon-spot-special = hier: { $special }
bluemoon-space = { $colour } { $values }
bluemoon-cards =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
bluemoon-brings-crystals =
    { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
bluemoon-brings-scales =
    { $count ->
        [one] 1 Schuppe
       *[other] { $count } Schuppen
    }
bluemoon-brings-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bluemoon-choice-rebuild = { $place } wieder aufbauen: { $brings }
    .short = { $place }: { $brings }
bluemoon-choice-pay =
    { $count ->
        [one] { $space } auf { $place } zahlen
       *[other] { $count } Felder auf { $place } zahlen
    }{ $kinds ->
        [0] { "" }
       *[other] : { $brings }
    }
bluemoon-choice-contribute = { $space }: mit { $cards } zahlen
bluemoon-choice-total =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
bluemoon-choice-scored =
    { $scales ->
        [one] aus 1 Schuppe werden { $crystals } Kristalle
       *[other] aus { $scales } Schuppen werden { $crystals } Kristalle
    }
bluemoon-choice-thanked =
    { $scales ->
        [one] Drache: 1 Schuppe
       *[other] Drachen: { $scales } Schuppen
    }
bluemoon-choice-unpaid = Nichts zum Zahlen: Ende, { $draw } ziehen
    .short = Ende, { $draw } ziehen
bluemoon-choice-end-contributing =
    { $placed ->
        [0] Nichts zahlen
       *[other] Nichts mehr zahlen
    }
bluemoon-choice-offer =
    { $wins ->
        [yes] Auf { $place } siegen: { $crystals } Kristalle
       *[no] Opfer auf { $place }: { $crystals } Kristalle
    }
bluemoon-choice-offer-number = Opfer { $number } von { $needed }
bluemoon-choice-draw-at = Auf { $place } 2 Karten ziehen
bluemoon-choice-draw = 2 Karten ziehen
bluemoon-choice-no-draw = Nichts ziehen
bluemoon-choice-discard = { $cards } abwerfen
bluemoon-choice-discard-alone = Ende: { $cards } abwerfen, { $draw } ziehen
    .short = Ende: { $cards } abwerfen
bluemoon-log-stepped =
    { $seat } ist { GENDER($tile) ->
        [f] zur
        [p] zu den
       *[other] zum
    } { FORM($tile, case: "dat") } auf { $place } gegangen.
bluemoon-log-completed =
    { $seat } hat { GENDER($tile) ->
        [m] den
        [n] das
       *[other] die
    } { FORM($tile, case: "acc") } wieder aufgebaut.
