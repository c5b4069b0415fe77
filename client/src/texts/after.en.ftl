### After the game: result, chart, check of the shuffle, replay, records.

## The result

after-title = The result
after-places = Places
after-place = Place { $place }:
after-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
after-resigned = resigned
after-stood-in = finished by a bot
after-breakdown = What the points are made of
after-total = Total
after-tie = Tie-break
after-you-won = You won!
after-you-lost = Not won this time
after-lost = { $name }: not won this time
after-you-behind =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, { $gap } { $gap ->
        [one] point
       *[other] points
    } behind
after-you-level =
    { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, level on points
after-you-lead =
    { $gap } ahead of { $name }.
after-you-lead-level = Level on points with { $name }: the tie-break decided.
after-winner-points =
    { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }, you have { $own }.
after-winners-points =
    { $names } share the win with { $points } { $points ->
        [one] point
       *[other] points
    } each, you have { $own }.
after-against-winner = Against the winner:
after-against-next = Against the next best:
after-won = { $name } wins!
after-shared = { $names } share the win!
after-nobody = The game ended early
after-nobody-text = Space isn’t going anywhere: another flight, another day.
after-cheer-0 =
    { $points } { $points ->
        [one] point
       *[other] points
    } and a soft landing!
after-cheer-1 =
    { $points } { $points ->
        [one] point
       *[other] points
    }: the instruments agree, that’s a win.
after-cheer-2 =
    { $points } { $points ->
        [one] point
       *[other] points
    } in orbit, and the spaceport salutes.
after-cheer-3 =
    { $points } { $points ->
        [one] point
       *[other] points
    } and not one stage lost!
after-cheer-4 =
    { $points } { $points ->
        [one] point
       *[other] points
    }: one for the logbook, in large letters.
after-cheer-early = Arrived ahead of schedule, and the win counts.
after-cheer-bot =
    { $points } { $points ->
        [one] point
       *[other] points
    }. Got warm, but got there.

## Where to next

after-actions = Where to next
after-again = Once more
after-rematch = Rematch
after-rematch-join = Join the rematch
after-rematch-waiting = A table for the rematch is there, and your seat is kept.
after-replay = Watch the game
after-share = Share
after-share-text = { $game } on Kosmodrom: { $scores }.
after-share-copied = The result is copied, ready for a message.
after-download = Download the record
after-saved = The record is saved: { $file }
after-new = New game
after-copy = Copy “{ $what }”
after-copied = Copied.
after-not-copied = The browser won’t let us copy. Select the text and copy it yourself.

## The chart

after-chart-title = Points by move
after-chart-label = Each player’s points by move. The same figures are in the table under the chart.
after-chart-at = Move { $step } of { $steps }
after-chart-slider = The move that the chart looks at
after-chart-round = Round { $round }
after-chart-moves =
    { $steps } { $steps ->
        [one] move
       *[other] moves
    }
after-chart-table = As a table
after-chart-move = Move

## The check of the shuffle

after-fair-good = The check holds
after-fair-plain = The record holds
after-fair-bad = The check failed
after-fair-text = Before the deal the table showed a fingerprint of its secret, and after the game the secret itself. Each secret has a fingerprint of its own, so it could not be swapped on the way.
after-fair-other-text = What the server shows now is not what this browser saw and sent before the deal. Don’t trust this deal.
after-fair-plain-text = All moves were played again and led to the same result. The record has no fingerprint of the deck, so nothing can be said about the shuffle.
after-fair-bad-text = Played again, the game was not what the record says. The record may have been changed.
after-fair-seen = The fingerprint is the one this browser saw before the deal
after-fair-other = Before the deal this browser saw another fingerprint
after-fair-unseen = This browser didn’t see the fingerprint before the deal. Ask somebody who did whether it is the same
after-fair-named = The record names this fingerprint. Compare it with the one shown before the deal
after-fair-secret = The server says the secret matches the fingerprint. Without https your browser can’t check it
after-fair-browser = The secret matches the fingerprint: your browser checked it
after-fair-browser-no = Your browser checked: the secret doesn’t match the fingerprint
after-fair-own = Your number is mixed into the deal
after-fair-own-no = Your number is missing from the deal
after-fair-last = Your number came last, when the secret was already fixed: neither the server nor anybody else could choose the deal.
after-fair-limit = One thing this doesn’t show: together with whoever mixed in the last number, usually the host at the start, a server could have tried several deals and chosen one.
after-fair-alone = No player mixed a number into this deal. That the server drew it blindly has to be taken on trust.
after-fair-replayed = The server played the game again, with the same result
after-fair-unfinished = All moves are possible, but the record stops before the end
after-fair-figures = Fingerprint and secret
after-fair-label-commitment = Fingerprint, SHA-256
after-fair-label-secret = The table’s secret
after-fair-label-nonces = The players’ numbers
after-fair-home = You can check it without us: download the record and run this command on your own computer.
after-fair-pack = It was played with the content pack “{ $pack }”: name the folder where you keep it.
after-fair-folder = FOLDER
after-fair-label-command = Command

## The replay

after-replay-title = Replay
after-replay-early = No replay yet
after-replay-quiet = All quiet at the table.
after-replay-more = and { $count } more in the log
after-to-table = To the table
after-board = Board
after-controls = Moves of the game
after-to-start = To the start
after-step-back = One move back
after-step-forward = One move forward
after-to-end = To the end
after-play = Play
after-pause = Pause
after-speed = Speed ×{ $speed }. Change
after-link = Copy a link to this moment
after-link-copied = The link to this moment is copied.
after-eyes = Through whose eyes
after-people = At the table
after-spectator = Spectator
after-log = Log
after-jump = To move { $step }
after-gone-title = No such table here
after-gone-text = The table is closed, or only those who sat at it may see it. Ask them for the record: it opens without the table.

## Records

after-record-title = Open a record
after-record-text = A recorded game can be watched move by move, through any player’s eyes, and its shuffle can be checked.
after-record-drop = Drop the file of a record here, or choose it on your device.
after-record-choose = Choose a file
after-record-kept = The server plays the record again and forgets it at once: nothing is stored here.
after-record-another = Another record
after-record-unfinished = The record stops before the end of the game.
after-detail = Details for experts
after-upload-large = The file is larger than a megabyte; records are far smaller. Choose the file you downloaded after a game.
after-upload-unreadable = The file can’t be read. Check that it is still there and choose it again.
after-upload-empty = The file is empty. Download the record once more.
after-upload-not-json = This isn’t a record of a game. Choose the .json file that is downloaded after a game.
after-upload-not-record = There is no game in this file. Choose the .json file that is downloaded after a game.
after-upload-other-game = This is a record of “{ $game }”, a game this server doesn’t have.
after-upload-other-version = The game was played by version { $played } of the rules; here it is { $here }. Open the record on a server with that version.
