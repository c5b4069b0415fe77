### Words that every page needs.

product = Kosmodrom
close = Close
cancel = Cancel
back = Back
loading = Loading…
try-again = Try again
to-home = To the games
main-menu = Main
skip-to-content = Skip to the content
guest-names = Belka, Strelka, Zvyozdochka, Félicette, Enos, Zond, Arabella, Anita, Veterok, Ugolyok

nav-games = Games
nav-rules = Rules
nav-me = Me
nav-record = Open a record
theme-change = Theme
theme-light = Light
theme-dark = Dark
theme-system = Same as the device
language-change = По-русски
language-other = RU

level-random = random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-strength =
    One on one it beats { $rival ->
        [beginner] a beginner
        [easy] an easy bot
        [medium] a medium bot
        [hard] a hard bot
       *[expert] an expert
    } in { $wins }% of games. Rating{"\u00A0"}{ $rating }{ $margin ->
        [0] {""}
       *[other] {"\u00A0"}±{"\u00A0"}{ $margin }
    }

seat-you = you
seat-open = Open seat
seat-bot = bot, { $level }

trouble-away = The server can’t be reached. Check that it is running and that you are online, then try again.
trouble-unknown = Something went wrong. Try again; if that doesn’t help, reload the page.
trouble-title = That didn’t work
missing-title = Nothing here but space
missing-text = There is no page at this address. The link may be incomplete, or the page has moved.
undrawn-title = This game can’t be shown here
undrawn-text = The server knows the game, but this page has no board for it. If the server has just been updated, reload the page.
signed-out-title = You were signed out on this device
signed-out-text = It was done on another device, in another window, or with a newer personal link. To come back, open your personal link.
