### Rules and the lesson.

## Rules

learn-rules = Rules
learn-rules-of = { $game }: rules
learn-read = Read the rules
learn-first-game = Guided first game
learn-further = Guided game: { $subject }
learn-by-playing = Learn by playing
learn-all-games = All games
learn-print = Print
learn-contents = Contents
learn-short = In short
learn-aim = How you win
learn-glossary = Glossary
learn-printed = In print:
learn-search = Search the rules
learn-search-hint = A question or a word
learn-found =
    { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
learn-none = The rules don’t mention that. Try another word, or the number of a rule.
learn-clear = Show all
learn-legend = marks what the printed rules don’t say and we have decided, with the reason.
learn-kind-decided = our ruling
learn-kind-public = from public sources
learn-kind-reconstructed = reconstructed
learn-reason = Why:
learn-refusal = When such a move is refused, the table says:
learn-common = At every table
learn-common-text = These rules are the same in all games of Kosmodrom.
learn-copy-link = Copy a link to rule { $rule }
learn-link-copied = The link to rule { $rule } is copied.
learn-link-failed = The browser won’t let us copy. Press the number of rule { $rule }, and its link is in the address bar.
learn-no-game-title = There is no such game here
learn-no-game-text = Check the address, or choose one of the games there are.

## The lesson

learn-lesson-of = { $game }: lesson
learn-coach = Coach
learn-board = Board
learn-progress = Step { $step } of { $steps }
learn-show = Show me
learn-skip = Do it for me
learn-next = Next
learn-hold = Wait
learn-back = Back
learn-restart = Start over
learn-moves = Moves in words
learn-not-now = That can’t be played now. Read what the coach suggests, or press “Show me”.
learn-play-now = Play against easy bots
learn-over = The lesson is over
learn-learnt = You have learnt:
learn-no-lesson-title = No lesson yet
learn-no-lesson-text = This game has no lesson yet, but its rules are here, with a search.
