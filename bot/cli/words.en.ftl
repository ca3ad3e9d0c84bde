## Tables
cli-column-game = Game
cli-column-title = Title
cli-column-seats = Seats
cli-column-options = Options
cli-column-place = Place
cli-column-player = Player
cli-column-points = Points
cli-column-sources = Points by source

## Games from other packages
cli-game-taken = { $name } is not played: there is a game "{ $key }" already.
cli-game-contract = { $name } is not played: it is written for version { $theirs } of the contract of games, and this Solstice keeps version { $ours }.
cli-game-rules = { $name } is not played: { $module } has no GAME with the key "{ $key }".
cli-game-seats = { $name } is not played: it is for up to { $seats } players, and Solstice has room for { $most }.
cli-game-book = { $name } is not played: { $module } has no rules.md.
cli-game-part = { $name } is not played: { $module } lacks the function { $function }, or it takes something else.
cli-game-object = { $name } is not played: { $object } is no engine.registry.Parts.
cli-game-broken = { $name } is not played: { $module } cannot be imported: { $error }

## Errors
cli-unknown-game = There is no game "{ $game }"; there are { $known }.
cli-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
cli-bad-option = This game has no option "{ $option }"; solstice games lists the options.
cli-bad-value = The option { $option } cannot be "{ $value }"; solstice games lists the values.
cli-no-pair = An option is given as KEY=VALUE, not "{ $text }".
cli-unreadable = { $file } cannot be read: { $why }.
cli-animated = { $file }: { $count ->
    [one] a frame
   *[other] { $count } frames
 }
cli-unwritable = Nothing can be written into { $folder }: { $why }.
cli-no-text = { $file } is not a text file; a record or a position is JSON.
cli-neither = This is neither a record nor a position.
cli-no-moves = A position has no moves; --at works with records.
cli-too-late = This record has { $moves } moves; give --at a number from 0 to { $moves }.
cli-no-such-seat = There is no seat { $seat } at this table of { $seats }.

cli-unknown-player = There is no player "{ $player }". There are random, greedy, lookahead, easy, medium, hard and expert; lookahead:4 says how many lines it follows at a time. An installed package can bring others.

## Arena
cli-arena-player = Player
cli-arena-share = Victories
cli-arena-margin = Points ahead
cli-arena-thinking = A decision
cli-arena-stronger = { $player } is stronger than a player who wins a fair share: decided after { $blocks } blocks.
cli-arena-not-stronger = { $player } is not stronger than a player who wins a fair share: decided after { $blocks } blocks.
cli-arena-open = Whether { $player } is stronger is still open after { $blocks } blocks.

## Simulation
cli-playing = Playing
cli-game = Game
cli-seats = Seats
cli-options = Options
cli-seed = First seed
cli-games = Games
cli-seconds = Seconds
cli-games-per-second = Games a second
cli-decisions-per-second = Decisions a second
cli-mean-length = Decisions a game
cli-mean-scores = Mean scores by seat

## Records
cli-record-game = Game
cli-record-rules = Rules version
cli-record-options = Options
cli-record-players = Players
cli-record-id = Game id
cli-record-commitment = Commitment
cli-record-seed = Seed
cli-record-moves = Moves
cli-record-continued = Continued from
cli-verified =
    { $moves ->
        [one] Verified: the seed, the one move and the ending are as recorded.
       *[other] Verified: the seed, all { $moves } moves and the ending are as recorded.
    }
cli-abandoned = abandoned
cli-ending = Ending: { $reason }
cli-seat = Seat { $number }

## The bot at work
cli-playing-at =
    Solstice is at { $url }. Each tab of that page can be another person.
    Games are kept in the folder { $folder }. Ctrl-C ends it.
cli-topic = Type /newgame to open a table. To be several people, open this page in several tabs; or play against the computer.
cli-port-taken = Port { $port } cannot be used, perhaps because Solstice runs already; choose another with --port, or 0 for any free one.
cli-data-busy = The folder { $folder } is in use, perhaps because Solstice runs already; choose another with --data.
cli-data-format = The folder { $folder } was filled by another version of Solstice. Nothing was changed; choose another with --data, or go back to that version.
cli-data-damaged = The folder { $folder } is damaged or cannot be written. Nothing was changed; choose another with --data.
cli-no-token = Put your bot's token as SOLSTICE_TOKEN into the environment or into a file .env (the README says where to get one).
cli-no-temporary = No temporary folder can be written, nor { $folder }; set TMPDIR to a folder that can, or start the container with --tmpfs /tmp.
cli-wrong-token = Discord does not accept this token; copy it anew from the page "Bot" of your application into SOLSTICE_TOKEN.
cli-no-connection = Discord cannot be reached; check the connection of this machine and start again.
cli-bad-setting = The setting { $name } cannot be used: { $why }.
cli-env-no-text = The file .env is not in UTF-8; save it again in that encoding.
cli-env-unreadable = The file .env cannot be read: { $why }.
cli-odd-name = A name is not in UTF-8: { $name }. Choose another.
cli-output = The output cannot be written: { $why }.
cli-arena-no-results = { $file } holds something else than results of the arena; name another file by --results.
cli-unknown-setting = There is no setting { $name }. It is ignored.
cli-misspelt-setting = There is no setting { $name }; perhaps { $meant } is meant. It is ignored.
cli-metrics-port-taken = The port { $port } for metrics cannot be used, perhaps because another program has it; choose another with SOLSTICE_METRICS_PORT.
cli-store-full = The disk is full, so { $file } cannot be written. Nothing was changed; make room and start again.
cli-store-locked = Another program holds { $file }, perhaps because Solstice runs already. Nothing was changed; stop it and start again.
cli-store-readonly = { $file } cannot be written, it or its folder is read-only. Nothing was changed; make it writable and start again.
cli-store-unreachable = { $file } cannot be opened. Make sure that its folder can be written, or choose another with SOLSTICE_DATA.
cli-store-corrupt = { $file } is damaged or not a database of Solstice. Nothing was changed; put a copy in its place, or move it away to begin anew. Copies made before updates lie beside it.
cli-store-foreign = { $file } was written before Solstice 2026.1, or by another program. Nothing was changed; move it away to begin again with an empty database, or choose another folder with SOLSTICE_DATA.
cli-store-newer = { $file } was written by a newer Solstice (its version is { NUMBER($found, useGrouping: 0) }, this one knows { $known }). Nothing was changed; install the newer Solstice again.
cli-store-held = Another Solstice uses { $file } and did not stop within 12 seconds. With SQLite one process runs at a time; nothing was changed. Stop the other one and start again, or choose another folder.
cli-store-emptied = { $file } is empty: somebody or something has emptied it. Nothing was changed; put a copy in its place, or move it away to begin anew.
cli-store-missing = { $file } is missing, though { $beside } lies beside it. Nothing was changed; put the database or a copy in its place, or move everything away to begin anew.

cli-postgres-absent = SOLSTICE_DATABASE names a PostgreSQL database, and the package for it is not installed. Install it: pip install 'solstice[postgres]'
cli-postgres-full = The disk of the database is full. Nothing was changed; make room and start again.
cli-postgres-locked = Another program holds the database that SOLSTICE_DATABASE names. Nothing was changed; end it and start again.
cli-postgres-readonly = The database that SOLSTICE_DATABASE names cannot be written by its user. Nothing was changed; let that user create and write tables, and start again.
cli-postgres-unreachable = The database that SOLSTICE_DATABASE names cannot be reached, or does not let its user in. Check the address and the server, and start again.
cli-postgres-corrupt = The database that SOLSTICE_DATABASE names is damaged. Nothing was changed; put a copy in its place.
cli-postgres-foreign = The database that SOLSTICE_DATABASE names was written by another program. Nothing was changed; name an empty one.
cli-postgres-encoding = The database that SOLSTICE_DATABASE names is in { $found }, which has not every sign that people write. Nothing was changed; name one in UTF8.
cli-postgres-newer = The database that SOLSTICE_DATABASE names was written by a newer Solstice (its version is { NUMBER($found, useGrouping: 0) }, this one knows { $known }). Nothing was changed; install the newer Solstice again.
cli-postgres-held = The database that SOLSTICE_DATABASE names is being moved, restored or upgraded, or has to be upgraded while another Solstice uses it that did not stop within 12 seconds. Nothing was changed; stop the others, start one of them, then the rest.
cli-postgres-shards = Other processes spread the servers over { $others } connections to Discord, this one over { $wanted }. Set SOLSTICE_SHARDS to the same number everywhere.

## Copies
cli-backup-exists = { $file } is there already. Nothing was changed; choose another name.
cli-backup-nothing = There is no database { $file }, so there is nothing to copy. SOLSTICE_DATA names the folder in which it is looked for.
cli-backup-nowhere = There is no folder { $folder } in which you may write. Nothing was changed; choose another place for the copy.
cli-backed-up = The copy is { $file }. It holds the hands and seeds of games under way: who can read it can cheat.
cli-restore-held = A Solstice uses { $file }. Nothing was changed; stop it and try again.
cli-restore-nothing = There is no file { $file }. Nothing was changed; name a copy that `solstice backup` has written.
cli-restore-corrupt = { $file } is damaged or no copy of a database. Nothing was changed; put another copy back.
cli-restore-foreign = { $file } was not written by Solstice 2026.1 or later. Nothing was changed; put another copy back.
cli-restore-newer = { $file } was written by a newer Solstice (its version is { NUMBER($found, useGrouping: 0) }, this one knows { $known }). Nothing was changed; install the newer Solstice first.
cli-restored = { $file } is the copy now. { $games ->
    [0] No game is under way.
    [one] One game is under way; its table is told what is lost as soon as the bot runs.
   *[other] { $games } games are under way; their tables are told what is lost as soon as the bot runs.
 }
cli-restored-aside = What was there before is kept as { $file }.
cli-recount-held = A Solstice uses the database. Nothing was changed; stop it and try again.
cli-recounted = { $games ->
    [one] One game is counted.
   *[other] { $games } games are counted.
 }{ $left ->
    [0] { "" }
    [one] { " " }One cannot be read and is left out.
   *[other] { " " }{ $left } cannot be read and are left out.
 }
cli-move-address = The address of the database cannot be read; it is like postgresql://USER:PASSWORD@HOST/NAME, with % and [ in them as %25 and %5B. Nothing was moved.
cli-move-nothing = There is no file { $file }. Nothing was moved.
cli-move-held = A Solstice uses { $name }. Nothing was moved; stop it and try again.
cli-move-occupied = There is something in { $name } already. Nothing was moved; name an empty database or a new file.
cli-moved = { $table }: { $rows ->
    [one] one row
   *[other] { $rows } rows
 }, SHA-256 { $digest }

## The doctor
cli-doctor-version-fine = Solstice { $version } with the packages it was made for.
cli-doctor-version-other = The package { $name } is { $has }, and Solstice was made for { $wanted }. Install Solstice again: pip install .
cli-doctor-disk-fine = { NUMBER($free, useGrouping: 0) } MiB are free in { $folder }.
cli-doctor-disk-full = Only { NUMBER($free, useGrouping: 0) } MiB are free in { $folder }. Make room: { NUMBER($needed, useGrouping: 0) } MiB should be free, for the next update, too.
cli-doctor-temporary-below = No temporary folder can be written; temporary files go into { $folder }. That is all right; TMPDIR or --tmpfs /tmp names another one.
cli-doctor-temporary-missing = No temporary folder can be written, nor { $folder }, so nothing can be drawn. Set TMPDIR to a folder that can, or start the container with --tmpfs /tmp.
cli-doctor-database-fine = { $file } is whole.
cli-doctor-database-none-yet = { $file } is not there yet; the first start makes it.
cli-doctor-database-emptied = { $file } is empty. Put a copy in its place with solstice restore, or move it away to begin anew.
cli-doctor-database-missing = { $file } is missing, though { $beside } lies beside it. Put a copy in its place with solstice restore, or move everything away to begin anew.
cli-doctor-database-corrupt = { $file } is damaged or no database of Solstice. Stop the bot, keep the file, and put a copy in its place with solstice restore.
cli-doctor-database-foreign = { $file } was written by another program. Move it away, or choose another folder with SOLSTICE_DATA.
cli-doctor-database-unreachable = { $file } cannot be opened. Make it readable and writable for whoever runs the bot.
cli-doctor-database-readonly = { $file } or its folder is read-only. Make it writable for whoever runs the bot.
cli-doctor-database-locked = Another program holds { $file }. End it.
cli-doctor-database-full = The disk of { $file } is full. Make room.
cli-doctor-postgres-fine = The PostgreSQL database can be used.
cli-doctor-postgres-none-yet = The PostgreSQL database is empty yet; the first start makes the tables.
cli-doctor-postgres-absent = SOLSTICE_DATABASE names a PostgreSQL database, and the package for it is not installed. Install it: pip install 'solstice[postgres]'
cli-doctor-postgres-unreachable = The database that SOLSTICE_DATABASE names cannot be reached, or does not let its user in. Check the address and the server.
cli-doctor-postgres-foreign = The database that SOLSTICE_DATABASE names was written by another program. Name an empty one.
cli-doctor-postgres-readonly = The user of the PostgreSQL database may not read it. Let that user create, read and write tables.
cli-doctor-postgres-encoding = The PostgreSQL database is in { $found }, which has not every sign that people write. Make one with: createdb --encoding UTF8 --template template0 solstice
cli-doctor-postgres-locked = Another program holds the PostgreSQL database. End it.
cli-doctor-postgres-full = The disk of the PostgreSQL server is full. Make room.
cli-doctor-postgres-corrupt = The PostgreSQL database is damaged. Stop the bot and put a copy in its place.
cli-doctor-schema-fine = The database has version { $found }, the newest.
cli-doctor-schema-older = The database has version { $found }; the next start brings it to { $known } and keeps a copy beside it.
cli-doctor-schema-newer = The database has version { NUMBER($found, useGrouping: 0) } and this Solstice knows { $known }. Install the newer Solstice again.
cli-doctor-token-fine = Discord accepts the token.
cli-doctor-token-none = There is no token. Put it as SOLSTICE_TOKEN into the environment or into a file .env.
cli-doctor-token-wrong = Discord does not accept the token. Copy it anew from the page "Bot" of your application into SOLSTICE_TOKEN.
cli-doctor-token-error = Discord answers with error { $status }. Wait and try again; discordstatus.com tells of outages.
cli-doctor-token-unreachable = Discord cannot be reached ({ $why }). Check the connection of this machine; a firewall must let it call discord.com by HTTPS.
cli-doctor-clock-fine = The clock is right.
cli-doctor-clock-off = The clock of this machine is { NUMBER($seconds, useGrouping: 0) } seconds off. Set it, or switch on NTP (timedatectl set-ntp true).
cli-doctor-intents-fine = Clicks arrive through the gateway, and no privileged intents are switched on.
cli-doctor-intents-privileged = The application has privileged intents, which Solstice does not need. Switch them off on the page "Bot" of your application.
cli-doctor-intents-endpoint = The application has an address for interactions, so no click reaches this bot. Empty "Interactions Endpoint URL" on the page "General Information".
cli-doctor-channels-fine = Games can be played in every channel that the bot sees.
cli-doctor-channels-missing = In #{ $channel } of { $server } the bot lacks: { $missing }. Allow its role this, in the settings of the channel.
cli-doctor-trial-begins = Press the button that appears in the channel within { $seconds } seconds. This takes { $minutes } minutes; what is posted is deleted again.
cli-doctor-trial-closed = Discord does not let the bot in: { $why }
cli-doctor-trial-post = Post two pictures
cli-doctor-trial-edit = Edit it: keep one picture, add another
cli-doctor-trial-nonce = Post twice with one nonce: one message
cli-doctor-trial-emoji = Upload an emoji
cli-doctor-trial-thread = Open a thread, archive it, wake it by a post
cli-doctor-trial-animation = Post a picture that moves
cli-doctor-trial-screens = Show a screen of each kind above a ruler
cli-doctor-trial-private = Answer a click privately and by direct message; after 16 minutes it cannot be changed
cli-doctor-trial-delete = Delete everything
