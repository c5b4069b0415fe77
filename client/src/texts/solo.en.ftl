### Playing alone: the daily deal, its results, the best results.

## The page

solo-title = Alone: { $game }
solo-lead = Just you, and the results of everybody on this server.
solo-today = Deal of the day
solo-deal-of = Deal of { $day }
solo-about = Everybody gets the same deal. Your first try is the one that counts: there are no hints in it, and a move that revealed something new can’t be taken back. Then practise as often as you like.
solo-begin = Begin my try
solo-continue = Go on with my try
solo-practise = Practise this deal
solo-starting = Dealing…
solo-not-begun = You have not played it yet. It can be begun until { $time }.
solo-playing = Your try is under way. It counts if it is finished by { $time }.
solo-over-unlisted = Your try is over without a result: it was given up, or not finished in time.
solo-missed = The day of this deal is over. It is open for practice.
solo-your-result = Your result: { $score }, { $rank }
solo-your-place = Place { $place } of { $count }
solo-left =
    { $hours ->
        [0] { $minutes ->
            [one] { $minutes } minute left
           *[other] { $minutes } minutes left
        }
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
solo-day-before = The day before: { $day }
solo-day-after = The day after: { $day }
solo-to-today = To today’s deal
solo-days = Other days
solo-fair = How the deal is kept fair
solo-fair-text = The deal follows from a secret number that was drawn when this day was first opened; its fingerprint has been shown since. No numbers of the players are mixed in: then everybody would get a different deal. The secret is shown on { $time }, when nobody plays the deal any more, and every game of it can be checked.
solo-fair-shown = The deal followed from this secret number, whose fingerprint was shown from the first moment. No numbers of the players were mixed in: everybody got the same deal.
solo-seal = Fingerprint
solo-secret = Secret number

## Results

solo-results = Results of the day
solo-no-results = Nobody has finished yet. Be the first!
solo-more-results = and { $count } more
solo-place = Place
solo-name = Name
solo-you = you
solo-watch = Replay of { $name }’s game
solo-replay = Replay
solo-look-later = When your own try is over you can watch how others played.

## A game of one’s own

solo-own = Another deal, all yours
solo-own-text = Choose how to play, and play for a place among the best results. A game with a hint is not listed, nor is practice.
solo-play = Play alone

## The best

solo-best = Best results
solo-everybody = Everybody here
solo-mine = My own
solo-any = any
solo-ranks = Ranks, the lowest first
solo-rank-ladder = Ranks in this deal
solo-rank-from = { $rank }: from { $least }
solo-nobody-yet = No result yet.
solo-none-of-mine = You have finished none like this yet.

## At the table and after it

solo-rated = Deal of { $day }: the try that counts
solo-practice = Deal of { $day }: practice
solo-to-results = Results of the day
solo-to-best = Best results
solo-cheer =
    { $points } { $points ->
        [one] point
       *[other] points
    }. See how others did, or do better!
solo-cheer-lost =
    { $points } { $points ->
        [one] point
       *[other] points
    }. Another try may go better.
solo-sealed = The secret is not out yet
solo-sealed-text = Others may still be playing this deal. Its secret and this game’s record are shown on { $time }: come back then to check the shuffle. No number of yours was mixed in, as everybody gets the same deal.
solo-no-game-title = This game isn’t played alone
solo-no-day-title = No deal on that day
