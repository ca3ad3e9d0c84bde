# Words in pictures that no single game owns. Keys begin with render-.

## The colours of the seats: they stand for names that cannot be written

render-seat-0 = Coral
render-seat-1 = Cyan
render-seat-2 = Violet
render-seat-3 = Lemon
