# The shared bot's texts. Keys begin with bot-.

## Core: lists, lobby, turns, commands, troubles

bot-list-next = { $head }, { $item }
bot-list-last = { $head } and { $item }
bot-list-times = { $item } ×{ $count }
bot-list-count = { $count } { $item }

bot-title-of-table = { $called } · { $title }
bot-title-continued = { $title }, continued from { $place }
bot-origin = game { $game }, move { $after }
bot-title-round =
    { $number ->
        [0] { $title }, set-up
       *[other] { $title }, round { $number } of { $rounds }
    }
bot-round =
    { $number ->
        [0] Set-up
       *[other] Round { $number } of { $rounds }
    }
bot-round-told = { $round } · { $told }
bot-turn = **{ $person }, your turn** · { $title }
bot-deadline-computer = -# ⏳ Until { $until } ({ $left }), then a computer plays.
bot-deadline-resign = -# ⏳ Until { $until } ({ $left }), then the seat is given up.
bot-hurry-computer = ⚠ **Time is running out: { $left }**, then a computer plays.
bot-hurry-resign = ⚠ **Time is running out: { $left }**, then the seat is given up.
# Public choices: the question in place of "your turn".
bot-turn-asked = **{ $person }, { $ask }** · { $title }
bot-person-for = { $person } for { $player }
# For a person with several seats.
bot-panel-asked-for-here = **{ $player }: { $ask }**
bot-panel-asked-for = **{ $player }: { $ask }** · { $title }
bot-panel-asked = **{ $ask }** · { $title }
# At its table, whose message names the game.
bot-panel-asked-here = **{ $ask }**
bot-turn-for = **{ $person }, your turn for { $player }** · { $title }
bot-stand-in = The computer for { $player }
bot-stop = Stop
bot-thinking = **{ $player } is thinking** · { $title }
# Where nothing of a turn is told to all.
bot-turn-passed = { $title }: { $player } played.
# Of a message that gave way before anything was decided.
bot-turn-newer = { $title }: { $player }’s turn is in a newer message.
bot-turn-past = { $title }: { $told }
bot-waiting = It’s { $player }’s turn. You’ll be told.
bot-waiting-undo = It’s { $player }’s turn. Until they decide you can undo.
bot-play = Play my turn
# Where the message of the table offers all that needs no card.
bot-play-card = Play a card
bot-play-no-card = None of your cards can be played now.
bot-blind = This question came up just as you clicked, so your click did not count. Here it is:
# In a private panel that was clicked on too late and has just been drawn again.
bot-renewed = The table has moved on. This is how it stands now.
bot-hand = My seat
bot-words = In words
bot-more = More
bot-more-head = **More about this game**
bot-log = Full log
bot-legend = Signs
bot-hint-button = Hint
bot-explain = What can I do?
bot-explain-other = What can { $player } do?
bot-why = Why can’t I …?
bot-why-verb = Why can’t I { $verb }?
bot-why-thing = { $thing }: why can’t I { $verb }?
bot-why-choose = Choose what you’d like to do
bot-why-option = … { $verb }?
bot-why-which =
    { $verb }: { $of ->
        [place] choose a place
       *[thing] choose one
    }
bot-why-span = { $ask }, { $first } to { $last }
bot-why-line = { $why } ({ $rule })
bot-why-rest = What isn’t listed may be possible, perhaps after another choice.
bot-why-nothing = You can do everything there is to do here.
bot-explain-nothing = There is nothing to decide now that everybody may know of.
bot-score-now = **{ $title }**, if the game ended now:
bot-score-final = **{ $title }**, the final score:
bot-dm = Send to my DMs
bot-dm-sent = Sent. From there you can play, too.
bot-dm-asleep = I cannot post at the table at the moment, so the others do not see the game there. You can play here; the table is brought up to date as soon as Discord lets me.
bot-dm-played = **{ $title }**: played. It is { $player }’s turn.
bot-dm-taken-back = **{ $title }**: { $player } has taken something back, so it is not your turn yet. You are told when it is.
bot-dm-away = **{ $title }**: your time is up. A computer plays for you until you click anything of the game.
bot-dm-left = **{ $title }**: a computer plays for you, as you wished, until you click anything of the game.
bot-dm-replaced = **{ $title }**: { $player } goes on in your seat.
bot-dm-over = **{ $title }**: the game is over.
bot-to-table = To the table
bot-to-lesson = Go to the lesson
bot-dm-closed = I could not send you a direct message: your settings for this server do not let me. Everything is here as well, under *My seat* and *Play my turn*. Choose direct messages again in /settings once they are allowed; until then the table calls you.

bot-undo = Undo
bot-undo-revealed = Can’t undo a reveal
bot-then = Pictures
bot-no-film-files = I may not attach files here, so there is no animation to show. The replay tells the game step by step.
bot-no-film-failed = The animation could not be made. Please try again later; the replay shows the game step by step.
bot-no-import-large = A record has at most 1 MiB; this file is larger, or nested too deeply.
bot-no-import-no-record = This is not a record. A record is the file below the last message of a game.
bot-no-import-field = This is not a record as I write them: what stands under “{ $field }” cannot be.
bot-no-import-format = This record is of another format than I know; perhaps a newer version of me wrote it.
bot-no-import-game = This is the record of a game that I do not play: { $game }.
bot-no-import-rules = This record was played by another version of the rules of { $game } than mine, so I cannot play it again.
bot-no-import-catalogue = This record was played with other material of { $game } than mine, so I cannot play it again.
bot-no-import-broken = This record contradicts itself { $move ->
    [0] in how it begins or ends
   *[other] at move { $move }
 }, so it is not shown.
bot-no-import-over = Here the game is over. Step back to a place where somebody decides, and go on from there.
bot-no-import-files = I may not attach files here, so I cannot keep the record while you look. Please ask elsewhere.
bot-no-import-unread = I could not read the file. Please use /import again.
bot-no-import-server = A table needs a channel of a server. Please use /import there.
bot-no-redrawn = The rules of this game have changed since, so what it showed then cannot be drawn again.
bot-undone = Taken back. The table shows it.
bot-kept = Everything stays as it is.
bot-log-hint = { $player } took a hint.
bot-log-loss = **{ $line }**
bot-log-turn = { $player }: { $parts }
bot-log-gained = { $player } +{ $count }
# Above the last lines, where there is no room for all.
bot-log-folded =
    { $count ->
        [one] One turn since yours.
       *[other] { $count } turns since yours.
    }
bot-log-undo = ↩ { $player } took back { $count ->
    [one] a step
   *[other] { $count } steps
 }.
bot-log-undone = ↩ { $player } took back { $count ->
    [one] a step
   *[other] { $count } steps
 }: { $what }
bot-log-together = ↩ With the yes of { $players }, { $count ->
    [one] one decision was
   *[other] { $count } decisions were
 } taken back.
bot-together = Go further back …
# Below what one can take back alone, or that it is nothing.
bot-together-way = *Go further back …* shows how far the table can go back together; whoever it touches is asked first.
bot-together-head = **{ $title }**: how far shall the table go back? Choose a turn: you alone see what would be taken back, and nothing happens before you say so.
bot-together-choose = Go back to before …
bot-together-turn = { $player }’s turn: { $count ->
    [one] one decision
   *[other] { $count } decisions
 } back
bot-together-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
bot-together-number = Turn { $number }
bot-together-what = { $count ->
    [one] One decision
   *[other] { $count } decisions
 } would be taken back:
bot-together-asks = **{ $title }**: { $person } asks the table to take back { $count ->
    [one] one decision
   *[other] { $count } decisions
 }:
bot-together-again-all = ⚠ Cards, dice or something hidden came up meanwhile. **The same cards and dice will come again**, and everybody has seen them.
bot-together-again = ⚠ Cards, dice or something hidden came up meanwhile. **The same cards and dice will come again**, and { $players } alone { $count ->
    [one] has
   *[other] have
 } seen them.
bot-together-needs = Nothing is taken back unless all of these say yes, too: { $people }. *Ask the others* puts the question to the table.
bot-together-missing = Still to say yes: { $people }. With the last yes the table goes back at once. A no ends the question, and so does the next move of the game.
bot-together-ask = Ask the others
bot-together-asked = Asked: { $people }. The question stands at the table; it holds until the next move of the game.
bot-together-do = Take it back
bot-together-yes = Yes, take it back
bot-together-no = No, play on
bot-together-done = Taken back, as all agreed. The game goes on from there; the table shows whose turn it is.
bot-together-not = One of those asked said no: nothing is taken back, and the game goes on as it stands.
bot-together-lapsed = The game has gone on meanwhile: nothing is taken back.
bot-log-hand_over = { $was } has left; { $now } goes on in that seat.
bot-log-restore = ⚠ What was played here after <t:{ $since }:f> is lost: whoever runs this bot had to put a copy of its data back. The game goes on from where it stood then.
bot-lost = What this message showed is lost: whoever runs this bot had to put an earlier copy of its data back. The latest message shows the game.
bot-log-out_of_time = ⏳ A day is over: the computers stop here.
# Of several who agreed the last one is named.
bot-log-abandon = With the yes of { $by } the game ended before its time.

bot-log-away = ⏳ The time of { $was } is up: a computer plays for them until they click.
bot-log-left = { $was } has left this server: a computer plays for them until they click.
bot-log-rests = { $was } leaves the seat to a computer until they click.
bot-log-offered = { $was } offers the seat to whoever wants it: /seat takes it.
bot-log-kept = { $was } keeps the seat.
bot-log-taken = { $now } takes the seat of { $was }, with all it knows.
bot-log-replaced = { $now } goes on in the seat of { $was }; /seat takes it.
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
bot-end-resigned = The game ended by a resignation. The score as it stood:

bot-seat-mine = Your seat in **{ $title }**. /resign gives it up for good: you count as last.
bot-seat-offer = Offer my seat
bot-seat-offer-about = - *Offer my seat*: whoever takes it goes on in your place and sees all that you know, and you count as last. Until then you play on.
bot-seat-keep = Keep my seat
bot-seat-keep-about = - Your seat is offered: whoever takes it goes on in your place. *Keep my seat* ends that.
bot-seat-computer = Leave it to a computer
bot-seat-computer-about = - *Leave it to a computer*: it plays for you until you click anything of the game or use one of its commands. In a rated game you can then lose strength, but not gain any.
bot-seat-none = No seat of **{ $title }** is free.
bot-seat-free = Free seats of **{ $title }**, to be taken with all they know:
bot-seat-offered = { $person } offers a seat in **{ $title }**: whoever takes it goes on there, with all it knows.
bot-seat-take = Take the seat of { $player }
bot-seat-sure = Do you take the seat of { $player } in **{ $title }** and play it to the end? You will see all that it knows, so you can take no other seat of this game. It does not count for your rating.
bot-seat-sit = Take this seat
bot-seat-taken = You sit in **{ $title }** now. /hand shows what you have.
bot-seat-left = A computer plays for you in **{ $title }** until you click anything of the game or use one of its commands.
bot-replace-vote = Shall a computer go on for { $player } in **{ $title }**? { $agreed } of { $persons } agree; all who sit here have to, but for whoever has decided nothing for seven days. A moderator can decide alone. Whoever wants to can take the seat afterwards. In a rated game { $player } counts as last if they agree, or if the game has waited for them for seven days.
bot-replace-sure = Shall a computer really go on for { $player } in **{ $title }**? Whoever wants to can take the seat afterwards.
bot-replace-yes = Yes, a computer
bot-replace-no = Wait for them
bot-replace-force = Moderator: a computer
bot-replace-not = The table waits for { $player }.

bot-always = Always …
bot-orders-head = What can be done for you in **{ $title }**, now and whenever it is possible:
bot-orders-about = -# It is done after a while, as if you had clicked, and only where it is possible as it is now; what is asked after that stays yours to decide. Nobody else learns of it; `/orders` lists and ends it.
bot-orders-set = Always: { $what }
bot-orders-stands = { $order } (is done for you)
bot-orders-drop = No longer: { $what }
bot-orders = **What is done for you**
bot-orders-none = Nothing is done for you. Where a question needs no thought, *Always …* below it changes that.
bot-orders-line = - **{ $title }**: { $order }
bot-orders-choose = End one of them
bot-orders-end = { $title }: { $what }
bot-order-only = answer where only one answer is possible
bot-order-always = { $what }, to the end of the game
bot-order-until = { $what }, until { $ends }

bot-end-head = **{ $title }** · the game is over
bot-end-won = **{ $title }** · the game is over: { $players } { $count ->
    [one] wins
   *[other] win
 }
bot-abandoned = The game was given up. The score as it stood:
bot-sealed = -# The shuffles: seed { $seed }, promised at the start as { $commitment }, so nobody could choose them. `solstice record verify` checks that with the record.
bot-again = Play again
bot-record = Record
bot-record-here = The record of **{ $title }**.
bot-film = Animation
bot-film-making = The animation of **{ $title }** is being made; that takes a minute or two, and pictures go first.
bot-film-here = **{ $title }** as an animation, a frame for each turn.
bot-film-alt = The whole game as a moving picture, a frame for each turn. The replay tells every step in words.
bot-moments = Key moments
bot-moments-head = The key moments of **{ $title }**: the turns that brought most, and the last one.
bot-moments-gain = -# A number after a name is by how much that player’s score grew in the turn, counted as if the game had ended with it.
bot-moment-step = Step { $number }
bot-moment = **{ $step } · { $told }**
bot-moment-gain = { $player } +{ $gain }
bot-moment-end = { $gain ->
    [0] { $player } ends it
   *[other] { $player } +{ $gain } and ends it
 }
# Of a game that was given up.
bot-moment-last = { $player }: the last turn
bot-review = Review
bot-review-head = **{ $title }** · { $unit }: how each stood, as computer players see it
bot-review-looking = Going through your moves, for your eyes only: { $number } of { $count } …
bot-review-accuracy = **Accuracy: { $accuracy }%** · { $unit } given away: **{ $left }**{ $sure ->
    [yes] {""}
   *[no] {" "}(give or take { $error })
 }
bot-review-cost = { $step } cost { $gain } · Better: **{ $choice }**{ $known ->
    [yes] {" "}· { $why }
   *[no] {""}
 }
bot-review-counts =
    -# From { $missed ->
        [0] your { $count } moves with a choice
       *[other] { $count } of your { $all } moves with a choice (time was short for the others)
    }, each compared with the best one found. The costs overlap, so your final score wouldn’t have been that much higher. For accuracy, a move that costs nothing counts 100%, one that costs { $half } counts 50%.
bot-review-listed = -# The menu lists moves that clearly cost more than { $least }.
bot-review-choose = What cost you most
bot-review-step = Step { $number }
bot-review-step-round =
    { $round ->
        [0] Step { $number } (set-up)
       *[other] Step { $number } (round { $round })
    }
bot-review-about = { $step } cost { $gain } · Better: { $choice }
bot-review-mark-head = **{ $title }** · { $step }, as you saw it then
bot-review-made = You chose: { $choice }
bot-review-better = Better: **{ $choice }**
bot-review-ahead = -# On average you’d have been further ahead of the others. { $unit }: +{ $gain }{ $sure ->
    [yes] {""}
   *[no] {" "}(give or take { $error })
 }
bot-review-all = Back to chart and list
bot-goon = Go on from here
bot-goes-on = It goes on: continued from { $place }. It counts for no rating.
bot-goes-on-again = Everything hidden or still to come is dealt again; whoever has the record knows nothing of it.
bot-goes-on-open = Open, as it was: whoever has the record knows what is hidden and what will come.
bot-replay = Replay
bot-replay-head = **{ $title }** · step { $number } of { $count }
bot-replay-begins = The game begins.
bot-replay-first = First
bot-replay-back = Back
bot-replay-forward = Forward
bot-replay-last = Last
bot-replay-since = Since I last looked
bot-replay-rounds = Go to a round …
bot-replay-round = Round { $number }
bot-replay-parts = Go to other turns …
bot-replay-part =
    { $count ->
        [one] Turn { $last }
       *[other] Turns { $first } to { $last }
    }
bot-replay-turns = Go to a turn …
bot-replay-turn = Turn { $number }, { $player } ({ $steps })
bot-replay-turn-round =
    { $round ->
        [0] Set-up, { $player } ({ $steps })
       *[other] Round { $round }, { $player } ({ $steps })
    }
bot-replay-steps =
    { $count ->
        [one] step { $last }
       *[other] steps { $first }–{ $last }
    }
bot-replay-now = **Turn { $number }:** { $player } is to move. Next: { $steps }.
bot-replay-now-round =
    { $round ->
        [0] **Set-up:** { $player } is to move. Next: { $steps }.
       *[other] **Round { $round }:** { $player } is to move. Next: { $steps }.
    }
bot-replay-earlier = Earlier turns
bot-replay-later = Later turns
bot-replay-eyes = Pictures through whose eyes
bot-replay-table = Pictures as everybody saw them
bot-replay-seat = Pictures as { $player } saw them
bot-replay-choice = { $title } with { $players }, { $date }
bot-history = Your finished games
bot-history-of = Finished games of { $player }
bot-history-none = None yet.
bot-history-line = - **{ $title }** · { $players } · { $date }
bot-history-line-abandoned = - **{ $title }** · { $players } · { $date }, given up
bot-history-result =
    { $place ->
        [1] won
        [2] 2nd of { $of },
        [3] 3rd of { $of },
       *[other] { $place }th of { $of },
    } { $points } to { $against }
bot-history-choose = Look at a game
bot-history-label = { $number }. { $title } ({ $players })
bot-history-past = **{ $title }** · from { $began } to { $ended }
bot-history-gone = -# The channel it was played in no longer exists.
bot-history-course = -# { $unit } at the end of each round:
bot-history-course-parts = -# { $unit } over the game:
bot-history-points = -# { $player }: { $points }

bot-former-player = A former player

## What games that are over come to

bot-stats = Your stats
bot-stats-of = Stats of { $player }
bot-stats-whose = your stats
bot-stats-whose-of = stats of { $player }
bot-stats-game = { $title }: { $whose }
bot-stats-none = No finished games yet.
bot-stats-choose = Look at one game
bot-stats-line = - **{ $title }**: { $games ->
    [one] a game
   *[other] { $games } games
 }, { $wins } won
bot-stats-rating = rated { $mu } ± { $sigma } ({ $games ->
    [one] a game
   *[other] { $games } games
 })
bot-stats-games = **{ $games }** { $games ->
    [one] game
   *[other] games
 }, **{ $wins }** won ({ $share } %)
bot-stats-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } ×{ $count }
bot-stats-places = Finishes: { $places }
bot-stats-points = { $unit }: **{ $mine }** on average (everyone: { $everybody }); **{ $margin }** against the best opponent
bot-stats-pace = Median turn: { $time }
bot-stats-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
 }
bot-stats-minutes = { $count } minutes
bot-stats-hours = { $count } hours
bot-stats-days = { $count } days
bot-stats-rated = Rating: { $rating }
bot-stats-unrated = -# Not rated: { $reasons }
bot-stats-unrated-imported = { $count } continued from a record
bot-stats-unrated-people = { $count } with fewer than two people
bot-stats-unrated-seats = { $count } in which seats changed hands
bot-stats-unrated-hints = { $count } with hints
bot-stats-unrated-computer = { $count } with a computer in the seat
bot-stats-unrated-back = { $count } taken back across what had come up
bot-stats-best = Best ({ $unit }): { $points } on { $date }
bot-stats-largest = Biggest win ({ $unit }): by { $points } on { $date }
bot-stats-row = Longest winning streak: { $count }
bot-stats-here = on this server
bot-stats-seats = { $seats } players
bot-stats-any = Any number of players
bot-stats-sources = { $title }: average points by source
# Of a game in which a single thing is counted.
bot-stats-alone = { $title }: { $unit }, on average
bot-stats-source = { $source }: { $mine } (everyone: { $everybody })
bot-stats-foot = Thick and gold: these games. Thin: everyone’s average.
bot-puzzle = Puzzle: { $title } ({ $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
 })
bot-puzzle-solved = **Solved.**
bot-puzzle-failed = **There was a better turn.**
bot-puzzle-best = Best: **{ $choice }**
bot-puzzle-gain = -# { $unit }: +{ $gain } over the next best turn{ $alike ->
    [0] { "" }
    [one] ; one other turn is just as good
   *[other] ; { $alike } other turns are just as good
 }
bot-puzzle-rating = -# Your rating at these puzzles: { $mu } ± { $sigma } ({ $count } answered)
bot-puzzle-next = Next puzzle
bot-puzzle-ask = What is the best turn?
bot-puzzle-answer = **The answer:**
    { $answer }
bot-daily-ask = Back to the question
bot-daily = { $title }: the table of { $day }
bot-daily-about = The same game for everyone, against the same hard computer. No hints, no undo past what was revealed. Once you begin it counts, as it stands when the day ends: { $over } ({ $left }).
bot-daily-promise = -# To check the shuffles once the day is over: ||{ $commitment }||
bot-daily-begin = Begin
bot-daily-thinking = { $player } thinks …
bot-daily-look = Show the table
bot-daily-share = Post it here
bot-daily-before = The day before
bot-daily-left = The day is over everywhere; what you had then counts.
bot-daily-seed-later = -# The seed is shown here when the day is over everywhere.
bot-daily-streak = 🔥 { $count ->
    [one] One day
   *[other] { $count } days in a row
 }
bot-daily-here = **On this server:**
bot-daily-nobody = Nobody here has played it yet.
bot-daily-line = **{ $place }.** { $player } · { $mine } : { $other }
bot-daily-line-left = **{ $place }.** { $player } · { $mine } : { $other }, not finished
bot-daily-summary = Solstice · { $title } · { $day }
    { $signs } { $unit }: { $mine } : { $other }
bot-daily-summary-left = Solstice · { $title } · { $day }
    { $signs } { $unit }: { $mine } : { $other } ⏳
bot-top = { $title }: the best here
bot-top-line = **{ $place }.** { $player } · { $rating }
bot-top-you = **{ $place }. { $player }** · { $rating } · you
bot-top-none = Nobody has finished a rated game on this server yet: one that two people or more begin.
bot-top-about = -# Ranked by a cautious rating: the likely rating minus three times its uncertainty (±). All rated games count, for everyone who has finished this game here. Giving up counts as last; with a hint or a computer in the seat only a loss counts.
bot-top-unlisted = -# You are left out of all lists, as you asked.
bot-top-off = Leave me out of all lists
bot-top-on = Put me back in the lists
bot-top-somebody = Someone
bot-top-foot = The bar: likely rating. The thin line: how uncertain it is.
bot-privacy = What is stored about you
bot-privacy-about = Your id and the name shown at the tables, and:
bot-privacy-games = - { $count ->
    [0] no games
    [one] a game, with { $decisions } of your decisions
   *[other] { $count } games, with { $decisions } of your decisions
 }{ $running ->
    [0] { "" }
   *[other] ; { $running } under way
 }
bot-privacy-language = - your language, and whether direct messages reach you
bot-privacy-settings = - your settings ({ $count })
bot-privacy-vacations = - your vacations ({ $count })
bot-privacy-lessons = - how far you are in first games that teach ({ $count })
bot-privacy-explained = - the games whose signs were explained to you ({ $count })
bot-privacy-followed = - the games that you follow ({ $count })
bot-privacy-results = - what you reached in games that are over ({ $count })
bot-privacy-ratings = - how strong you are at a game, as far as is known ({ $count })
bot-privacy-daily = - what you did at daily tables ({ $count })
bot-privacy-puzzles = - what you answered to puzzles ({ $count })
bot-privacy-unlisted = - that you stand in no list
bot-privacy-messages = - ids of messages that called you ({ $count })
bot-privacy-consents = - that you agreed to end a game ({ $count })
bot-privacy-wishes = - for which games you look for people ({ $count })
bot-privacy-told = - of which games you want to hear when somebody looks for people ({ $count })
bot-privacy-turns = - which of your last turns with a clock were in time ({ $count })
bot-privacy-orders = - what is done for you always ({ $count })
bot-privacy-letters = - which direct message told you of a turn last
bot-privacy-lobbies = - tables that you opened or sat down at ({ $count })
bot-privacy-export = All of it as a file
bot-privacy-delete = Delete all of it …
bot-privacy-exported = Everything that is stored about you, as JSON.
bot-privacy-goes = **Delete everything about you?** Your settings, vacations, standing orders, direct messages waiting for you and votes go, and so does your history: nobody finds your games by you any more.
bot-privacy-running = You play { $count ->
    [one] a game that is under way: its seat is given up first
   *[other] { $count } games that are under way: your seats are given up first
 }, and you count as last wherever you play with others.
bot-privacy-stays = The moves of your games stay, for those you played with, under the name “a former player” and an id that stands for nobody. The messages of your last ten games are edited as far as Discord lets me.
bot-privacy-known-games = So that nobody sits down twice at one game, a keyed hash of your id stays with those that go on without you, each with a key of its own. It is thrown away when that game is over.
bot-privacy-known-daily = So that nobody plays the table of a day twice, a keyed hash of your id stays with those that you have begun, until the day is over everywhere: { $over }.
bot-privacy-known-channels = What I have posted in channels stops naming you at once. Where Discord does not let me change it, I try again for 30 days, and a keyed hash of your id stays with that channel until it is done.
bot-privacy-unreached = What I cannot reach: older messages and those Discord no longer lets me edit, records that somebody saved, copies of the database that whoever runs this bot has made, and what Discord itself keeps.
bot-privacy-sure = Yes, delete everything about me
bot-privacy-keep = No, keep it
bot-privacy-deleted = Everything about you is deleted. If you play again, we begin anew.
bot-pause-vote = Shall the clocks of **{ $title }** stand until somebody lets them run again? { $agreed } of { $persons } agree; all who sit here have to, but for whoever has decided nothing for seven days.
bot-pause-agree = Pause
bot-pause-no = No pause
bot-pause-not = The clocks of **{ $title }** go on running.
bot-paused = The clocks of **{ $title }** stand, as all agreed. /pause lets them run again; anybody who plays can do that.
bot-pause-over = The clocks of **{ $title }** run again.
bot-end-vote = Shall **{ $title }** end here, unfinished? { $agreed } of { $persons } agree; all who sit here have to, but for whoever has decided nothing for seven days. A moderator can decide alone.
bot-end-sure = Shall **{ $title }** really end here, unfinished? The record is kept.
bot-end-agreed = -# With the yes of all it counts for no rating. If a moderator decides, it counts as it stands, and a moderator who plays is last.
bot-end-rated = -# Not all who began this game have a say, so it counts for ratings as it stands. Whoever ends it is last, unless the game has waited for the others for seven days.
bot-end-forced = -# For ratings it counts as it stands.
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
bot-computer-expert = { $number ->
    [1] Vega (expert)
   *[other] Vega { $number } (expert)
 }
bot-begun = **{ $title }** begins. In turn order: { $seats }.
bot-begun-watched = { $person } watches; computers play alone, for a day at most.
bot-begun-thread = It is played in { $place }.
bot-begun-plain = I may not attach files here, so the boards are told in words. A moderator can allow *Attach files*.
bot-begun-sealed = -# To check the shuffles at the end: ||{ $commitment }||
bot-thread = { $title }: { $players }
bot-greeting = { $count ->
    [1] A board game, right here in the chat.
    [2] Two board games, right here in the chat.
    [3] Three board games, right here in the chat.
   *[other] { $count } board games, right here in the chat.
 }
bot-greeting-words = Pick one and learn it by playing. It takes about four minutes.
bot-greeting-picture = The covers of { $games }.
bot-greeting-computer = Play the computer
bot-greeting-which-computer = Which game would you like to play?
bot-greeting-friends = Invite friends
bot-greeting-which-friends = Which game shall I set up? Your friends can join in this channel.

bot-lobby-here = A table is already open in this channel. One at a time: join it, or close it first.
bot-lobby-show = Show it
bot-lobby-beside = A game is being played in this channel, so the new table has a thread of its own: { $place }
bot-lobby-waits = Your table is waiting for players already: { $place }
bot-lobby-was-closed = This invitation to **{ $title }** no longer holds. /newgame starts another.
bot-lobby-host-left = { $people }, this table is closed: its host has left. /newgame opens another.
bot-lobby-host-left-found = { $people }, this table is closed: its host has left. You stay on the list of those who look for people.
bot-bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
bot-bad-option = There is no option “{ $option }”.
bot-bad-value = The option “{ $option }” cannot be “{ $value }”.

bot-board-shown = **{ $title }** is shown again at the end of the channel.
bot-board-later = Discord does not take the message of **{ $title }** at the moment. I go on trying; /hand shows your own view meanwhile, and you can play there.
bot-board-asleep = Discord lets me post nothing in this channel, so **{ $title }** sleeps. I try again by myself; /hand lets you play meanwhile, and /board in another channel lets the game go on there.
bot-homeless = There is no game in this channel. The channel of a game of yours is gone: shall it go on here?
bot-endable = There is no game in this channel. The channels of these games cannot be reached: which of them shall end, unfinished?
bot-end-gone = End { $title } ({ $players })
bot-here = Play { $title } here ({ $players })
bot-follow-begun = **{ $title }** has begun: you follow this game.
bot-follow-round = You follow **{ $title }**: a direct message tells you of every round and of the end. `/follow` with *never* ends that.
bot-follow-over = **{ $title }**: the game you follow is over.
bot-follow-end = You follow **{ $title }**: a direct message tells you when it is over. `/follow` with *never* ends that.
bot-follow-never = You do not follow **{ $title }**.
bot-follow-choice-round = every round, in a game that has rounds, and the end
bot-follow-choice-end = the end
bot-follow-choice-never = never
bot-moved = **{ $title }** goes on in { $place }.
bot-moved-here = **{ $title }** goes on in this channel.
bot-replaced = A computer goes on for { $player }. The table is told.
bot-rules = The rules of **{ $title }**, in our own words, with pictures of the first turn.
bot-rules-heading = { $title } · { $chapter }
bot-rules-example = An example:
bot-rules-nearest = The rules of **{ $title }** do not say these words. The nearest I found:
bot-rules-found = Also found
bot-rules-on = Read on
bot-rules-about = Read the rules about it
bot-lesson = **Lesson { $number } of { $count }.** { $told }
bot-lesson-back = Try again
bot-lesson-on = Go on with the better move
bot-lesson-skip = Skip to a real game
bot-lesson-end = **You beat { $computer }, { $mine } to { $theirs }.**
bot-lesson-real = Play { $computer } for real
bot-lesson-other = Learn { $title }
bot-card-heading = { $thing } · { $title }
bot-card-count = In the game: { $count }
bot-card-each = For each player: { $count }
bot-card-rules = Rules: { $rules }
bot-card-which = What is this? { $kind }
bot-card-suggestion = { $thing } ({ $title })
bot-about = **Solstice { $version }** plays euro board games in a channel, at the players’ own pace. It is free software under the MIT licence, made by fans; /help tells how it works.
bot-about-privacy = **What it stores**: the ids and display names of people who play, the games, the ids of its own messages, and the settings people chose. It reads no messages and lists no members. /privacy shows what is stored of you and deletes it; who manages a server deletes all of it by /admin.
bot-about-support = **Questions**: { $place }
bot-owner-games = { $count ->
    [0] No game is under way.
    [one] One game is under way, messages of { $lagging } lag behind.
   *[other] { $count } games are under way, messages of { $lagging } lag behind.
}
bot-owner-game = `{ $id }` { $title }, revision { $revision }, server { $guild }, waits since { $since }
bot-owner-draining = No new games begin until the next start. Games under way go on.
bot-owner-open = New games begin again.
bot-owner-told = Every table is told in its next message: { $words }
bot-news-owner = -# From whoever runs this bot: { $words }
bot-news-version = -# Solstice { $version } runs here now. { $what }
# What is new in this version, in one short sentence for people who play: written anew for each.
bot-news = New: */follow* a game, take back together, replay any game, and learn each game by playing it.
bot-invite = With this address somebody who may *Manage Server* invites me, with no more permissions than the games need: { $url }
bot-help = **How it works**
    Somebody opens a table with /newgame, others join, somebody starts. Then the message of the game says whose turn it is, shows the boards and has a button for everything that can be done; whoever has to decide is notified. There is no hurry: a game may take an evening or three weeks.
    - *Play my turn*, *Play a card* and *My seat* show privately what only you may know.
    - *What can I do?* explains the present decision and what everything is worth. *In words* tells the whole table for those who do not see the pictures. *Boards* shows any board alone, and what the signs mean; press a picture to see it as large as your screen.
    - *Undo* takes back your latest steps until somebody else has decided or the game has revealed something.
    { "" }**Commands**
    - /newgame: open a table · /find: people who want the same game · /board: show the game again · /hand: your own view · /score: points by source
    - /undo: take back · /hint: what might I do? · /end: end a game early · /resign: give up your seat · /seat: offer your seat, leave it to a computer, or take a free one · /orders: what is done for you · /replace: let a computer go on for somebody
    - /games: where you play, and what waits for you · /settings: how you hear of your turns · /replay: a game step by step · /rules: look up a rule by words or number, or get the whole book · /card: any tile, building, person, card or token · /learn: a first game that teaches

bot-find = Find people to play with
bot-find-about = `/find` with a game looks for people on this server who want the same one, with as many seats and at the same pace. Asking expires after seven days.
bot-find-kind = { $title } ({ $count } players, { $pace })
bot-find-mine = - You look for **{ $kind }**, until { $until }.
bot-find-line = - **{ $kind }**: { $people } { $count ->
    [one] looks
   *[other] look
 } for others
bot-find-asked = You are on the list until { $until }. Once there are enough people, I open a table in a thread and tell you by whom you are matched; you may decline once. `/find` alone shows what you look for.
bot-find-found = That makes you enough! The table is in { $place }, and you play with { $people }. A seat is held for each of them until they answer, for two days at most; the game starts by itself when the last one has joined.
bot-find-held = A table lacks you: a seat is held for you in { $place }. *Join* takes it, *Decline* gives it to somebody else.
bot-find-invited = { $person }, a seat is held for you: **{ $kind }** with { $people }. *Join* at the table takes it, *Decline* gives it to somebody else. If you do not answer until { $until }, somebody else gets it and you are off the list.
bot-find-looks = { $person } looks for people to play { $game }.
bot-find-until = -# Until { $until }.
bot-find-mentioned = -# You wanted to be told: { $people }. `/find` alone changes that.
bot-find-too = I would like to play, too
bot-find-has = { $person } has found people: **{ $kind }** in { $place }.
bot-find-no-longer = { $person } no longer looks for people: **{ $kind }**.
bot-find-declined = The seat goes to somebody else. You stay on the list until { $until }; the next time you decline, you are off it.
bot-find-declined-again = The seat goes to somebody else, and you are off the list. `/find` puts you on it again.
bot-find-stopping = Look no longer for …
bot-find-stop = No longer: { $kind }
bot-find-telling = Be told when somebody looks for …
bot-find-tell-on = Tell me when somebody looks for { $title }
bot-find-tell-off = No longer tell me about { $title }

bot-games = Your games
bot-games-none = You’re not in any games. /newgame opens a table.
bot-games-yours = - [{ $title }]({ $url }) with { $players }: **waits for you**, { $since }
bot-games-others = - [{ $title }]({ $url }) with { $players }: waits for { $player }, { $since }
bot-games-lost = - { $title } with { $players }: I can’t reach its channel. /board in another channel of its server lets it go on there; a moderator can end it there with /end.
bot-games-computer = - [{ $title }]({ $url }) with { $players }: a computer is thinking
bot-games-played = Also played on this server
bot-games-table = - [{ $title }]({ $url }): { $players }
bot-games-sought = Tables that wait for people
bot-games-lobby = - [{ $title }]({ $url }): { $seated } of { $most } seats taken
bot-games-more = -# … and { $count } more
bot-games-play = Play { $title } ({ $players })
bot-alone-begins = You play **{ $title }** against the computer. The table is here, for you alone.
bot-lesson-there = Your lesson in **{ $title }** is in your direct messages. This channel and its games wait for you here.
bot-daily-there = Today’s table of **{ $title }** is in your direct messages.
bot-puzzle-there = A puzzle waits for you in your direct messages.
bot-to-puzzle = Go to the puzzle
bot-alone-there = You play **{ $title }** alone in your direct messages.
bot-further = **More games wait for you:**
bot-further-none = No more games wait for you.
bot-next = Next game that waits for me
bot-next-waits = Another game waits for you.

bot-reliable = { $count ->
    [0] You have not played with a clock yet: nothing is counted.
   *[other] Of your last { $count } turns with a clock, { $in_time } were in time ({ $share } %).
 }
bot-reliable-short = { " " }({ $share } % of { $count } { $count ->
    [one] turn
   *[other] turns
 } in time)
bot-reliable-turns = My turns with a clock
bot-reliable-about = The last fifty count, in games with a clock. Others see the share in lobbies and in /find, not this list.
bot-reliable-in-time = - { $title }, { $at }: in time
bot-reliable-late = - { $title }, { $at }: **time was up**

bot-hint-ask = After a hint you can’t gain rating from this game; the others are told.
bot-hint-show = Show it
bot-hint-not-now = Not now
bot-hint-declined = No hint, then. Your rating is safe.
bot-hint-none = **{ $title }**: no hint this time. *What can I do?* lists what is possible.
bot-hint-best = **{ $choice }**{ $wins ->
        [yes] {" "}(wins the game)
       *[no] {""}
    }
bot-hint-second = -# Second best, worth { $less } less in the long run: { $choice }
    .short = -# Second best: { $choice }
bot-hint-play = Play this
bot-hint-next = **Next:** { $choice }
bot-hint-played = Played.
bot-hint-moved = The table has moved on since this hint.
bot-plan-then = { $first }, then { $then }
# In place of the last clicks of a turn that is too long for a line; what they are for is named.
bot-plan-aim = { $first }, then { $count ->
    [one] one more click
   *[other] { $count } more clicks
 }, up to { $aim }
# In a line of a menu, which has room for no more.
bot-plan-up-to = { $first }, up to { $aim }
bot-plan-begun = { $first }, then more
bot-plan-more = { $first }, then { $count ->
    [one] one more click
   *[other] { $count } more clicks
 }
bot-hint-value = Mostly for this: { $thing }
bot-hint-points = Mostly for the points: { $thing }
bot-hint-equal = The best { $count } are about equally good

bot-setting-call = My turn
bot-setting-call-mention = a mention
bot-setting-call-dm = a direct message
bot-setting-call-both = both
bot-setting-call-none = nothing
bot-setting-reminder = Reminder
bot-setting-reminder-about = once, and once more before your time is up
bot-setting-reminder-after = { $hours ->
    [0] never
   *[other] after { $hours } hours
 }
bot-setting-quiet = Quiet hours
bot-setting-quiet-none = none
bot-setting-quiet-hours = { $begin } to { $end }
bot-setting-large = My pictures
bot-setting-large-off = whole
bot-setting-large-on = large, in parts
bot-setting-words = Words
bot-setting-words-off = on demand
bot-setting-words-on = first
bot-setting-scope = They hold
bot-setting-scope-all = on every server
bot-setting-scope-here = on this server alone

bot-admin = This server
bot-admin-everywhere = New games may be opened in every channel I can write in.
bot-admin-there = New games may be opened in { $places }, and in threads there. Those under way elsewhere end as they are.
bot-admin-moderators = Besides the players, whoever may manage messages can end a game.
bot-admin-roles = Besides the players, { $roles } and whoever may manage this server can end a game.
bot-admin-channels = Only in these channels
bot-admin-enders = Who else may end games
bot-admin-pace = Pace of new tables
bot-admin-most = Tables on this server
bot-admin-each = Tables for each person
bot-admin-at-most =
    { $count ->
        [0] any number
       *[other] { $count } at once
    }
bot-admin-deletion = Delete all data of this server …
bot-admin-deletion-about = This deletes everything I keep of **{ $server }**: all games with their records, those under way ({ $count } tables) and those that are over, lobbies, and what was set here. My messages stay in the channels, but their buttons do nothing any more. **It cannot be undone.** Copies that whoever runs this bot has made are not touched.
bot-admin-delete = Type the name of the server …
bot-admin-form = Delete all data of this server
bot-admin-form-name = The name of this server
bot-admin-deleted = Deleted: { $count ->
    [one] one game
   *[other] { $count } games
 } and everything else of this server.

bot-nudge-call = { $person }, **{ $title }** has been waiting for you since { $since }.
bot-nudge-warning = { $person }, your time in **{ $title }** is up { $until }.
bot-nudge-reminder = { $person }, **{ $title }** has been waiting for you since { $since }.
bot-later = Remind me later
bot-vacation = You are on vacation until { $until }: in games with days for each turn your clocks stand. { $left } days of this year are left; `/vacation 0` ends it.
bot-vacation-none = You are not on vacation. { $left } days of this year are left; `/vacation` with a number of days begins one now.
bot-put-off = I remind you again { $at }, unless you have played by then.

bot-command-newgame = Open a table for a game in this channel
bot-command-newgame-game = Which game
bot-command-newgame-options = Game options, such as preset=booklet; you can change them at the table
bot-command-newgame-thread = Play in a separate thread
bot-command-board = Show this channel’s game again
bot-command-board-text = In words, for you alone
bot-command-hand = Your seat: what you have and can do, for you alone
bot-command-score = Current points by source
bot-command-undo = Take back your last step
bot-command-hint = Suggest a move, for you alone; in a rated game you can then lose rating but not gain any
bot-command-end = End this channel’s game early
bot-command-resign = Give up your seat; you finish last
bot-command-replace = Let a computer take over a seat, if the table agrees or the player has left
bot-command-replace-person = Whose seat; if empty, the player the game is waiting for
bot-command-seat = Offer your seat, leave it to a computer, or take a free one
bot-command-orders = Standing orders: play forced moves automatically
bot-command-settings = How you are told about your turns: mention, direct message, quiet hours, reminders
bot-command-settings-zone = Your time zone, named by a large city in it
bot-command-settings-quiet = Hours when only live games notify you, such as 22:00-7:00
bot-command-vacation = Pause your clocks while you are away, in all games with days per turn
bot-command-vacation-days = How many days, starting today; 0 ends a vacation
bot-command-games = Your games and whose turn it is; games on this server
bot-command-replay = Look at a game step by step, for you alone
bot-command-replay-game = Which game; if empty, this channel’s
bot-command-import = Open or continue a game from a record file
bot-command-import-record = The file attached to the last message of a game
bot-command-follow = Get told about this channel’s game without playing
bot-command-follow-every = When to message you; if empty, at the end
bot-command-move = Move this channel’s game to another channel or thread
bot-command-move-channel = Where the game goes on
bot-command-admin = Server settings: where games may be played, how many, who may end them; delete data
bot-command-history = Finished games: yours, or somebody else’s on this server
bot-command-history-person = Whose; if empty, yours
bot-command-history-game = Which game; if empty, all
bot-command-stats = Your results: wins, points, records, pace
bot-command-stats-person = Whose; if empty, yours
bot-command-stats-game = Which game; if empty, all
bot-command-stats-seats = Games with this many players; if empty, any number
bot-command-stats-here = Only games on this server
bot-command-daily = Today’s table: the same deal for everybody, alone against a hard computer
bot-command-daily-game = Which game
bot-command-puzzle = One turn of a real game: find the best one
bot-command-puzzle-game = Which game; if empty, the puzzle of the day
bot-command-puzzle-together = Show it to this channel, with the answer hidden
bot-command-top = The best players of a game on this server
bot-command-top-game = Which game
bot-command-privacy = What is stored about you: see it, download it, delete it
bot-command-about = What this bot is and what it stores
bot-command-invite = Invite this bot to another server
bot-command-owner = For the operator of this bot
bot-command-owner-list = Games in progress
bot-command-owner-end = End a game anywhere
bot-command-owner-end-game = The game’s id, as shown in the list
bot-command-owner-broadcast = Tell every table something, as a line in its next message
bot-command-owner-broadcast-words = What to say, at most 200 characters
bot-command-owner-drain = Stop new games from starting, until the next restart
bot-command-owner-drain-begin = Whether new games may start
bot-command-newgame-alone = Play the computer at once, in private; brings back a game you already have
bot-command-find = Find people on this server who want to play the same game
bot-command-find-game = Which game; if empty, what you and others are looking for
bot-command-find-seats = How many players, including you
bot-command-find-pace = How fast
bot-command-pause = Stop this game’s clocks if everybody agrees, or start them again
bot-command-help = How to play
bot-command-rules = Look up a rule, or get the whole rule book
bot-command-rules-words = What to look for, or a rule number; if empty, the whole book
bot-command-learn = Learn a game by playing it, alone with the bot, in about four minutes
bot-command-learn-game = Which game
bot-command-card = What is this? Any tile, building, person, card or token: what it costs and does
bot-command-card-name = Its name
bot-command-rules-game = Which game; if empty, this channel’s

bot-accident = Something went wrong on my side. Please look at the table, /board shows it, and try again if your click did not count. If this happens again, tell whoever runs this bot.
bot-counted = Your click before this one counted, although my answer to it did not reach you.
bot-no-not-yours-to-see = There is no such game, or it is not yours to see: who sat at a game may look back on it, and so may who can read the channel it was played in, asked on the same server.
bot-no-only-your-own = Ask that on a server: of others you see the games of the server where you ask.
bot-no-no-files = I may not attach files here. Ask me in a direct message.
bot-no-unknown = I don’t know this button. See /board.
bot-no-friends-here = Friends join on a server: type /newgame in one of its channels and choose { $game }.
bot-no-which-game = There is no game in this channel: say in *game* whose rules you want.
bot-no-no-lesson = { $game } has no first game that teaches. /rules sends its rules, /newgame opens a table.
bot-no-no-card = Nothing in the games is called “{ $asked }”. Type a few letters of its name and choose from what /card suggests.
bot-no-no-rule = There is no rule { $number }. /rules finds rules by words, too.
bot-no-unreadable = This game was left by another version of Solstice, and I cannot go on with it. Nothing of it is lost: please tell whoever runs this bot.
bot-no-not-installed = This table plays { $game }, which is not installed here at present. Nothing of it is lost: it goes on as soon as whoever runs this bot has installed it again.
bot-no-stale = The table has moved on. See /board.
bot-no-busy = More people are asking for pictures than I can draw just now. What you played counts; please ask for this again in a moment.
bot-no-overloaded = Too many people are clicking just now, so nothing was played. Please click again in a moment.
bot-no-doubled = That is done already; your first click counted.
bot-no-hint-asked = I am still thinking about your last question.
bot-no-no-hint = I could find nothing out just now. Please ask again in a moment.
bot-no-over = This game is over. /newgame opens another.
bot-no-daily-over = That day is over. /daily begins the table of today.
bot-no-daily-played = You had begun this table before everything about you was deleted, and it can be played once. /daily begins another tomorrow.
bot-no-daily-share = You may not write in this channel, so I do not post for you either. The summary above can be copied.
bot-no-no-puzzle = I have no puzzle like this. /puzzle without a game asks the one of the day.
bot-no-puzzle-post = You may not write in this channel, so I do not post for you either. Without *together* the puzzle is for you alone.
bot-no-daily-slow = The computer does not answer at the moment. What you did is kept; ask /daily again.
bot-no-unlisted = This person wants to stand in no list.
bot-no-no-results = No such game has been finished yet.
bot-no-on-a-server = Ask that on a server.
bot-no-not-over = This game is still under way; that is possible once it is over.
bot-no-not-playing = You do not sit at this table. You can look at everything with *Boards* and *In words*, or open a table of your own with /newgame.
bot-no-not-your-turn = It’s { $player }’s turn. You’ll be told.
bot-no-not-offered = That cannot be done now. The buttons of the latest message show what can; /board brings it.
bot-no-no-undo = There is nothing you can take back. What you decide can be taken back until another seat has decided, the game has revealed something, or a seat has changed hands.
bot-no-colour-taken = Somebody else at this table has chosen this colour.
bot-no-no-colour = This colour is not played with at this table, or the seats are taken in the order of the list.
bot-no-serious-hint = This table is serious: there are no hints.
bot-no-serious = This table is serious: nothing is taken back beyond one’s own turn.
bot-no-asked-today = The others were asked for this today. They can be asked again after a day.
bot-no-not-asked = This question is for others: nothing of yours would be taken back.
bot-no-other-undo = What was done last is { $other }’s to take back.
bot-no-resign-alone = You play all seats of this game yourself. /end ends it.
bot-no-lost-its-channel = There is no game in this channel, and I can’t reach the channel of { $games }. /board lets a game of yours go on here: then /resign and /end work here, too. A moderator can end it with /end as it is.
bot-no-in-threads = There is no game in this channel itself. There are games in its threads: { $places }. Please use the command there.
bot-no-unseen-channel = I cannot see that channel, or you may not write in it. Choose another one, or ask a moderator to let us.
bot-no-no-game = There is no game in this channel. /newgame opens one.
bot-no-taken = Another game is being played in this channel. Choose another channel, or a thread of its own.
bot-no-game-here = A game is being played in this thread: /board shows it. Open the new one in a channel; there it gets a thread of its own.
bot-no-lobby-closed = This table is closed or its game has begun. /newgame opens another.
bot-no-joined-already = You sit here.
bot-no-not-joined = You have not joined this table. *Join* does that.
bot-no-not-reliable = This table asks for { $least } % of turns in time; { $share } % of yours were. /games shows your turns; its host can hold a seat for you.
bot-no-no-pause = This game has no clock that could stand: at a relaxed pace there is none, and live games know no pause.
bot-no-not-held = No seat is held for you at this table.
bot-no-find-seats = { $title } can be looked for with { $least } to { $most } players.
bot-no-find-nowhere = Ask that in a text channel of a server: the table gets a thread there.
bot-no-not-host-start = { $host } is the host of this table and starts the game. After a day anybody who has joined can.
bot-no-not-host = Only the host of this table, or a moderator, can close it.
bot-no-not-host-change = Only the host of this table sets its pace, rules and computers.
bot-no-not-host-arrange = Only the host of this table can arrange that; a moderator can send people away.
bot-no-not-invited = This table is by invitation: its host can hold a seat for you.
bot-no-removed = You were sent away from this table. /newgame opens one of your own.
bot-no-seats-held = The seats that are left are held for others.
bot-no-host-stays = The host of this table stays. *Leave* gives the seat back, *Close* ends it.
bot-no-not-there = This person does not sit at the table.
bot-no-gone = { $people } { $count ->
    [one] has left this server: the seat is
   *[other] have left this server: their seats are
 } free again.
bot-no-full = The table is full: { $most } can play.
bot-no-too-few = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
 }
bot-no-not-like-this = It can't start like this: { $reason }
bot-no-watching = You watch a game of computers alone already; one at a time. *Stop* below it ends it.
bot-no-options = { $reason } Leave the options out to choose them at the table.
bot-no-permission = I may not do here what a game needs. Please ask a moderator to allow me: { $missing }.
bot-no-no-thread = I could not open a thread here. Please ask a moderator to allow me *Create public threads*, or open the table without “thread”.
bot-no-not-ender = You may not end games of others here: on most servers a moderator can, who may manage messages. /end asks all players.
bot-no-not-owner = Only whoever runs this bot can do that, on the server they named for it.
bot-no-draining = This bot is being prepared for maintenance, so no new games begin just now. Games under way go on; please try again later.
bot-no-not-manager = Only somebody who may manage this server can do that.
bot-no-other-name = That is not the name of this server, so nothing was deleted. It is: { $server }
bot-no-closed-channel = No new games are opened in this channel. They are in { $places }.
bot-no-too-many = There are { $most } tables on this server already, and no more are allowed at once. Once one of them ends, another can be opened.
bot-no-too-many-of = { $person } sits at { $most ->
    [one] a table
   *[other] { $most } tables
 } of this server already, and no more are allowed for one person at once.
bot-no-other-reminder = This reminder is for somebody else. /settings brings you reminders of your own.
bot-no-bad-hours = I do not understand these hours. Write them like 22:00-7:00 or 10pm-7am, from when to when; “off” ends them.
bot-no-no-zone = I know no such time zone. Type the name of a large place in it and choose from the list.
bot-no-on-vacation = You are on vacation already. `/vacation 0` ends it.
bot-no-no-vacation = You are not on vacation.
bot-no-vacation-stretch = At most { $most } days can be taken one after the other.
bot-no-vacation-year = At most { $most } days can be taken in a calendar year.
bot-no-none-waits = No other game waits for you now.
bot-no-nobody-waits = It is not a person’s turn. Name in *person* for whom a computer is to go on.
bot-no-replaces-self = That is your own seat: /seat leaves it to a computer or offers it to others, /resign gives it up.
bot-no-seat-not-free = This seat is not free. /seat shows which are.
bot-no-sits-already = You sit at this table already.
bot-no-looked-already = You have looked from another seat of this game, so you know too much for this one.
bot-no-leaves-nobody = Nobody else would be left to play, so no computer goes on for you. /end ends the game.
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

bot-unnamed = Choose a move by its notation
bot-unnamed-ask = { $ask } (I can't name your choices here because something is broken on my side. You can still play: these are your moves as the game's record writes them. Please tell whoever runs this bot.)
bot-pick-rest = Something else …
bot-pick-rest-page = Something else … (page { $number } of { $pages })
# In a menu: the inner menus, then what the choice costs and brings.
bot-pick-line = { $menus } · { $told }
bot-pick-open = { $title } …
bot-choice-ends = { $label } and end
    .short = { $label }, end
bot-pick-trail = { $head } › { $item }
bot-pick-back = Back
bot-log-shortened = -# Earlier lines are left out here.
bot-pick-previous = Previous page
bot-pick-next = Next page

bot-page = Page { $number } of { $pages }

bot-score = **{ $name }** { $total ->
    [one] { $total } point
   *[other] { $total } points
 }{ $scored ->
    [0] { "" }
   *[other] : { $sources }
 }
bot-score-alone = **{ $name }** { $sources }
bot-score-line = { $source } { $points }
bot-score-tie = { $players } have equal totals. What decides between them: { $parts }.
bot-score-parted = { $kind } ({ $counts })
bot-score-level = { $players } have equal totals, and nothing decides between them; this is equal too: { $kinds }.
bot-place = **{ $rank }.** { $score }

bot-lobby-invites = { $host } invites you to { $game }.
bot-lobby-players-any = { $least } to { $most } players, { $pace }.
bot-lobby-players-all = { $most } players, { $pace }.
bot-lobby-seated = { $count } of { $most } seats taken
bot-lobby-setup-head = **Set up the table** · { $game }
bot-lobby-seat-yours = You sit here.
bot-lobby-rules = Rules
bot-lobby-rules-usual = standard
bot-lobby-done-leave = You left the table.
bot-lobby-done-gone = You don’t sit here any more.
bot-lobby-done-cancel = The table is closed.
bot-lobby-done-start = The game has begun.
bot-lobby-pace = Pace
bot-pace-relaxed = relaxed
bot-pace-relaxed-about = no clock
bot-pace-days-1 = a day a turn
bot-pace-days-1-about = clocks stand in vacation and up to 10 quiet hours a day
bot-pace-days-2 = two days a turn
bot-pace-days-2-about = clocks stand in vacation and up to 10 quiet hours a day
bot-pace-days-3 = three days a turn
bot-pace-days-3-about = clocks stand in vacation and up to 10 quiet hours a day
bot-pace-days-7 = a week a turn
bot-pace-days-7-about = clocks stand in vacation and up to 10 quiet hours a day
bot-pace-live-5-10 = live, 5 minutes each
bot-pace-live-5-10-about = and 10 seconds more after each turn
bot-pace-live-15-30 = live, 15 minutes each
bot-pace-live-15-30-about = and 30 seconds more after each turn
bot-pace-watch-3 = a turn every 3 seconds
bot-pace-watch-3-about = for looking on
bot-pace-watch-10 = a turn every 10 seconds
bot-pace-watch-10-about = for following it
bot-pace-watch-30 = a turn every half minute
bot-pace-watch-30-about = for thinking along
bot-pace-watch-120 = a turn every two minutes
bot-pace-watch-120-about = for looking in now and then
bot-lobby-deal = Hidden things
bot-deal-again = dealt again
bot-deal-again-about = everything hidden or still to come, from a fresh seed promised at the start
bot-deal-open = open, as it was
bot-deal-open-about = whoever has the record knows what is hidden and what will come
bot-lobby-serious = Table
bot-serious-friendly = friendly
bot-serious-friendly-about = hints, taking back by agreement; who takes a hint can lose strength, not gain any
bot-serious-serious = serious
bot-serious-serious-about = no hints, nothing is taken back beyond one’s own turn
bot-lobby-colour = Your colour
bot-lobby-colour-drawn = drawn by lot
# Below a colour that fewer do not play with.
bot-lobby-colour-from = with { $count } players or more
bot-lobby-shade = { $sign } { $colour }
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
bot-absent-expert = a computer of level expert
bot-absent-expert-about = until the person is back
bot-absent-resign = the seat is given up
bot-absent-resign-about = as by /resign
bot-lobby-join = Join
bot-lobby-leave = Leave
bot-lobby-computers = { $count ->
    [0] Add a computer …
    [one] Computer: { $names }
   *[other] Computers: { $names }
 }
bot-player-random = Random
bot-player-random-about = takes any legal move, good or bad
bot-player-easy = Easy
bot-player-easy-about = takes what looks good at once
bot-player-medium = Medium
bot-player-medium-about = plans its own turn, and is not always strict
bot-player-hard = Hard
bot-player-hard-about = thinks its own turn through and takes the best
bot-player-expert = Expert
bot-player-expert-about = { $at ->
    [all] has learned from games; up to 3 seconds a turn
   *[other] has learned games of { $at }, else as hard; 3 seconds a turn
 }
bot-lobby-seat = Take another seat
bot-lobby-seat-ask = You sit at this table already. Do you want to play for { $seats } at once?
bot-lobby-seat-sure = Yes, one more seat for me
bot-lobby-seat-done = Taken. *Leave* gives it back.
bot-lobby-decline = Decline
bot-lobby-start = Start
bot-lobby-start-now = Start now
bot-lobby-setup = Set up
bot-lobby-setup-back = Back
bot-lobby-learn = Learn it in 4 minutes
bot-lobby-cancel = Close the table
bot-lobby-arrange = Change seats
bot-lobby-arrange-about = For you alone, as the host of this table. Everybody sees what you choose.
bot-lobby-held = Hold seats for …
bot-lobby-joining = Who may join
bot-lobby-joining-open = everybody
bot-lobby-joining-invited = by invitation
bot-lobby-order = Seats
bot-lobby-order-drawn = drawn by lot
bot-lobby-order-listed = in the order of the list
bot-lobby-begin = Start
bot-lobby-begin-host = by the button
bot-lobby-begin-full = when the last seat is taken
bot-lobby-least = Turns in time
bot-lobby-least-share = { $share ->
    [0] not asked for
   *[other] { $share } % at least
 }
bot-lobby-closes = Closes unless begun
bot-lobby-closes-never = never
bot-lobby-closes-after = { $hours ->
    [one] in an hour
    [24] in a day
    [72] in three days
    [168] in a week
   *[other] in { $hours } hours
 }
bot-lobby-remove = Send somebody away
bot-lobby-remove-one = Send { $person } away
bot-lobby-name = Title …
bot-lobby-title = Title of this table
bot-lobby-title-about = What everybody reads above it
bot-lobby-noted-watched = Computers alone: the host watches one such game at a time. It stops after a day.
bot-lobby-noted-found = { $count } people play, who were brought together by /find. It starts by itself when the last seat is taken.
bot-lobby-noted-invited = By invitation: only those can join for whom seats are held.
bot-lobby-noted-least = For people with { $share } % of their turns in time, or who have had fewer than ten with a clock.
# Where it goes on from a record, whose seats and colours stay and whose turn it was.
bot-lobby-noted-seated = The seats of that game are taken in this order.
bot-lobby-noted-listed = The seats are taken in this order, the first begins; colours are drawn.
bot-lobby-noted-full = Starts when the last seat is taken.
bot-lobby-noted-host = Starts when the host is ready.
bot-lobby-noted-held = Seats are held for { $people }.
bot-lobby-noted-serious = A serious table: no hints, and only your own turn can be taken back.
bot-lobby-noted-closes = It closes { $at } unless it has begun.

bot-boards = Boards
bot-boards-choose = Show another board

# Part of a turn, or more than one.
# A choice that has changed nothing yet, as it was offered: "End this part of the turn."
bot-undo-keep = Keep everything

bot-settings = Your settings
bot-setting-call-mention-about = The message at the table notifies you.
bot-setting-call-dm-about = One at the start of each of your turns; you can play from it.
bot-setting-call-both-about = The table notifies you, and you get a direct message.
bot-setting-call-none-about = You look into the channel yourself; there are no reminders either.
bot-setting-large-off-about = What only you see is shown whole.
bot-setting-words-off-about = Pictures come alone; *In words* tells what they show.
bot-setting-words-on-about = What only you see has the words of its pictures on top.
bot-setting-large-on-about = What only you see is shown 1.6 times as large, what you decide about last.
bot-settings-about = They hold for you in every game of this bot.
bot-settings-here = They hold for you in the games of this server.
bot-settings-zone = In your time zone, { $zone }, it is { $clock }. `/settings zone` changes that, and `/settings quiet` takes any quiet hours, such as 21:30-6:45. During quiet hours only live games notify you; the rest arrives afterwards.
bot-value = { $what }: { $value }
