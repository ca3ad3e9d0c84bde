# Words in pictures that no single game owns. Keys begin with render-.

render-legend = What the signs mean
render-thing = { $thing }.
render-more = More stands under “In words”.
render-moments = The key moments of the game.
render-moment = { $step }: { $told }.

## The colours of the seats: they stand for names that cannot be written

render-seat-0 = Coral
render-seat-1 = Cyan
render-seat-2 = Violet
render-seat-3 = Lemon

## One of several things

render-either-next = { $head }, { $item }
render-either-last = { $head } or { $item }

## A player: by name, or as the reader

render-subject =
    { $who ->
        [you] You
       *[other] { $player }
    }
render-has =
    { $who ->
        [you] You have
       *[other] { $player } has
    }
render-has-within =
    { $who ->
        [you] you have
       *[other] { $player } has
    }
render-whose =
    { $who ->
        [you] Your
       *[other] { $player }’s
    }
render-whose-within =
    { $who ->
        [you] your
       *[other] { $player }’s
    }

## The state in words, as every game begins it

render-heading-table = The table
render-heading-moves = What { $player } can do
render-option = { $option }: { $value }
render-decides =
    { $asks ->
        [0] { $player } decides: { $ask }.
       *[other] { $player } decides: { $ask }?
    }
render-rules = The rules for this are { $rules }.
render-rank = { $player } ({ $rank })
render-places = { $reason } The places are { $ranks }.
render-nobody-wins = { $reason } Nobody wins.
render-over = The game is over.

## Parts of a picture that is shown large

render-part = { $title }: { $part }.
render-part-left = the left part
render-part-right = the right part
render-part-upper-left = the upper left part
render-part-upper-right = the upper right part
render-part-middle-left = the middle left part
render-part-middle-right = the middle right part
render-part-lower-left = the lower left part
render-part-lower-right = the lower right part

## The cover of a game, and the picture of its end

render-cover = The cover of { $title }.
render-chair-free = free
render-chair-held = held
render-chair-nameless = somebody
render-chairs = { $count ->
    [0] All { $most } seats are free.
   *[other] { $count } of { $most } seats taken: { $people }.
 }
render-end = The end of { $title }.
render-end-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $players } wins.
       *[other] { $players } win.
    }
render-end-player =
    { $place ->
        [0] { $player }
       *[other] Place { $place }, { $player }
    }: { $total }{ $count ->
        [0] .
       *[other] { " " }({ $sources }).
    }
render-end-source = { $source } { $points }
render-end-gain-told = The most collected by one decision: +{ $amount } for { $player }, { $told }.
render-end-most-told = The most points from one source: { $amount } for { $player }, { $told }.
render-end-promise = The shuffles were promised at the start as { $commitment }.
render-rest = all else
render-course = The course of { $title }: how each stood ({ $unit }) at the beginning, after each quarter of the decisions, and at the end.
render-course-round = Round
render-course-head = { $unit }: how each stood
# A label before numbers; a game that counts something else, such as Offerings, has a word of its own in its place.
render-points = Points
render-course-player = { $player }: { $at0 }, { $at1 }, { $at2 }, { $at3 }, { $at4 }.
