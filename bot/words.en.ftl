# The shared bot's texts. Keys begin with bot-.

## Core: lists, lobby, turns, commands, troubles

bot-list-next = { $head }, { $item }
bot-list-last = { $head } and { $item }

## Face: picker, layout, log
