# The shared bot's texts. Keys begin with bot-.

## Core: lists, lobby, turns, commands, troubles

bot-list-next = { $head }, { $item }
bot-list-last = { $head } and { $item }
bot-list-times = { $item } ×{ $count }
bot-list-count = { $count } { $item }

bot-title-round =
    { $number ->
        [0] { $title }, set-up
       *[other] { $title }, round { $number } of { $rounds }
    }
bot-turn = **{ $title }** · { $person }, it is your turn.
bot-deadline-computer = -# ⏳ Time until { $until } ({ $left }), then a computer plays.
bot-deadline-resign = -# ⏳ Time until { $until } ({ $left }), then the seat is given up.
bot-turn-for = **{ $title }** · { $person }, it is your turn for **{ $player }**.
bot-turn-computer = **{ $title }** · **{ $player }** is about to play.
bot-thinking = { $player } is thinking.
bot-thinking-undo = { $player } is thinking; { $other } can still undo.
bot-strip = { $player }: { $has }
bot-asked = { $player }: { $asked }
bot-turn-past = **{ $title }** · { $player }’s turn
bot-panel = **{ $title }** · your seat: **{ $player }**
bot-waiting = It is { $player }’s turn. You are told when it is yours.
bot-waiting-undo = It is { $player }’s turn. You are told when it is yours. Until { $player } decides you can still undo.
bot-play = Play my turn
bot-blind = This question came up just as you clicked, so your click did not count. Here it is:
bot-hand = My hand
bot-words = In words
bot-explain = What can I do?
bot-explain-other = What can { $player } do?
bot-why = Why can’t I …?
bot-why-verb = Why can’t I { $verb }?
bot-why-choose = Choose what you would like to do
bot-why-option = … { $verb }?
bot-why-line = { $why } ({ $rule })
bot-why-nothing = Everything that could be thought of here is possible.
bot-explain-nothing = There is nothing to decide now that everybody may know of.
bot-score-now = **{ $title }**, if the game ended now:
bot-score-final = **{ $title }**, the final points:
bot-dm = Send to my DMs
bot-dm-sent = Sent. From there you can play, too.
bot-dm-asleep = I cannot post at the table at the moment, so the others do not see the game there. You can play here; the table is brought up to date as soon as Discord lets me.
bot-dm-played = **{ $title }**: played. It is { $player }’s turn.
bot-dm-taken-back = **{ $title }**: { $player } has taken something back, so it is not your turn yet. You are told when it is.
bot-dm-away = **{ $title }**: your time is up. A computer plays for you until you click anything of the game.
bot-dm-replaced = **{ $title }**: { $player } goes on in your seat.
bot-dm-over = **{ $title }**: the game is over.
bot-to-table = To the table
bot-dm-closed = I could not send you a direct message: your settings for this server do not let me. Everything is here as well, under *My hand* and *Play my turn*. Choose direct messages again in /settings once they are allowed; until then the table calls you.

bot-undo = Undo
bot-then = Pictures
bot-change = Before and after
bot-no-redrawn = The rules of this game have changed since, so what it showed then cannot be drawn again.
bot-undone = Taken back. The table shows it.
bot-kept = Everything stays as it is.
bot-log-undo = ↩ { $player } took back { $count ->
    [one] a step
   *[other] { $count } steps
 }.
bot-log-hand_over = { $was } has left; { $now } goes on in that seat.
bot-log-restore = ⚠ What was played here after <t:{ $since }:f> is lost: whoever runs this bot had to put a copy of its data back. The game goes on from where it stood then.
bot-lost = What this message showed is lost: whoever runs this bot had to put an earlier copy of its data back. The latest message shows the game.
bot-log-abandon = { $by } ended the game before its time.

bot-log-away = ⏳ The time of { $was } is up: a computer plays for them until they click.
bot-log-back = { $was } is back and goes on.
bot-log-late = ⏳ The time of { $was } is up.
bot-log-resign = { $was } resigns and counts as last; { $now } goes on in that seat.
bot-log-resign_end = { $was } resigns and counts as last: the game ends here.
bot-resign-ends = Do you really resign in **{ $title }**? You count as last, and the game ends here, as nobody else is left to play with.
bot-resign-goes-on = Do you really resign in **{ $title }**? You count as last, whatever comes; a computer plays your seat on for the others.
bot-resign-yes = Resign
bot-resign-no = Go on playing
bot-resign-not = You go on playing **{ $title }**.
bot-resigned = You have resigned in **{ $title }**. The table is told.
bot-end-resigned = The game ended by a resignation. The points as they stood:

bot-end-head = **{ $title }** · the game is over
bot-end-won = **{ $title }** · the game is over: { $players } { $count ->
    [one] wins
   *[other] win
 }
bot-abandoned = The game was given up. The points as they stood:
bot-sealed = -# The shuffles: seed { $seed }, promised at the start as { $commitment }. `solstice record verify` checks the attached record.
bot-again = Play again
bot-record = Record
bot-record-here = The record of **{ $title }**.
bot-end-vote = Shall **{ $title }** end here, unfinished? { $agreed } of { $persons } players agree; all have to. A moderator can decide alone.
bot-end-sure = Shall **{ $title }** really end here, unfinished? The record is kept.
bot-end-agree = End it
bot-end-no = Go on playing
bot-end-force = Moderator: end it
bot-end-not = **{ $title }** goes on.
bot-ended = **{ $title }** was ended.

bot-computer-random = Computer { $number } (random)
bot-computer-easy = { $number ->
    [1] Pip (easy)
   *[other] Pip { $number } (easy)
 }
bot-computer-medium = { $number ->
    [1] Juno (medium)
   *[other] Juno { $number } (medium)
 }
bot-computer-hard = { $number ->
    [1] Sage (hard)
   *[other] Sage { $number } (hard)
 }
bot-begun = **{ $title }** begins. In turn order: { $seats }.
bot-begun-thread = It is played in { $place }.
bot-begun-plain = I may not attach files here, so the boards are told in words. A moderator can allow *Attach files*.
bot-begun-sealed = -# For checking at the end that nobody tampered with the shuffles: { $commitment }
bot-thread = { $title }: { $players }
bot-lobby-here = A table is already open in this channel. One at a time: join it, or close it first.
bot-lobby-show = Show it
bot-lobby-was-closed = This invitation to **{ $title }** was withdrawn. /newgame starts another.
bot-bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
bot-bad-option = There is no option “{ $option }”.
bot-bad-value = The option “{ $option }” cannot be “{ $value }”.

bot-board-shown = **{ $title }** is shown again at the end of the channel.
bot-board-later = Discord does not take the message of **{ $title }** at the moment. I go on trying; /hand shows your own view meanwhile, and you can play there.
bot-board-asleep = Discord lets me post nothing in this channel, so **{ $title }** sleeps. I try again by myself; /hand lets you play meanwhile, and /board in another channel lets the game go on there.
bot-homeless = There is no game in this channel. The channel of a game of yours is gone: shall it go on here?
bot-here = Play { $title } here ({ $players })
bot-moved-here = **{ $title }** goes on in this channel.
bot-replaced = A computer goes on for { $player }. The table is told.
bot-rules = The rules of **{ $title }**, in our own words.
bot-rules-heading = { $title } · { $chapter }
bot-rules-nearest = The rules of **{ $title }** do not say these words. The nearest I found:
bot-rules-found = Also found
bot-rules-on = Read on
bot-about = **Solstice { $version }** plays euro board games in a channel, at the players’ own pace. It is free software under the MIT licence, made by fans; /help tells how it works.
bot-about-privacy = **What it stores**: the ids and display names of people who play, the games, the ids of its own messages, and the settings people chose. It reads no messages and lists no members.
bot-about-support = **Questions**: { $place }
bot-invite = With this address somebody who may *Manage Server* invites me, with no more permissions than the games need: { $url }
bot-help = **How it works**
    Somebody opens a table with /newgame, others join, somebody starts. Then the message of the game says whose turn it is, shows the boards and has a button for everything that can be done; whoever has to decide is notified. There is no hurry: a game may take an evening or three weeks.
    - *Play my turn* and *My hand* show privately what only you may know.
    - *What can I do?* explains the present decision and what everything is worth. *In words* tells the whole table for those who do not see the pictures. *Boards* shows any board alone, and what the signs mean; press a picture to see it as large as your screen.
    - *Undo* takes back your latest steps until somebody else has decided or the game has revealed something.
    { "" }**Commands**
    - /newgame: open a table · /board: show the game again · /hand: your own view · /score: points by source
    - /undo: take back · /hint: what might I do? · /end: end a game early · /resign: give up your seat · /replace: let a computer go on for somebody who left
    - /games: where you play, and what waits for you · /settings: how you hear of your turns · /rules: look up a rule by words or number, or get the whole book

bot-games = Your games
bot-games-none = You play nowhere at the moment. /newgame opens a table.
bot-games-yours = - [{ $title }]({ $url }) with { $players }: **waits for you**, { $since }
bot-games-others = - [{ $title }]({ $url }) with { $players }: waits for { $player }, { $since }
bot-games-computer = - [{ $title }]({ $url }) with { $players }: a computer is thinking
bot-games-played = Also played on this server
bot-games-table = - [{ $title }]({ $url }): { $players }
bot-games-sought = Tables that wait for people
bot-games-lobby = - [{ $title }]({ $url }): { $seated } of { $most } seats taken
bot-games-more = -# … and { $count } more
bot-games-play = Play { $title } ({ $players })
bot-next = Next game that waits for me
bot-next-waits = Another game waits for you.

bot-hint = **{ $title }** · what you might do, and what it promises by the end of your turn:
bot-hint-idea = { $number }. { $choice } ({ $gain } points)
bot-hint-value = What the first has before the second above all: { $thing }.
bot-hint-points = What the first has before the second above all: points for { $thing }.
bot-hint-equal = The first two are about equally good.
bot-hint-noted = -# Points ahead of the others, as a computer player expects them. Hints stand in the record of the game.

bot-setting-call = My turn
bot-setting-call-mention = a mention
bot-setting-call-dm = a direct message
bot-setting-call-both = both
bot-setting-call-none = nothing
bot-setting-reminder = Reminder
bot-setting-reminder-after = { $hours ->
    [0] never
   *[other] after { $hours } hours
 }
bot-setting-quiet = Quiet hours
bot-setting-quiet-none = none
bot-setting-quiet-hours = { $begin } to { $end }
bot-setting-scope = These settings
bot-setting-scope-all = the same on every server
bot-setting-scope-here = other ones on this server

bot-nudge-call = { $person }, **{ $title }** has been waiting for you since { $since }. I kept it back until your quiet hours were over.
bot-nudge-warning = { $person }, your time in **{ $title }** is up { $until }.
bot-nudge-reminder = { $person }, **{ $title }** has been waiting for you since { $since }.
bot-later = Remind me later
bot-vacation = You are on vacation until { $until }: your clocks stand at days a turn. { $left } days of this year are left; `/vacation 0` ends it.
bot-vacation-none = You are not on vacation. { $left } days of this year are left; `/vacation` with a number of days begins one now.
bot-put-off = I remind you again { $at }, unless you have played by then.

bot-command-newgame = Open a table for a game in this channel
bot-command-newgame-game = Which game
bot-command-newgame-options = Options of the game, such as preset=booklet; they can be changed at the table
bot-command-newgame-thread = Play in a thread of its own
bot-command-board = Show the game of this channel again
bot-command-board-text = In words, for you alone
bot-command-hand = What you have and can do, for you alone
bot-command-score = The points by source as they stand
bot-command-undo = Take back your latest steps
bot-command-hint = What might I do? For you alone; it is noted in the record
bot-command-end = End the game of this channel before its time
bot-command-resign = Give up your seat in the game of this channel; you count as last
bot-command-replace = Let a computer go on for somebody who left
bot-command-settings = How you hear of your turns: mention, direct message, quiet hours, reminders
bot-command-settings-zone = Your time zone, by a large place in it
bot-command-settings-quiet = Hours in which nothing notifies you, such as 22:00-7:00
bot-command-vacation = Have your clocks stand for some days, in all games
bot-command-vacation-days = How many days from today on; 0 ends a vacation
bot-command-games = Where you play and what waits for you; what is played here
bot-command-about = What this bot is, and what it stores
bot-command-invite = Invite this bot to another server
bot-command-help = How to play
bot-command-rules = Look up a rule, or get the whole rule book
bot-command-rules-words = What you look for, or the number of a rule; nothing for the whole book
bot-command-rules-game = Which game; that of this channel if you say nothing

bot-accident = Something went wrong on my side. Please look at the table, /board shows it, and try again if your click did not count. If this happens again, tell whoever runs this bot.
bot-no-unknown = I do not know this button any more. /board shows the game as it is now.
bot-no-which-game = There is no game in this channel: say in *game* whose rules you want.
bot-no-no-rule = There is no rule { $number }. /rules finds rules by words, too.
bot-no-unreadable = This game was left by another version of Solstice, and I cannot go on with it. Nothing of it is lost: please tell whoever runs this bot.
bot-no-not-installed = This table plays { $game }, which is not installed here at present. Nothing of it is lost: it goes on as soon as whoever runs this bot has installed it again.
bot-no-stale = The table has moved on since this was shown, so nothing was played. The latest message of the game, or /board, shows what can be done now.
bot-no-busy = More people are asking for pictures than I can draw just now. What you played counts; please ask for this again in a moment.
bot-no-overloaded = Too many people are clicking just now, so nothing was played. Please click again in a moment.
bot-no-doubled = That is done already; your first click counted.
bot-no-hint-asked = I am still thinking about your last question.
bot-no-no-hint = I could find nothing out just now. Please ask again in a moment.
bot-no-over = This game is over. /newgame opens another.
bot-no-not-over = This game is still under way; that is possible once it is over.
bot-no-not-playing = You do not sit at this table. You can look at everything with *Boards* and *In words*, or open a table of your own with /newgame.
bot-no-not-your-turn = It is { $player }’s turn. You are told when it is yours.
bot-no-not-offered = That cannot be done now. The buttons of the latest message show what can; /board brings it.
bot-no-no-undo = There is nothing you can take back: another seat has decided since, or the game has revealed something.
bot-no-other-undo = What was done last is { $other }’s to take back.
bot-no-resign-alone = You play all seats of this game yourself. /end ends it.
bot-no-no-game = There is no game in this channel. /newgame opens one.
bot-no-taken = Another game is being played in this channel. Choose another channel, or a thread of its own.
bot-no-game-here = A game is being played in this channel: /board shows it. Open the new one with “thread”, or in another channel.
bot-no-lobby-closed = This table is closed or its game has begun. /newgame opens another.
bot-no-joined-already = You have joined already. *Take another seat* lets you play for two.
bot-no-not-joined = You have not joined this table. *Join* does that.
bot-no-not-host-start = { $host } opened this table and starts the game. After a day anybody who has joined can.
bot-no-not-host = Only whoever opened the table, or a moderator, can close it.
bot-no-full = The table is full: { $most } can play.
bot-no-too-few = At least { $least } have to sit at the table. *Add computer* fills a seat.
bot-no-nobody = At least one person has to sit at the table.
bot-no-options = { $reason } Leave the options out to choose them at the table.
bot-no-permission = I may not do here what a game needs. Please ask a moderator to allow me: { $missing }.
bot-no-no-thread = I could not open a thread here. Please ask a moderator to allow me *Create public threads*, or open the table without “thread”.
bot-no-not-moderator = Only a moderator, who may manage messages, can do that. /end asks all players.
bot-no-other-reminder = This reminder is for somebody else. /settings brings you reminders of your own.
bot-no-bad-hours = I do not understand these hours. Write them like 22:00-7:00, from when to when.
bot-no-no-zone = I know no such time zone. Type the name of a large place in it and choose from the list.
bot-no-on-vacation = You are on vacation already. `/vacation 0` ends it.
bot-no-no-vacation = You are not on vacation.
bot-no-vacation-stretch = At most { $most } days can be taken one after the other.
bot-no-vacation-year = At most { $most } days can be taken in a calendar year.
bot-no-none-waits = No other game waits for you now.
bot-no-nobody-waits = Nobody has to be replaced: it is not a person’s turn.
bot-no-still-here = { $player } can be replaced once they have left this server and have not played for { $days ->
    [one] a day
   *[other] { $days } days
 }.
bot-no-dm-closed = Your settings for this server do not let me send you direct messages. Everything is here as well.
bot-permission-view_channel = View channel
bot-permission-send_messages = Send messages
bot-permission-send_messages_in_threads = Send messages in threads
bot-permission-read_message_history = Read message history
bot-permission-create_public_threads = Create public threads
bot-permission-attach_files = Attach files

bot-store-full = The disk of the computer I run on is full, so your click was not stored and did not happen. Please tell whoever runs this bot.
bot-store-locked = Another program holds my database, so your click was not stored and did not happen. Please try again in a moment.
bot-store-readonly = My database is read-only, so your click was not stored and did not happen. Please tell whoever runs this bot.
bot-store-unreachable = My database cannot be reached, so your click was not stored and did not happen. Please tell whoever runs this bot.
bot-store-corrupt = My database is damaged. Nothing was changed. Please tell whoever runs this bot; a copy may lie beside it.

## Face: picker, layout, log

bot-pick-choose = Choose
bot-pick-open = { $title } …
bot-pick-part = { $title }, { $first }–{ $last } of { $count }
bot-choice-ends = { $label } and end
bot-choice-ends-short = { $label }, end
bot-choice-ends-sign = { $label } ⏹
bot-pick-trail = { $head } › { $item }
bot-pick-back = Back
bot-pick-previous = Previous page
bot-pick-next = Next page

bot-page = Page { $number } of { $pages }
bot-log-public = -# What happened before stands at the table.
bot-log-shortened = -# Earlier moves are left out here; the record at the end holds all of them.

bot-score = **{ $name }** { $total ->
    [one] { $total } point
   *[other] { $total } points
 }{ $scored ->
    [0] { "" }
   *[other] : { $sources }
 }
bot-score-line = { $source } { $points }
bot-score-ties = between equals: { $ties }
bot-place = **{ $rank }.** { $score }

bot-lobby-facts = { $least }–{ $most } players, { $length }.
bot-lobby-players = **Players** ({ $count }), invited by { $host }
bot-lobby-free = free seat
bot-lobby-free-maybe = free seat, may stay empty
bot-lobby-option = { $option }: { $value }
bot-lobby-pace = Pace
bot-pace-relaxed = relaxed
bot-pace-relaxed-about = no clock
bot-pace-days-1 = a day a turn
bot-pace-days-1-about = clocks stand in quiet hours and vacation
bot-pace-days-2 = two days a turn
bot-pace-days-2-about = clocks stand in quiet hours and vacation
bot-pace-days-3 = three days a turn
bot-pace-days-3-about = clocks stand in quiet hours and vacation
bot-pace-days-7 = a week a turn
bot-pace-days-7-about = clocks stand in quiet hours and vacation
bot-pace-live-5-10 = live, 5 minutes each
bot-pace-live-5-10-about = and 10 seconds more after each turn
bot-pace-live-15-30 = live, 15 minutes each
bot-pace-live-15-30-about = and 30 seconds more after each turn
bot-lobby-absent = When time is up
bot-absent-computer = a computer plays
bot-absent-computer-about = of the usual level, until the person is back
bot-absent-random = a computer that plays at random
bot-absent-random-about = until the person is back
bot-absent-easy = a computer of level easy
bot-absent-easy-about = until the person is back
bot-absent-medium = a computer of level medium
bot-absent-medium-about = until the person is back
bot-absent-hard = a computer of level hard
bot-absent-hard-about = until the person is back
bot-absent-resign = the seat is given up
bot-absent-resign-about = as by /resign
bot-lobby-join = Join
bot-lobby-leave = Leave
bot-lobby-computer = Add computer
bot-lobby-levels = Add a computer of another level
bot-player-random = Random
bot-player-random-about = takes any legal move, good or bad
bot-player-easy = Easy
bot-player-easy-about = takes what looks good at once
bot-player-medium = Medium
bot-player-medium-about = plans its own turn, and is not always strict
bot-player-hard = Hard
bot-player-hard-about = thinks its own turn through and takes the best
bot-lobby-seat = Take another seat
bot-lobby-seat-ask = You sit at this table already. Do you want to play for { $seats } at once?
bot-lobby-seat-sure = Yes, one more seat for me
bot-lobby-seat-done = Taken. *Leave* gives it back.
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
bot-setting-call-mention-about = The message at the table notifies you.
bot-setting-call-dm-about = One at the start of each of your turns; you can play from it.
bot-setting-call-both-about = The table notifies you, and you get a direct message.
bot-setting-call-none-about = You look into the channel yourself; there are no reminders either.
bot-settings-about = They hold for you in every game of this bot.
bot-settings-here = They hold for you in the games of this server.
bot-settings-zone = In your time zone, { $zone }, it is { $clock }. `/settings zone` changes that, and `/settings quiet` takes any quiet hours, such as 21:30-6:45. In quiet hours nothing notifies you; what was held back follows when they end.
bot-setting-value = { $setting }: { $value }
