### The words of Kosmopolis's board. $colour is blue, pink, green or yellow.

## Cards and colours

card =
    { $colour ->
        [blue] agent
        [pink] cleric
        [green] scholar
       *[yellow] merchant
    } { $value }
card-object =
    { $colour ->
        [blue] agent
        [pink] cleric
        [green] scholar
       *[yellow] merchant
    } { $value }
card-about =
    { $colour ->
        [blue] An agent in the capital: look at a modifier and lay it face down at any colour.
        [pink] A cleric in the capital: take its lowest blue, green or yellow card into your city.
        [green] A scholar in the capital: draw a card.
       *[yellow] A merchant in the capital: take 1 gold.
    }
people-blue = Agents
people-pink = Clerics
people-green = Scholars
people-yellow = Merchants
people-object-blue = agents
people-object-pink = clerics
people-object-green = scholars
people-object-yellow = merchants
empty = empty
you = You

## Capital

capital = Capital
limit = limit
limit-label =
    { $colour ->
        [blue] Agents
        [pink] Clerics
        [green] Scholars
       *[yellow] Merchants
    }: limit { $limit }{ $unknown ->
        [0] { "" }
       *[other] , but modifiers lie face down
    }. Why so
pile-label =
    { $colour ->
        [blue] Agents
        [pink] Clerics
        [green] Scholars
       *[yellow] Merchants
    } of the capital: { $cards }. Limit { $limit }.
pile-modifiers =
    { $count ->
        [one] { $count } modifier lies here
       *[other] { $count } modifiers lie here
    }{ $unknown ->
        [0] { "" }
       *[other] , unknown to you: { $unknown }
    }.
pile-mine = Your city has { $total }.
pile-title =
    { $colour ->
        [blue] Agents
        [pink] Clerics
        [green] Scholars
       *[yellow] Merchants
    }: limit { $limit }
limit-about = The capital’s cards make { $points }, with modifiers the limit is { $limit }. A city with more of this colour loses all its cards of it at the check that ends the round.
limit-unsure =
    The capital’s cards and the modifiers you know make { $limit }. { $unknown ->
        [one] { $unknown } more modifier lies
       *[other] { $unknown } more modifiers lie
    } face down: the limit will change when they are turned up at the end of the round. There are +4, +2, −1 and −3.
modifier-label =
    { $value ->
        [none] A modifier face down, laid by { $name }
       *[other] Modifier { $value }, laid by { $name }
    }
cities-against = Cities
is-above = above the limit
is-within = within the limit

## City

your-city = Your city
city-of = City of { $name }
city-open = Open
city-row =
    { $colour ->
        [blue] Agents
        [pink] Clerics
        [green] Scholars
       *[yellow] Merchants
    }: { $total } against a limit of { $limit }, { $state ->
        [above] above the limit
       *[within] within the limit
    }{ $unsure ->
        [yes] , modifiers lie face down
       *[no] { "" }
    }.
total-of = { $total } of { $limit }
gold = Gold
bonus-cards = Bonus cards
first-player = first player
points-now =
    { $points ->
        [one] point now
       *[other] points now
    }
score = Points
neighbour-label =
    { $name }{ $state ->
        [turn] , to move
        [choosing] , choosing cards
        [ready] , has chosen
       *[other] { "" }
    }{ $first ->
        [yes] , first player
       *[no] { "" }
    }. Agents { $blue }, clerics { $pink }, scholars { $green }, merchants { $yellow }. Gold { $gold }, cards in hand { $hand }. Open the city
around = Table and neighbours

## Table

round-of = Round { $round } of { $of }
table-open = On the table
deck = deck
modifiers = modifiers
stock = gold
discard = discards
deck-words =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
modifiers-words =
    { $count ->
        [one] { $count } modifier not laid yet
       *[other] { $count } modifiers not laid yet
    }, of +4, +2, −1, −3
stock-words = { $count } gold in the stock
discard-empty = Nothing has been discarded yet.
last-lap =
    { $turns ->
        [0] Last lap
        [one] Last lap: { $turns } turn left
       *[other] Last lap: { $turns } turns left
    }
checks = Checks

## Hand and draft

hand = Hand
hand-empty = No cards left in your hand.
draft = Draft
pack-label = Choose what to keep
draft-step = Draft, step { $step } of 2
draft-wait = You have chosen. Waiting for the others.
passes-to = the rest goes to { $name }
comes-from = next comes from { $name }
kept = Kept
kept-none = nothing yet
passed-open = You passed left
passed-last = The last pass: your left neighbour, { $name }, has these.
passed-first = The first pass: { $name } or { $after } has these.
passed-two = The first pass: your neighbour has these.
keep-and-pass = Keep { $card } and pass the rest

## Actions

actions = What to do
to-city = To your city
to-capital = To the capital
to-city-label =
    Send { $card } to your city: { $colour ->
        [blue] agents
        [pink] clerics
        [green] scholars
       *[yellow] merchants
    } { $before }, then { $after } against a limit of { $limit }, { $state ->
        [above] above the limit
       *[within] within the limit
    }
to-capital-label =
    Send { $card } to the capital: limit { $before }, then { $after }; { $brings ->
        [card] you draw a card
        [gold] you take gold
        [modifier] you lay a modifier
        [take] you take a card into your city
       *[nothing] no action
    }
brings =
    { $what ->
        [card] you draw a card
        [gold] you take gold
        [modifier] you lay a modifier
        [take] you take a card
       *[nothing] no action
    }
put-back = Put it back
how-play = Choose a card. In your city it brings points, if its colour stays within the limit. In the capital it brings an action and raises the limit for all.
how-keep =
    { $touch ->
        [yes] Tap a card to look at it, tap again to keep it.
       *[no] Press the card you want to keep.
    }
how-lay = Your modifier is { $value }. Press a colour of the capital: nobody else learns what lies there.
how-take = Choose a colour: its lowest card moves from the capital into your city.

## Gold at the check

pay-title = Your city has outgrown a limit. What will you save?
pay-gold = You have { $gold } gold
above-by = { $total } of { $limit }, { $by } too many
pay-save = Save for { $gold }
pay-do =
    { $loses ->
        [0] Pay { $gold } and keep everything
       *[other] { $gold ->
            [0] Pay nothing and lose { $lost } (−{ $loses })
           *[other] Pay { $gold } and lose { $lost } (−{ $loses })
        }
    }

## The check of a round

check-of = Check of round { $round }
check-short = Check
check-on = Next
check-all = Show all
check-done = Got it
check-leftovers = Cards left in hand
check-leftovers-about = Play has stopped. Cards still in hand go to their owners’ cities and bring no actions.
check-limits = Modifiers turned up
check-limits-about = A colour’s limit is the capital’s cards plus the modifiers at it.
limit-sum =
    { $modifiers ->
        [none] Cards of the capital { $points }, no modifiers, limit { $limit }.
       *[other] Cards of the capital { $points }, modifiers { $modifiers }, limit { $limit }.
    }
check-city-about = A colour above its limit is lost, unless gold pays for what is too many.
row-limits = Limits
left-in-hand = Left in hand: { $cards }.
not-yet = not shown yet
after-check = after the check
gold-before = Gold before the check: { $gold }
outcome-safe = Keeps { $total }
outcome-paid = Pays { $gold } and keeps { $total }
outcome-lost = Loses { $total }
short-safe = kept
short-paid = saved for { $gold }
short-lost = lost
verdict-safe = Not above the limit.
verdict-equal = Exactly at the limit is safe.
verdict-paid = { $short } too many, with { $gold } gold at hand.
verdict-no-gold = { $short } too many, and no gold.
verdict-too-dear = { $short } too many: { $gold } gold was not enough for this.
verdict-let-go = { $short } too many, { $gold } gold: chose not to pay.
check-bonuses = Bonus cards
check-bonuses-about = Whoever has most of a colour in the city takes the capital’s highest card of it.
bonus-nobody = Nobody has this colour.
bonus-most =
    Most, { $total }: { $names }.{ $count ->
        [one] { "" }
       *[other] { " " }A tie: they take in turn order.
    }
bonus-none-left = Nothing to take in the capital.
bonus-takes = { $name }: { $card }
check-next = Who begins
check-next-about = The largest city begins. Bonus cards don’t count; in a tie, whoever sits nearest to the former first player.
begins = begins
who-begins = { $name } to begin.
check-waiting = Gold decides
check-your-decision = Now it is for you to decide: gold can save a colour that is above its limit.
check-their-decision = { $name } decides. The check goes on by itself.
check-end = The final count
check-end-about = Round three is over. City, bonus cards and gold are added up.

## The result

score-city = City
score-bonus = Bonus cards
score-gold = Gold
score-lost = Lost to limits
score-total = Total
score-tiebreak = Tie-break: most 6s, then 5s, 4s, 3s, 2s
