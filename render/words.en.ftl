# Words in pictures that no single game owns. Keys begin with render-.

render-legend = What the signs mean
render-more = More stands under “In words”.
render-change = The turn: before on the left, after on the right.
render-change-shows = { $title } It shows: { $pictures }.

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
render-decides = { $player } decides: { $ask }
render-rules = The rules for this are { $rules }.
render-rank = { $player } ({ $rank })
render-places = { $reason } The places are { $ranks }.
render-nobody-wins = { $reason } Nobody wins.
render-over = The game is over.
