### The pages around the game: the first page, a new table, the waiting room, invitations, oneself.

## The first page

home-hero = Where to?
home-lead = Board games about space: with friends, with bots, or around one screen. No sign-up, no space suit.
home-play-now = Play now
home-easy = “Play now” deals { $game } against easy bots. With a hint at every move, if you like.
home-newcomer = First time here?
home-newcomer-about = Learn { $game } by playing: a guided first game, a few minutes.
home-play-friends = Play with friends
home-starting = Ready for take-off…
home-to-tables = To my tables
home-shelf = The games
home-wish = What shall we play?
home-wish-players-title = Players
home-wish-minutes-title = Time
home-wish-weight-title = Rules
home-wish-any = any
home-wish-alone = alone
home-wish-minutes = up to { $minutes } min
home-wish-found = { $count ->
    [0] Nothing fits all of it.
    [one] { $count } game fits.
   *[other] { $count } games fit.
}
home-wish-clear = Show all
home-join = Got an invitation?
home-join-placeholder = Link or code
home-join-go = To the table
home-join-wrong = That is neither a link nor a code. Copy the whole link, or the twelve characters of the code.
home-claimed = You are { $name } on this device now.
home-claimed-already = You are { $name } here already.

home-players = { $isOne ->
    [1] { $least }
   *[other] { $least }–{ $most }
}
home-minutes = { $isOne ->
    [1] { $least } min
   *[other] { $least }–{ $most } min
}
home-fact-players = Players:
home-fact-minutes = Takes:
home-weight = Rules: { $words }
home-weight-1 = learnt at once
home-weight-2 = light
home-weight-3 = middling
home-weight-4 = rich
home-weight-5 = for old hands
home-play = Play
home-play-bots = Play against bots
home-with-friends = With friends
home-at-device = On one screen
home-learn = Guided first game
home-rules = Rules
home-solo = Alone, daily deal
home-set-up = Set up

home-my-tables = My tables
home-no-tables = No table is waiting for you yet. Start a game: it stays here until you finish it.
home-finished = Played
home-finished-all = All games played
home-waiting = Waiting for players
home-under-way = Games to watch
home-nobody-waits = Nobody is waiting just now. Open a table of your own and tick “listed for everybody”.
home-sit = Sit down
home-alone = you alone so far
home-by-oneself = alone
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
home-gathering = gathering: { $taken } of { $seats }
home-your-turn = Your turn
home-their-turn = { $count ->
    [one] { $names } to move
   *[other] to move: { $names }
}
home-playing = under way
home-over = played
home-closed = closed
home-aside = set aside
home-continue = Back to the table
home-more-turns = { $count ->
    [one] and one more table waits for you
   *[other] and { $count } more tables wait for you
}
home-close-table = Put this game away
home-close-sure = Really?

## Before the start

home-new = A new table
home-no-game-title = We don’t have this game
home-no-game = There is no such game on this server. Choose one from the shelf.
home-crew = Co-pilot, Navigator, Flight engineer, Doctor, Ship’s cat, Stowaway
home-seat-me = You
home-seat-bot = Bot
home-seat-friend = Friend by link
home-seat-device = At this device
home-seat-kind = Who takes seat { $seat }
home-seat-level = Strength of the bot on seat { $seat }
home-seat-name = Name on seat { $seat }
home-seat-name-placeholder = Name
home-seat-friend-about = The link comes in the next step.
home-seat-remove = Take seat { $seat } away
home-seat-add = One more seat
home-options = Special rules
home-options-usual = As usual
home-pack = Components
home-pack-usual = The usual ones
home-pack-usual-about = The components that Kosmodrom comes with.
home-pack-about = A content pack of this server ({ $content }). Entries read off a box or known from several sources: { $public }, stated in the rulebook: { $rulebook }, reconstructed: { $reconstructed }.
home-more-settings = More settings
home-settings = Settings of the table
home-save = Save
home-go = Let’s go!
home-go-invite = Invite friends
home-new-starts = Everybody is here. We take off at once.
home-new-invites = Next you get a link and a QR code for your friends. You start when they are here.
home-my-name = Your name

home-set-title = Name of the table
home-set-title-placeholder = Friday flight
home-set-public = Listed for everybody
home-set-public-about = Anybody on this server may sit down or watch. Otherwise only those with your link.
home-set-hints = Hints against people
home-set-hints-about = Everybody may ask what the strong bot would do. Against bots alone hints are always there.
home-set-pace = Pace
home-set-minutes = Minutes
home-set-increment = Extra seconds a turn
home-set-days = Days
home-set-stand-in = Who stands in
home-set-stand-in-about = The bot that plays for somebody who is away. They can always come back.
home-pace-wait = No hurry
home-pace-away = While you’re here
home-pace-live = With a clock
home-pace-days = By correspondence
home-pace-about-wait = The table waits for everybody, however long it takes.
home-pace-about-away = A bot stands in for anybody who has been away from the page for that many minutes.
home-pace-about-live = Each player has that many minutes for the whole game, and that many seconds more for every turn.
home-pace-about-days = Each player has that many days for a decision. Good for a game alongside everything else.

## The waiting room

home-table = The crew gathers
home-you = you
home-here = at this device
home-present = on this page
home-absent = away just now
home-is-host = host
home-aboard = aboard
home-kept = seat kept from the last game, not here yet
home-kept-for-you = kept for you
home-open-about = send the link or seat a bot
home-open-waits = waiting for a player
home-seat-number = bot, seat { $seat }
home-add-bot = Bot
home-add-here = Here
home-seat-here = Seat
home-free = Free seat { $seat }
home-shrink = Remove a seat
home-hand-over = Make { $name } the host
home-hand-over-sure = Hand over?
home-remove = Remove { $name }
home-remove-sure = Remove for good?
home-agreed-public = listed for everybody
home-agreed-private = only by link
home-agreed-pack = components: { $pack }
home-agreed-hints = hints allowed
home-on-board = On board
home-on-board-count = { $taken } of { $seats }
home-on-the-way = On the way
home-fill = Fill with bots and start
home-fill-about = { $count ->
    [one] A bot takes the open seat.
   *[other] Bots take { $count } open seats.
}
home-wait-host = Waiting for { $host } to start
home-chat = While you wait
home-sit-down = Take a seat
home-leave = Leave the table
home-leave-sure = Leave?
home-close-room = Close the table
home-close-room-sure = Close for everybody?
home-seal = The fingerprint { $start }… of the table’s secret stands before the deal. This browser remembers it and compares after the game.

home-invite = Invite friends
home-invite-link = Link to the table
home-code = Code of the table
home-copy = Copy the link
home-copied = Copied
home-copy-by-hand = The browser won’t let us copy. The link is selected: press Ctrl+C, or hold it with a finger.
home-share = Share
home-share-title = Let’s play { $game }
home-qr = QR code of the link: point a phone’s camera at it
home-loopback = This link works on this computer only: other devices can’t reach it. To let in phones on your network, stop the server and start it with
home-withdraw = Withdraw the link
home-withdraw-sure = Nobody gets in by it any more. Withdraw?
home-no-link = There is no open link to this table.
home-make-link = Make a link

## An invitation

home-boarding-pass = Boarding pass
home-invited = { $host } invites you.
home-somebody = Somebody
home-open-seats = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
home-before = Played here before?
home-before-link = Open your personal link on this device: it brings your name, your seats and your games along. You made it on the page “Me” of the device you played on.
home-before-paste = Paste your personal link
home-before-host = Without one, ask the host of the table for a link to your seat: they press your name in the list of players.
home-seat = A seat in a game
home-seat-about = This game has begun. { $name } isn’t back, and by this link you take over the seat, with everything that belongs to it. Everybody at the table is told.
home-seat-take = Take this seat
home-stale-title = This link opens nothing
home-stale = It may be incomplete, or the host has withdrawn it. Ask for a new one, or open a table of your own.
home-look-again = Look again
home-watch = Watch
home-own-table = A table of my own
home-obstacle-title-full = All seats are taken
home-obstacle-full = Ask { $host } for one more seat, then look again.
home-obstacle-title-playing = They are in flight already
home-obstacle-playing = This game has begun. Ask { $host } to keep a seat for you in the next one.
home-obstacle-title-over = This game has been played
home-obstacle-over = This link belongs to a game that is over. Ask { $host } for a new one.
home-obstacle-title-closed = The table is closed
home-obstacle-closed = { $host } has closed it, or nobody came for a long time. Open one of your own.
home-obstacle-title-aside = The game is set aside

## Oneself

home-name-title = Your name
home-name-about = 2 to 24 characters. Everybody at your tables sees it.
home-name-saved = Nice to meet you, { $name }.
home-preferences = How you like it
home-key = Personal link
home-key-about = There are no passwords here: this device knows you. To play under your name on another one too, or in case you lose this one, make a link and keep it.
home-switch = Be { $name } on this device?
home-switch-whose = This is the personal link of { $name }. With it you play here as { $name }.
home-switch-warning = Whoever made the link plays as { $name } too, and sees everything you see as { $name }, your cards as well. Go on only if you made it yourself.
home-switch-about = Then this device forgets { $name }. Nothing changes until you say so.
home-switch-games = Then this device forgets { $name } with { $count ->
    [one] { $count } game
   *[other] { $count } games
}. With a personal link you can come back; nothing changes until you say so.
home-switch-keep = First make a personal link for { $name }
home-switch-go = Be { $name } here
home-switch-stay = Stay { $name }
home-switch-not = Not now
home-key-make = Make a personal link
home-key-came = { $count ->
    [one] By the former link this device was signed in: { $names }. Shall it stay signed in?
   *[other] By the former link these devices were signed in: { $names }. Shall they stay signed in?
}
home-key-keep = New link, they stay
home-key-end = New link, sign them out
home-key-warning = It is a key: whoever has it plays as you. The previous one stops working, and this one is shown only now.
home-result-won = won with { $points } { $points ->
    [one] point
   *[other] points
}
home-result-lost = lost with { $points } { $points ->
    [one] point
   *[other] points
}
home-result-place = place { $place }, { $points } { $points ->
    [one] point
   *[other] points
}
home-result-winners = won by { $names }
home-nothing-played = Nothing played yet. The first game takes less time than you think.
home-show-more = Show more
home-devices = Devices
home-devices-about = These devices know you. Whoever sits at one of them plays as you.
home-device-unknown = Unknown browser
home-device-this = this device
home-device-when = Signed in { $created }, last used { $used }
home-device-out = Sign out
home-device-sure = Sign out there?
home-device-gone = Signed out: { $name }.
home-everywhere-about = Lost a device, or sent the link to the wrong person? Signing out everywhere leaves only this device signed in. The personal link stops working too: make a new one afterwards.
home-everywhere-tokens = Let my programs’ keys end too
home-everywhere = Sign out everywhere else
home-everywhere-alone = End the personal link
home-everywhere-sure = Really end all but this device?
home-everywhere-gone = Only this device knows you now.
home-blocked = Blocked
home-blocked-about = You don’t see their messages, and you don’t meet at a table.
home-unblock = Unblock
home-unblocked = { $name } is no longer blocked.
home-goodbye = Goodbye
home-sign-out = Sign out here
home-sign-out-about = This device forgets you. Without a personal link there is no way back: make one first.
home-sign-out-sure = Forget me here?
home-signed-out = This device doesn’t know you any more.
home-forget = Delete all my data
home-forget-about = Your name, notes and links are deleted from the server, and what you wrote in chats. Bots play your games on. This can’t be undone.
home-forget-sure = Delete for good?
home-forgotten = Everything about you is deleted.
