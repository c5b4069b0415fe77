# Names

name-open = open seat
name-gone = a player who left

# Bots

bot-parsec = Parsec
bot-quasar = Quasar
bot-neutrino = Neutrino
bot-bolide = Bolide
bot-tachyon = Tachyon
bot-albedo = Albedo
bot-perigee = Perigee
bot-comet = Comet
bot-azimuth = Azimuth
bot-sextant = Sextant
bot-lumen = Lumen
bot-syzygy = Syzygy

# What all wait for

ask-gathering = The table is gathering. The host starts the game.
ask-closed = This table was closed.
ask-aside = This game was begun under another version of the rules than this server has. It can be watched but not continued.
ask-damaged = What is stored of this game is damaged, so it can't go on. Other games are not affected. Tell whoever runs this server: a backup may still have the game.
ask-lacks-pack = This table plays with the content pack “{ $pack }”, which this server does not have at the moment. Nothing is lost: all goes on as soon as the pack is back.
ask-paused = The game is paused. Anyone at the table can resume it.
ask-resigned-you = You resigned; the game is over.
ask-resigned-one = { $name } resigned; the game is over.
ask-resigned-others = All others resigned; the game is over.
ask-resigned-all = All but one resigned; the game is over.
ask-deserted = Nobody is left at the table. The game waits until one of the players is back.

# The log

line-created =
    { $who ->
        [you] You set up
       *[other] { $name } set up
    } the table.
line-sat =
    { $who ->
        [you] You took
       *[other] { $name } took
    } seat { $number }.
line-left =
    { $who ->
        [you] You left
       *[other] { $name } left
    }.
line-removed =
    The host removed { $who ->
        [you] you
       *[other] { $name }
    }.
line-configured =
    { $who ->
        [you] You changed
       *[other] { $name } changed
    } the settings.
line-host =
    { $who ->
        [you] You are
       *[other] { $name } is
    } the host now.
line-started = The game begins.
line-undone =
    { $who ->
        [you] You took
       *[other] { $name } took
    } back { $number ->
    [one] a move
   *[other] { $number } moves
}.
line-proposed-undo =
    { $who ->
        [you] You ask
       *[other] { $name } asks
    } to take back { $number ->
    [one] a move
   *[other] { $number } moves
}.
line-proposed-pause =
    { $who ->
        [you] You ask
       *[other] { $name } asks
    } for a pause.
line-proposed-close =
    { $who ->
        [you] You ask
       *[other] { $name } asks
    } to close the game.
line-agreed =
    { $who ->
        [you] You agree
       *[other] { $name } agrees
    }.
line-declined =
    { $who ->
        [you] You don't
       *[other] { $name } doesn't
    } agree.
line-paused = The game is paused.
line-resumed =
    { $who ->
        [you] You resumed
       *[other] { $name } resumed
    } the game.
line-resigned =
    { $who ->
        [you] You resigned
       *[other] { $name } resigned
    }.
line-stood-in-clock =
    { $who ->
        [you] Your time is up: a bot takes your seat until you are back
       *[other] Time is up for { $name }: a bot takes the seat until they are back
    }.
line-stood-in-away =
    { $who ->
        [you] You are away: a bot takes your seat for now
       *[other] { $name } is away: a bot takes the seat for now
    }.
line-stood-in-gone =
    { $who ->
        [you] You
       *[other] { $name }
    } won't be back: a bot plays on.
line-stood-in-host =
    { $who ->
        [you] You are away: a bot takes your seat at the host's request, until you are back
       *[other] { $name } is away: a bot takes the seat at the host's request, until they are back
    }.
line-seat-lost =
    { $who ->
        [you] You have not come back: your seat is given away by a link
       *[other] { $name } has not come back: the seat is given away by a link
    }.
line-reseated =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } over seat { $number }.
line-came-back =
    { $who ->
        [you] You are
       *[other] { $name } is
    } back.
line-advised =
    { $who ->
        [you] You asked
       *[other] { $name } asked
    } for a hint: this game won't be listed among the best results.
line-muted =
    The host muted { $who ->
        [you] you
       *[other] { $name }
    }.
line-unmuted =
    { $who ->
        [you] You may
       *[other] { $name } may
    } write again.
line-closed-host = The host closed the table.
line-closed-agreed = All agreed: the game is closed.
line-closed-expired = Nobody came for a long time: the table was closed.
line-rematched = There is a table for a rematch.

# Refusals

refused-no-seat = You have no seat at this table. Take an open one before the game starts.
refused-host-only = Only the host of the table can do that.
refused-already-started = The game has started; that can only be changed before the start.
refused-not-started = The game hasn't started yet. The host starts it when all seats are taken.
refused-closed = This table is closed. Open a new one.
refused-aside = This game was begun under another version of the rules than this server has: it can be watched but not continued.
refused-damaged = What is stored of this game is damaged, so it can't go on. Tell whoever runs this server: a backup may still have the game.
refused-lacks-pack = This table plays with the content pack “{ $pack }”, which this server does not have at the moment. All goes on as soon as the pack is back.
refused-resigned = You resigned; a bot has taken over your seat.
refused-paused = The game is paused. Resume it to make a move.
refused-stood-in = A bot stands in for you. Take your seat back first.
refused-no-such-bot = There is no bot “{ $level }”. There are random, beginner, easy, medium, hard and expert.
refused-no-such-seat = This table has no seat { $seat }.
refused-removed = The host removed you from this table. Find another one or open your own.
refused-seated-already = You have a seat at this table already.
refused-seat-taken = Seat { $seat } is taken. Choose an open one.
refused-seat-open = Seat { $seat } is open already.
refused-table-full = All seats of this table are taken. Ask the host for one more, or choose another table.
refused-remove-self = To give up your own seat, leave the table.
refused-seats-taken = { $taken } seats are taken, so there can't be only { $seats }. Open some first.
refused-wrong-seats = This game is for { $low } to { $high } players.
refused-wrong-options = { $game } has no such option or choice, or an option has no effect without another. Look at the game's list of options.
refused-hand-over-person = Another person has to sit on seat { $seat } for that.
refused-seats-open = { $open ->
    [one] One seat is
   *[other] { $open } seats are
} still open. Wait for players or fill up with bots.
refused-deal-fixed = The daily deal is the same for everybody: nothing about it can be changed.
refused-stale = Things have changed while you were deciding. Look at the board and choose again.
refused-moves-after-chance = After something is drawn or revealed you decide anew: send the moves up to there.
refused-proposal-open = Something else is being voted on. Answer that first.
refused-no-proposal = Nothing is being voted on.
refused-voted-already = You have agreed already; the others are still thinking.
refused-nothing-to-undo = You have made no move that could be taken back now. What somebody decided who is away stays, and while people are away, so does what was drawn or shown.
refused-pause-alone = You play with bots: they wait for you anyway.
refused-close-alone = Nobody else is here to agree. The host can close the game when all others have long been away.
refused-close-others = { $name } plays here too. Propose to close the game, so that all can vote; without { $name } it can be closed when they have been away for { $hours } hours.
refused-not-paused = The game isn't paused.
refused-not-stood-in = Your seat is yours already.
refused-bot-sits = A bot plays seat { $seat } already.
refused-not-away = { $name } is at the table, or was not long ago. This can be done when they have been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-muted = The host has muted you at this table.
refused-hints-off = There are no hints at this table. Among people the host allows them before the start, and the try that counts has none.
refused-not-over = That can be seen when the game is over.
refused-chat-empty = That message is empty. Write something.
refused-chat-long = A line of chat has at most { $longest } characters.
refused-chat-too-fast = You have written { $lines } lines within { $seconds } seconds. Wait a moment, then send it.
refused-chat-crowded = Much is being said at this table: { $lines } lines within { $seconds } seconds. Wait a moment, then send it.
refused-chat-repeated = You have just said that. Say something else, or wait a minute.
refused-title-long = A title has at most { $longest } characters.
refused-title-hidden = The title holds characters that can't be seen. Leave them out.
refused-note-long = Notes have at most { $longest } characters.
refused-name-length = A name has { $shortest } to { $longest } characters.
refused-name-hidden = The name holds characters that can't be seen. Leave them out.
refused-name-letters = A name needs at least one letter or digit.
