### The command. $near is a suggestion or "none"; $game, $file, $name and $value are as they were typed.

## Bad input

bad-game =
    There is no game { $name }{ $near ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $near }?
    }
bad-command =
    There is no command { $name }{ $near ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $near }?
    }
bad-option =
    There is no option { $name } here{ $near ->
        [none] ; add --help to see those there are.
       *[other] ; did you mean { $near }?
    }
bad-choice = { $name } is one of { $known }, not “{ $value }”.
bad-value =
    { $kind ->
        [number] { $name } is a whole number, not “{ $value }”.
       *[other] { $name } can't be “{ $value }”; add --help to see what is expected.
    }
bad-missing = { $name } is missing; add --help to see how the command is written.
bad-unused = “{ $value }” is one word too many; add --help to see how the command is written.
bad-usage = The command can't be understood: { $detail }
bad-bounds = { $name } is a number from { $low } to { $high }, not { $value }.
bad-seats =
    { $game } is for { $low } to { $high } players, named with commas between them; here { $count ->
        [one] is { $count }.
       *[other] are { $count }.
    }
bad-option-form = An option of the table is written as --option NAME=CHOICE, not “{ $text }”.
bad-table-option = { $game } has no option { $name }; there are { $known }.
option-needs = --option { $name } has an effect only with { $needs }. Add that, or leave { $name } out.
option-for-one = --option { $name } has an effect only for one who plays alone. Leave it out.
no-table-options = { $game } has no options.
bad-bot = There is no bot “{ $name }”; there are { $known }, and you for a person where people play.
bad-budget = { $name } can think for a time such as { $name }:0.5s or a number of simulations such as { $name }:2000, not “{ $budget }”.
bad-budget-none = The bot { $name } answers at once: it is written without a budget.
bad-name = A player's name has 1 to { $most } letters, such as you:Anna, not “{ $name }”.
bad-name-twice = Two players are called { $name }; give each a name of their own.
bad-file = { $file } can't be read: { $reason }.
bad-write = { $file } can't be written: { $reason }.
bad-folder = There is no folder { $folder }.
bad-content = The content can't be used: { $detail }.
bad-record = { $file } isn't a record of a game as “save” or “simulate --out” write it: { $detail }.
record-many = { $file } holds { $count } records: choose one with --number 1 to { $count }.
record-number = { $file } holds { $count } records; there is no number { $number }.
record-foreign = { $file } is a record of the game { $game }, which is not here; there are: { $known }.
record-version = { $file } was played with version { $found } of the rules; here is version { $here }.
record-content =
    { $file } was played with content { $found }; { $given ->
        [none] the game comes with { $here }. Name the folder of that content with --content.
       *[other] the folder of --content has { $given }, and the game comes with { $here }. Name the folder of that content.
    }
record-secret = { $file } keeps its secret: it can be replayed when the game is over and the secret is in it.
record-broken = { $file } does not play as it says: { $detail }.
not-replaced = { $file } is there already and is no record of a game; choose another name.
bad-rule = There is no rule { $id } in { $game }: its rules go from { $first } to { $last }.
rules-which = Name a game, or add --check to check them all; there are: { $known }.
bad-move-number =
    There is no move { $number }: { $count ->
        [one] only number 1 is possible.
       *[other] type a number from 1 to { $count }.
    }
bad-move = “{ $text }” is neither a number, nor a move such as { $example }, nor a command; type help to see them all.
bad-rule-or-move = “{ $text }” is neither a rule nor a move. Type ? for the list of rules.
load-what = Say which file: load game.json
load-game = { $file } is a game of { $game }, not of { $here }.
load-seats = { $file } is a game of { $count }, but { $here } sit at this table.
verify-no-secret = { $file } was played from a seed: there is no secret to compare with a commitment.

## Who sits where

person-name = Player
name-of-you = { $name } (you)
bot-name =
    { $level ->
        [random] Random bot
        [beginner] Beginner bot
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
       *[expert] Expert bot
    }
bot-seat =
    { $name } ({ $level ->
        [random] random
        [beginner] beginner
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    })
usual-seats = You play against easy bots ({ $seats }). To choose others: --seats you,medium,hard

## Playing

uncompiled = This runs uncompiled: everything works, but bots and simulations are far slower. Install a C compiler and the Python headers (Debian: gcc, python3-dev), then install Kosmodrom again.
uncompiled-level = { $name }: about { $made } simulations a decision in its time here, of { $cap } when compiled, so it plays weaker.
chance-real = The shuffle is fixed before the deal; its fingerprint is SHA-256 { $commitment }. “kosmodrom verify” checks it against a saved game.
chance-seed = Chance comes from seed { $seed }.
how-to-begin = Type the number of a move and press Enter. Type help to see what else you can type.
pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
only-move = Only one move is possible: “{ $move }”
refused = Not possible: { $why } ({ $rule })
is-legal = That move is possible: it is number { $number }.
undone =
    { $count ->
        [one] { $count } move is taken back.
       *[other] { $count } moves are taken back.
    }
hint = The hard bot would play { $number }, “{ $move }”
hint-value = It gives you a { $percent }% chance to win.
saved = Saved to { $file }.
loaded =
    { $file } is loaded: { $count ->
        [one] { $count } move has been made.
       *[other] { $count } moves have been made.
    } Type log to read them.
offer-save = To save this game, type a file name. To leave without saving, press Enter.
bye = Goodbye.
press-enter = Press Enter to go on.
rule-how = To read one: ? { $rule }
help =
    { $count ->
        [one] 1: the only move of the list
       *[other] 1 to { $count }: that move of the list
    }
    { $example }: a move in notation (this one is number 1)
    Enter: the question and the list again
    ?: the list of rules
    ? RULE: one rule, by its id
    ? MOVE: why a move in notation isn't possible
    hint: what the hard bot would do
    undo: take back your last move
    table: what lies on the table
    log: all that has happened
    save FILE, load FILE: keep a game, and go on with it
    quit: stop playing

## The result

result-lost = { $name } has not won this time.
result-line =
    { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $lines })

## Games

games-seats = { "  " }Seats: { $low } to { $high }
games-options = { "  " }Options: { $options }
games-no-options = none
games-needs = with { $needs }
games-version = { "  " }Version: { $version }, content { $content }
games-ratings = { "  " }Ratings of bots for two: { $ratings }
games-counts = { "  " }Rules: { $rules }, moves: { $moves }

## Rules

clause-decided = [our ruling] { $text } Why: { $reason }
clause-other =
    { $kind ->
        [public] [publicly known] { $text }
       *[reconstructed] [reconstructed] { $text }
    }
rules-no-tests = Tests were not looked for: an installed package has none (name their folder with --tests).
rules-checked =
    { $game }: { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $gaps ->
        [0] nothing missing.
       *[other] missing: { $gaps }.
    }
gap-code = { $game }: no code cites { $rule }.
gap-test = { $game }: no test's name carries { $where } ({ $rule }).
gap-text = { $game }: { $where }.
gap-unknown = { $game }: { $where } cites { $rule }, which is no rule.

## Content

content-good = { $game }: the content is good, its hash is { $hash }.
content-folder = { "  " }Folder: { $folder }
content-pack = { "  " }Content pack: { $title }
content-file = { "  " }{ $file }: entries { $entries } ({ $origins })
content-known = { "    " }of reconstructed entries { $origin }: { $known }
content-total = { "  " }Components on the table: { $count }
origin-rulebook = from the rulebook
origin-public = publicly known
origin-reconstructed = reconstructed

## Records

replay-undone =
    { $count ->
        [one] { $count } move was taken back and isn't told here.
       *[other] { $count } moves were taken back and aren't told here.
    }
verify-bad = { $file } does not hold: { $detail }.
verify-steps = Every step was possible: { $value }.
verify-final = The last position is the one named: { $value }.
verify-scores = The scores are those named: { $value }.
verify-open = The game is not over: there is no last position to compare.
verify-commitment = What must have been shown before the deal: { $value }. Compare, or add --commitment.
verify-committed = The secret is the one committed to before the deal: { $value }.
verify-named = The secret is the one that the record says was committed to: { $value }. Compare that with what was shown before the deal.
verify-many = Records that hold: { $good }. Records that don't: { $bad }.

## Simulation

progress-games = Games
progress-conformance = Conformance
not-repeatable = A bot thinks by the clock, so these results can't be repeated exactly.
worker-lost = A process that played games has ended unexpectedly (code { $code }): too little memory, perhaps. Fewer --jobs may help.
interrupted = Interrupted: { $games } of { $planned } games are done, and these are their results.
simulation-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }. Bots move on by one seat from game to game. In brackets: 95% intervals.
simulation-speed =
    { $jobs ->
        [one] { $rate } games a second with { $jobs } process.
       *[other] { $rate } games a second with { $jobs } processes.
    }
simulation-bots = Bots
simulation-bot = { $number }. { $name }
simulation-seats = Seats
simulation-seat = Seat { $number }
simulation-moves = Moves a game
simulation-tied = Several with the highest score
simulation-shared = Shared wins
simulation-points = A player's points by source, on average
wins = wins
scores = points
advantage = advantage
percentage-points = { $value } percentage points
spread = { $mean } on average, quartiles { $quartiles }, from { $least } to { $greatest }
records-written =
    { $count ->
        [one] { $count } record is in { $file }.
       *[other] { $count } records are in { $file }.
    }

## Tournaments

tournament-bots = A tournament takes two bots or more: name them with commas between them, such as --bots easy,medium,hard, not “{ $bots }”.
tournament-twice = { $name } is named twice in --bots: name each bot once.
tournament-games = --games is a multiple of { $seats }, since each deal is played once from every seat, not { $value }.
tournament-anchor = --anchor is one of the bots and its rating, such as { $example }, not “{ $value }”.
tournament-out = --out ends in .json, for all games, or in .csv, for the table alone, not { $file }.
tournament-resume = --resume goes on with the games in a file: name it with --out FILE.json.
tournament-is-there = { $file } is there already: add --resume to go on with it, or choose another name.
bad-tournament = { $file } isn't a tournament as “tournament --out” writes it: { $detail }.
tournament-other =
    { $file } was played with { $what ->
        [game] the game { $found }; here it is { $here }
        [version] version { $found } of the rules; here is version { $here }
        [content] content { $found }; here is { $here }
        [seats] { $found } seats; here they are { $here }
        [seed] seed { $found }; here it is { $here }
       *[options] the options { $found }; here they are { $here }
    }. Ask for the same, or choose another file.
tournament-changed = { $file } can't be resumed: { $bots } play otherwise now than they did in it. Choose another file to begin anew.
tournament-interrupted =
    Not all is played: { $games } of { $planned } games are done. { $kept ->
        [yes] They are in { $file }; the same command with --resume goes on from there.
       *[no] With --out FILE.json they would have been kept, to go on from with --resume.
    }
release-usual = --release is for levels, each once, with the usual options and content: leave out --option, --content and a second budget of a level.
bad-ratings = { $file } holds no ratings as “tournament --release” writes them: { $detail }.
tournament-title =
    { $game } for { $seats }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }. All play the same deals, each once from every seat.
tournament-bot = Bot
tournament-rating = Rating
tournament-interval = 95% interval
tournament-games-played = Games
tournament-wins = Wins
tournament-about = { $anchor } has { $rating }; 400 points more win ten times as often. On the right: the wins, in per cent, of those games that this bot or the other won.

## Calibration and balance

no-calibration = { $game } has no calibration: it is for games with reconstructed components that are tuned by play, such as { $known }.
bad-calibration = { $file } isn't a calibration as “calibrate --out” writes it: { $detail }.
calibration-foreign = { $file } is a calibration of { $game }, not of { $here }.
calibration-other =
    { $file } was played with { $what ->
        [version] version { $found } of the rules; here is version { $here }.
       *[content] content { $found }; here is { $here }. Name the folder of that content with --content, or calibrate anew.
    }
calibration-part = { $file } is not complete: let “calibrate --out” go on with it first.
calibration-interrupted =
    Interrupted: { $games } of { $planned } games are done. { $kept ->
        [yes] They are kept; the same command goes on from there.
       *[no] With --out they would have been kept.
    }
calibration-title = { $game }, content { $content }, seed { $seed }
calibration-settings =
    Games alone: { $games } of each kind, over the same seeds; at tables: { $tables } each. Strong bots make { $simulations } simulations a decision alone, { $others } at tables. Played in { $minutes } minutes.
calibration-cpu = A game of a strong bot alone takes { $seconds } s of CPU here.
verdict-line = What
verdict-required = Asked for
verdict-value = Measured
verdict-interval = 95% interval
verdict-games = Games
verdict-result = Result
verdict =
    { $passes ->
        [yes] passes
       *[no] FAILS
    }
verdict-exempt = exempt, as games can begin there: { $places }
verdict-total =
    { $failed ->
        [0] All { $lines } lines pass.
        [one] { $failed } of { $lines } lines fails.
       *[other] { $failed } of { $lines } lines fail.
    }
balance-title = { $game }: the balance in figures
balance-about = Bots played { $games } games alone of each kind of player, side and ability, all over the same seeds, and { $tables } games of each number of players. Strong bots made { $simulations } simulations a decision alone and { $others } at tables. Seed { $seed }, content { $content }; it took { $minutes } min.
balance-about-uneven = Bots played { $sum } games: { $games } alone and { $tables } at tables where wins are compared, fewer elsewhere. Strong bots made { $simulations } simulations a decision alone and { $others } at tables. Seed { $seed }, content { $content }; it took { $minutes } min.
balance-table = The calibration table
balance-reading = A line passes on its measured value; the interval tells how sure that is. Medians have an interval of ranks, shares that of Wilson, differences one of pairs drawn anew.
balance-reading-places = A cell is used when a tile is placed there; cells that a ship's own connectors enter are exempt from the upper bound, since every game begins on one of them.
balance-plots = Plots
balance-written = The report is in { $file }.
player-kind =
    { $kind ->
        [random] Random
        [greedy] Greedy
       *[strong] Strong
    }
plot-scores = Scores by kind of player, alone
plot-sources = Where { $unit } come from
plot-sides = Sides compared, strong player alone
plot-abilities = What an ability adds, strong player alone
plot-places = How often cells are used: { $board }
plot-events = Alone: { $event }
plot-events-tables = Each player: { $event }
plot-seats = Wins by seat, strong players
plot-wins = Wins, strong players
axis-points = { $unit }
axis-points-mean = { $unit } of a player, on average
axis-gain = { $unit } added to the median
axis-events = { $event } in a game
axis-events-tables = { $event } by each player in a game, on average
axis-wins = share of games won
heap-middle =
    { $kind ->
        [median] median { $value }
       *[mean] mean { $value }
    }
heap-ends = from { $least } to { $most }
seat-of-table = { $seats } players, seat { $seat }
table-of =
    { $seats ->
        [1] Alone
       *[other] { $seats } players
    }
place-opened = opens { $share }
scale-openings = a connector of the ship; “opens”: games that begin there
caption-scores = The same height is the same share of games. White: the median. Yellow: what the table asks for.
caption-sources =
    { $players ->
        [strong] All are strong players. What costs points is not shown.
       *[others] All but the first two rows are strong players.
    }
caption-sides = White: the median with its 95% interval. The box holds half of the games, the line nine of ten.
caption-abilities = The median with an ability less the median without, over the same seeds, with its 95% interval. Yellow: what the table asks for.
caption-places = The share of a strong player's games in which a tile is placed on a cell, and what is printed there; warm colours: more than half of them. A white edge: outside of what the table asks for.
caption-events = The same height is the same share of games. White: the mean. Yellow: what the table asks for.
caption-events-tables = The mean with its 95% interval. Yellow: what the table asks for.
caption-values = What was measured with its 95% interval; red: outside of what the table asks for, the edges of the band.
caption-seats = Seat 1 has the first turn. Yellow: 5 percentage points around an even share.

## Speed

build-compiled = compiled
build-uncompiled = not compiled
bench-title = { $game }, { $seats } seats, { $build }
bench-loop = { "  " }Random play in the engine's loop: { $rate } moves/s
bench-python = { "  " }Random play driven from Python: { $rate } moves/s
bench-shown = { "  " }A move with all views as JSON: { $p50 } ms (median), { $p95 } ms (95th percentile)
bench-search = { "  " }Search: { $rate } simulations/s

## Conformance

conformance-interrupted = Interrupted: { $game } was checked in { $done } games so far.

## Server

bad-address = { $name } is an address such as https://games.example.org or http://192.168.1.5:8080, without a path, not “{ $value }”.
bad-proxy = --trusted-proxy is an address such as 10.0.0.5 or a network such as 10.0.0.0/8, not “{ $value }”.
bad-days = { $name } is a number of days above 0, at most { $most }, not { $value }.
bad-data-folder = The folder { $folder } for the data can't be made: { $reason }. Name another file with --database.
serve-extra = The server's packages are not installed ({ $name } is missing): install kosmodrom[server].
serve-taken = { $host } port { $port } is taken by another program: stop it, choose another port with --port, or take the next free one with --next-port.
serve-bind = This machine can't listen at { $host } port { $port }: { $reason }. Choose others with --host and --port.
serve-address = Kosmodrom is ready. Open { $address }
serve-listens = It listens at { $host } port { $port }.
serve-next-port = Port { $taken } is taken by another program, so it is port { $port } this time.
serve-lan = Anybody on the same network can come in by this address; this computer's firewall has to let port { $port } in.
serve-no-lan = This machine has no address in a local network: connect it to one, or name the address with --host and --public-url.
serve-lan-host = With --lan, --host is an address of this machine in the network (or none), not { $value }.
serve-no-page = The page for playing in the browser is not built: make play builds it. Programs can play.
serve-opens = The browser opens it now.
serve-data = Everything is kept in { $place }
serve-pack = Content pack for { $game }: “{ $title }” ({ $content })
serve-thinkers =
    { $count ->
        [0] No process thinks for bots: they play simple moves at once.
        [one] { $count } process thinks for bots{ $build ->
            [compiled] , compiled.
           *[uncompiled] , not compiled: bots are far slower so.
        }
       *[other] { $count } processes think for bots{ $build ->
            [compiled] , compiled.
           *[uncompiled] , not compiled: bots are far slower so.
        }
    }
serve-stop = Ctrl+C stops it; games go on at the next start.
serve-stopped = Stopped. Everything is kept.

## What is kept

bad-database = { $detail }
backup-made = The backup is in { $file }, complete and checked; rows: { $rows }.
backup-restored = { $file } is restored; rows: { $rows }. A server can be started on the database now.
progress-tables = Tables
check-done = { $place }: tables { $tables }, lines of their logs { $entries }.
check-fault = The database: { $detail }
check-finding =
    { $kind ->
        [broken] Broken
        [changed] Begun with another release, and not over
        [foreign] Kept, but of another release
        [lacking] Played with a content pack that is not here (name its folder with --content)
       *[aside] Set aside before
    }: { $table } ({ $game }): { $detail }
check-clean = Nothing is wrong: all the data is whole, and every game of this release plays as it did.
check-not-clean = Not everything is as it should be: see above.

## Learning

no-features = { $game } doesn't say what a learning program sees of it, so no net can learn it yet.
features-either = Name either --record or --seed and --option: the position is of one game.
features-seats = The position is of a game of { $count }, not of { $asked }.
features-title = { $game } for { $seats }: { $size } features, { $hash }
features-section =
    { $section ->
        [table] What all see of the table
        [seat] What all see of each seat
       *[own] What each seat alone knows
    }
features-kind =
    { $kind ->
        [one-of] one of
        [at-least] steps reached
       *[count] counted
    }
features-seen =
    Seat { $seat } sees { $count ->
        [one] { $count } feature that is not 0
       *[other] { $count } features that are not 0
    }
bad-hidden = --hidden is a multiple of 3 from 3 to { $most }, not { $value }.
bad-rate = --rate is a number above 0 and at most 1, not { $value }.
bad-trace = --trace is a number from 0 to 1, not { $value }.
bad-net = { $file } can't be resumed: { $detail }.
net-is-there = { $file } is there already: add --resume to train that net on, or choose another name.
train-begins = { $game } for { $seats }: { $size } features, { $hidden } hidden units, seed { $seed }, from game { $games } on
train-progress = { $games } games: { $found } against { $bot }, loss { $loss }, { $rate } games/s
train-progress-alone = { $games } games: { $found } points, loss { $loss }, { $rate } games/s
train-progress-plain = { $games } games: loss { $loss }, { $rate } games/s
train-final = At the end: { $found } against { $bot }
train-final-alone = At the end: { $found } points
train-written = The net is in { $file }; { $learning } is needed to train it on (--resume).
