# The shared bot's texts. Keys begin with bot-.

## Core: lists, lobby, turns, commands, troubles

bot-list-next = { $head }, { $item }
bot-list-last = { $head } and { $item }

## Face: picker, layout, log

bot-pick-choose = Choose …
bot-pick-part = { $title } ({ $number } of { $parts })
bot-pick-back = Back
bot-pick-previous = Previous page
bot-pick-next = Next page

bot-page = Page { $number } of { $pages }
bot-log-shortened = -# Earlier moves are left out here; the record at the end holds all of them.

bot-score = **{ $name }** { $total ->
    [one] { $total } point
   *[other] { $total } points
 }: { $sources }
bot-score-line = { $source } { $points }
bot-place = { $rank }. { $score }

bot-lobby-facts = { $least }–{ $most } players, { $length }.
bot-lobby-players = **Players** ({ $count }), invited by { $host }
bot-lobby-free = free seat
bot-lobby-free-maybe = free seat, may stay empty
bot-lobby-option = { $option }: { $value }
bot-lobby-join = Join
bot-lobby-leave = Leave
bot-lobby-computer = Add computer
bot-lobby-seat = Take another seat
bot-lobby-start = Start
bot-lobby-cancel = Close

bot-boards = Boards
bot-boards-choose = Show another board

bot-undo-title = Undo
bot-undo-takes-last = Your last step, which would be taken back:
bot-undo-takes-turn = Your whole turn so far:
bot-undo-last = Take back the last step
bot-undo-turn = Take back the whole turn
bot-undo-keep = Keep everything

bot-settings = Your settings
bot-settings-about = They hold for you in every game of this bot.
bot-setting-value = { $setting }: { $value }
