### The game screen: everything around the board.

screen-title = { $title } — Kosmodrom
screen-title-turn = ● Your turn — { $title }
screen-table = The table
screen-home = To the games
screen-menu = Menu
screen-people = At the table
screen-you = You
screen-log = Log
screen-log-chat = Log and chat
screen-log-unread = Log and chat, new messages: { $unread }
screen-log-older = Show earlier lines
screen-log-since = Since your turn
screen-spectator = Spectator
screen-rule = Rule { $rule }, opens in a new tab
screen-tools = Actions

## The prompt

screen-your-turn = Your turn
screen-turn = turn
screen-bot-thinks = The bot is thinking. Getting warm, but thinking.
screen-tea = { $name } is having tea. Wait?
screen-to-result = To the result
screen-to-board = To the board

## People

screen-here = at the table
screen-away = away
screen-host = { $state }, host
screen-resigned = resigned, a bot plays on
screen-resigned-over = resigned
screen-stood-in = a bot plays meanwhile
screen-seat-actions = What to do about { $name }
screen-mute = Mute
screen-unmute = Unmute
screen-hand-over = Make the host
screen-block = Block
screen-block-about = You won’t see this person’s messages, and the two of you won’t meet at a table again. Your page “Me” can take it back.
screen-blocked = { $name } won’t bother you any more.
screen-seat-bot = Let a bot play for now
screen-seat-bot-about = From three minutes away on. Whoever opens the table again has the seat again.
screen-seat-link = A link to this seat
screen-seat-link-about = If { $name } has changed browser or phone and isn’t recognised any more. From ten minutes away on; works once, and everybody at the table is told.
screen-seat-link-made = Send it to { $name } alone: whoever opens it may take this seat. It works once, as long as { $name } isn’t back.
screen-seat-link-withdraw = Withdraw the link
screen-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
screen-watch-link = A link for watching
screen-watch-about = Whoever opens it sees the game as a spectator: nobody’s hidden cards, and no chat of a private table. Everybody at the table sees that somebody is watching.
screen-lost-title = Your seat has been passed on
screen-lost-seat = You were away for long, and by a link of the host’s the seat went to somebody else: { $name } plays it now. You can watch. If that is a mistake, ask the host for a link back to the seat.
screen-clock = Time left
screen-clock-short = You have half a minute left.
screen-until = until { $day }

## Contact

screen-contact-open = Connected
screen-contact-connecting = Connecting…
screen-contact-lost = { $waiting ->
    [0] Connection lost. Reconnecting.
   *[other] Connection lost. Your move is safe, reconnecting.
}
screen-contact-waiting = { $waiting ->
    [one] Waiting for the server’s answer
   *[other] Waiting for { $waiting } answers from the server
}
screen-server-away = The server doesn’t answer yet. Trying again…

## Actions

screen-undo = Take the move back
screen-undo-ask = Ask to take the move back
screen-undo-short = Back
screen-undo-none = Nothing to take back now: since your move somebody has moved, or something new was revealed.
screen-hint = Hint: what a strong bot would do
screen-hint-short = Hint
screen-hint-thinks = The bot is thinking about a hint…
screen-hint-none = Hints are for your turn: always against bots, with people only if the host allows them.
screen-hint-says = Advice: “{ $words }”.
screen-hint-share = Chance of winning: { $share }%.
screen-hint-why = Why:
screen-hint-play = Play that
screen-moves = Moves in words
screen-moves-short = Moves
screen-moves-about = Everything you may do, as a list: a whole game can be played with it, without the board.
screen-moves-none = There is nothing for you to do just now.
screen-move-final = can’t be taken back
screen-recap = What happened since your turn
screen-recap-short = Replay
screen-recap-at = { $at } of { $of }
screen-recap-back = One move back
screen-recap-on = One move on
screen-recap-stop = Stop
screen-recap-go = Go on
screen-catching-up = { $count ->
    [one] Showing, { $count } move to go
   *[other] Showing, { $count } moves to go
}
screen-skip = Skip
screen-missed = { $count ->
    [one] Since your turn: { $count } move.
   *[other] Since your turn: { $count } moves.
}
screen-missed-show = Show

## Why not

screen-why-title = Why not?
screen-why-close = I see
screen-why-can = It can be done now: the board is just catching up.
screen-why-lost = Connection lost. The answer comes as soon as we are back.

## Asking once more

screen-confirm-title = Play that?
screen-confirm-final = You can’t take this move back by yourself.
screen-confirm-move = Press once more to play it.
screen-resign = Resign
screen-resign-title = Resign?
screen-resign-people = A bot takes over your seat, so that the others have a game. You can’t come back.
screen-resign-bots = That ends the game.
screen-close = Close the table
screen-close-title = Close the table for everybody?
screen-close-text = The game ends without a result and can’t be continued.
screen-close-ask = Ask to close the game
screen-close-ask-title = Ask to close the game?
screen-close-ask-text = If all agree, it ends without a result and can’t be continued. Then its players can see its record.

## Votes and pauses

screen-vote-undo = { $count ->
    [one] { $name } asks to take back { $count } move.
   *[other] { $name } asks to take back { $count } moves.
}
screen-vote-pause = { $name } asks for a pause.
screen-vote-close = { $name } asks to close the game, without a result.
screen-vote-waits = Waiting to see whether the others agree.
screen-vote-withdraw = Never mind
screen-vote-yes = Agree
screen-vote-no = Decline
screen-pause = Ask for a pause
screen-paused = A break. Anybody at the table can resume.
screen-resume = Resume
screen-stood-in-you = A bot plays for you just now.
screen-come-back = Take your seat back

## Chat and notes

screen-chat-say = Message to the table…
screen-chat-send = Send
screen-chat-muted = The host has muted you.
screen-chat-spectator = Only those at the table can write here.
screen-notes = Notes
screen-notes-about = Only you see them: who passed what, hopes for what, fears what.
screen-notes-kept = Saved. Nobody but you will see it.
screen-notes-keeping = Saving…

## Preferences

screen-preferences = Preferences
screen-rules = Rules of the game
screen-language = Language
screen-speed = Speed
screen-speed-about = How fast the board shows others’ moves.
screen-speed-off = At once
screen-speed-slow = Slow
screen-speed-normal = Normal
screen-speed-fast = Fast
screen-confirm = Ask once more
screen-confirm-about = Which moves need a second press, on a button.
screen-confirm-some = If it’s final
screen-confirm-all = Always
screen-confirm-none = Never
screen-sound = Sound
screen-notify = Tell me when it’s my turn
screen-notify-granted = A notification comes when the tab is out of sight.
screen-notify-denied = The browser has forbidden them. Allow notifications for this site in the browser’s settings.
screen-notify-missing = This browser can’t show notifications.
screen-notify-insecure = Browsers allow notifications only over https or on the same computer. The tab’s title and icon will tell you.
screen-keys = Shortcuts
screen-keys-about = Letters as commands while you aren’t writing.

## Keys

screen-shortcuts = Keys and shortcuts
screen-shortcuts-about = While you write a message or a note, letters stay letters.
screen-key-arrows = Arrows
screen-key-space = Space
screen-do-arrows = move among cards and piles
screen-do-press = choose, once more to play
screen-do-undo = take a move back, or ask for it
screen-do-hint = ask for a hint
screen-do-moves = open the list of moves in words
screen-do-log = go to the log
screen-do-chat = write to the table
screen-do-recap = see again what happened since your turn
screen-do-notes = open the notes
screen-do-skip = skip what is being shown
screen-do-shortcuts = open this list

## Leaving

screen-leave = To other tables
screen-leave-about = Your seat stays yours: the game waits in the list of your tables.

## One device for all

screen-curtain = Hand the device to { $name }
screen-curtain-about = No peeking, everybody else!
screen-curtain-take = I am { $name }
screen-curtain-former = Give it back to { $name }

## When there is no table to see

screen-gone-title = No such table in sight
screen-gone-text = It doesn’t exist, or this device isn’t known at it. Ask its host for an invitation.
screen-closed-title = The table is closed
screen-closed-text = The game was ended early and can’t be continued. A new one can be started, though.
screen-closed-replay = Look at the game
screen-aside-title = This game can’t go on now
screen-old-title = Kosmodrom has been updated
screen-old-text = This page is from the previous version. Reload it: the game stays where it is.
screen-reload = Reload
screen-turned-title = The server won’t let us in
screen-turned-many = The server answers, but no lasting connection opens: there are too many tabs, or the network doesn’t let it through. Close some tabs and try again.
screen-turned-foreign = The page was opened at an address the server doesn’t know. Use the one it names when it starts.
