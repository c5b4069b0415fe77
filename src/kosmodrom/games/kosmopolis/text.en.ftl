### Kosmopolis. $colour is blue, pink, green or yellow; $value is a card's value or a modifier with its sign; $name is a player, and $who is you if that is the reader, else other.

## The game and its cards

game-title = Kosmopolis
game-tagline = Fill your city, but never beyond what the capital allows.

colour-blue = blue
colour-pink = pink
colour-green = green
colour-yellow = yellow

profession-blue = agent
profession-pink = cleric
profession-green = scholar
profession-yellow = merchant

card =
    { $colour ->
        [blue] agent
        [pink] cleric
        [green] scholar
       *[yellow] merchant
    } { $value }
card-short =
    { $colour ->
        [blue] A
        [pink] C
        [green] S
       *[yellow] M
    }{ $value }
modifier = modifier { $value }

## Moves. In move-take $value is 0 when the card isn't known; in move-pay $saved is a list of colours or "none".

move-keep = Keep { card }
move-city = Send { card } to your city
move-capital =
    Send { card } to the capital { $colour ->
        [blue] (lay a modifier)
        [pink] (take a card into your city)
        [green] (draw a card)
       *[yellow] (take 1 gold)
    }
move-lay =
    Lay { $value } at { $colour ->
        [blue] blue
        [pink] pink
        [green] green
       *[yellow] yellow
    }
move-take =
    { $value ->
        [0] { $colour ->
            [blue] Take the lowest agent
            [pink] Take the lowest cleric
            [green] Take the lowest scholar
           *[yellow] Take the lowest merchant
        }
       *[other] Take { card }
    }
move-pay =
    { $saved ->
        [none] Spend no gold
       *[other] Save { $saved } for { $gold } gold
    }

## What you are asked. In ask-keep $left is how many are still to keep; in ask-wait $name may be several names.

ask-keep =
    { $left ->
        [one] Keep { $left } card. The rest goes left.
       *[other] Keep { $left } cards. The rest goes left.
    }
ask-play = Your turn. Which card, and where: your city or the capital?
ask-lay = Your modifier is { $value }. Which colour gets it?
ask-take = Your cleric takes the lowest card of a colour from the capital. Which colour?
ask-pay = Your city is over a limit, and you have { $gold } gold. What will you save?
ask-wait = Waiting for { $name }.
ask-over = The game is over.

## The log

event-first =
    { $who ->
        [you] You are dealt { $value } and begin
       *[other] { $name } is dealt { $value } and begins
    }
event-seed = The capital opens with { card }
event-deal =
    { $cards ->
        [one] Round { $round }: { $cards } card each
       *[other] Round { $round }: { $cards } cards each
    }
event-kept =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { card }
event-kept-hidden = { $name } keeps a card
event-passed = All pass their cards to the left
event-city =
    { $who ->
        [you] You send { card } to your own city
       *[other] { $name } sends { card } to their own city
    }
event-capital =
    { $who ->
        [you] You send
       *[other] { $name } sends
    } { card } to the capital
event-drawn =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { card }
event-drawn-hidden = { $name } draws a card
event-deck-empty =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } nothing: the deck is empty
event-gold =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } 1 gold
event-gold-empty =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } no gold: the stock is empty
event-looked =
    { $who ->
        [you] You look
       *[other] { $name } looks
    } at modifier { $value }
event-looked-hidden = { $name } looks at a modifier
event-no-modifier =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } nothing: no modifiers are left
event-laid =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } a modifier face down at { $colour ->
        [blue] blue
        [pink] pink
        [green] green
       *[yellow] yellow
    }
event-taken =
    { $who ->
        [you] You take { card } from the capital to your own city
       *[other] { $name } takes { card } from the capital to their own city
    }
event-nothing-to-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } nothing: the capital has no card for a cleric
event-last-lap =
    { $who ->
        [you] You play your last card
       *[other] { $name } plays their last card
    }: one more turn for everyone else
event-left-over =
    Left in hand: { $who ->
        [you] you send { card } to your own city
       *[other] { $name } sends { card } to their own city
    }
event-revealed =
    The modifier at { $colour ->
        [blue] blue
        [pink] pink
        [green] green
       *[yellow] yellow
    } is { $value }
event-limit =
    { $colour ->
        [blue] Limit of blue
        [pink] Limit of pink
        [green] Limit of green
       *[yellow] Limit of yellow
    }: { $limit }
event-safe =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { $colour ->
        [blue] the agents
        [pink] the clerics
        [green] the scholars
       *[yellow] the merchants
    }: { $total } against a limit of { $limit }
event-paid =
    { $who ->
        [you] You pay { $gold } gold and save
       *[other] { $name } pays { $gold } gold and saves
    } { $colour ->
        [blue] the agents
        [pink] the clerics
        [green] the scholars
       *[yellow] the merchants
    }
event-lost =
    { $who ->
        [you] You lose
       *[other] { $name } loses
    } all { $colour ->
        [blue] agents
        [pink] clerics
        [green] scholars
       *[yellow] merchants
    }: { $total } against a limit of { $limit }
event-bonus =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } a bonus card: { card }
event-next-first =
    { $who ->
        [you] You begin
       *[other] { $name } begins
    } the next round
event-over = The game is over

## Words of the table

table-round = Round { $round } of { $of }
table-capital = Capital
table-limit = Limit
table-city = City
table-hand = Hand
table-bonus = Bonus cards
table-gold = Gold
table-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
table-discard = Discards
table-modifiers = Modifiers in the deck: { $count }
table-laid = face down, from { $name }
table-score = Score
table-passed = You passed left
table-kept = Kept
table-first = first player
table-empty = empty

## Chapters of the rules

section-components = What is in the box
section-setup = Setting up
section-draft = The draft
section-play = Playing cards
section-round-end = The end of a round
section-end = The end of the game
section-information = Who knows what

## The result

score-city = City
score-bonus = Bonus cards
score-gold = Gold
score-total = Total
score-tiebreak = Tie-break: most 6s, then 5s, 4s, 3s, 2s
result-win =
    { $points ->
        [one] { $name } wins with { $points } point!
       *[other] { $name } wins with { $points } points!
    }
result-shared =
    { $points ->
        [one] { $names } share the win with { $points } point each!
       *[other] { $names } share the win with { $points } points each!
    }
