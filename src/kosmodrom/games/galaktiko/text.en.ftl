### Galaktiko. $kind is ordinary, rich, stowaway, vortan or inspector; $icon is the icon of a station or of a card, $other the second icon of an ordinary passenger; $name is a player, and $who is you if that is the reader, else other.

## The game and its cards

game-title = Galaktiko
game-tagline = Drive your minibus around the galaxy, and mind who is on board without a ticket.

icon =
    { $icon ->
        [bath] bath
        [market] market
        [cafe] cafe
        [beach] beach
        [museum] museum
        [factory] factory
        [cinema] cinema
       *[dacha] dacha
    }
other-icon =
    { $other ->
        [bath] bath
        [market] market
        [cafe] cafe
        [beach] beach
        [museum] museum
        [factory] factory
        [cinema] cinema
       *[dacha] dacha
    }
card =
    { $kind ->
        [ordinary] passenger to the { icon } or { other-icon }
        [rich] rich passenger to the { icon }
        [stowaway] stowaway to the { icon }
        [vortan] vortan
       *[inspector] inspector
    }
    .indefinite =
        { $kind ->
            [inspector] an
           *[other] a
        } { card }
card-short =
    { $kind ->
        [ordinary] { icon }/{ other-icon }
        [rich] rich ({ icon })
        [stowaway] stowaway ({ icon })
        [vortan] vortan
       *[inspector] inspector
    }

## Moves

move-start = Start from the { icon }, sector { $sector }
move-fly = Fly to the { icon }, sector { $sector }
move-off =
    { $kind ->
        [vortan] Let a vortan off with one from the queue
        [stowaway] Let off { card.indefinite } (pays nothing)
        [rich] Let off { card.indefinite } (+2)
       *[ordinary] Let off { card.indefinite } (+1)
    }
move-stay = Close the doors: the rest stay on board
move-load =
    { $count ->
        [0] Take nobody on board
        [one] Take { $count } from the queue on board
       *[other] Take { $count } from the queue on board
    }

## What you are asked. In ask-fly $turns is how many turns are left, this one included, or 0 if nobody knows.

ask-start = Choose where to start. The whole queue of that sector boards.
ask-fly =
    { $turns ->
        [0] Your turn. Which station will you fly to?
        [1] Your last turn. Which station will you fly to?
       *[other] The shift is ending: this turn and one more. Which station will you fly to?
    }
ask-off = You are at the { icon }, sector { $sector }. Who gets off?
ask-load =
    { $free ->
        [one] { $free } free seat,
       *[other] { $free } free seats,
    } { $queue } in the queue. How many board?
ask-wait = Waiting for { $name }.
ask-over = The shift is over.

## The log. event-circles is a flight that ends where it began; in event-inspector-returns $count is 0 for the upper part of the deck, 1 for the lower, 2 for the discards.

event-first =
    { $who ->
        [you] You will go first
       *[other] { $name } will go first
    }
event-queued = Sector { $sector }: { card.indefinite } is waiting
event-set-aside =
    { $count ->
        [one] An inspector came too early and is shuffled into the upper part of the deck
       *[other] { $count } inspectors came too early and are shuffled into the upper part of the deck
    }
event-start =
    { $who ->
        [you] You start
       *[other] { $name } starts
    } from the { icon }, sector { $sector }
event-boards =
    { $who ->
        [you] You pick up
       *[other] { $name } picks up
    } { card.indefinite }
event-flies =
    { $who ->
        [you] You fly
       *[other] { $name } flies
    } from sector { $from } to sector { $sector }, the { icon }
event-circles =
    { $who ->
        [you] You fly
       *[other] { $name } flies
    } a full circle to the { icon }, sector { $sector }
event-dealt = Sector { $sector }: { card.indefinite } joins the queue
event-inspector = Sector { $sector }: an inspector comes on duty
event-shift-ends = End of shift: nobody new will come. This round and one more
event-caught =
    The inspector catches { card.indefinite }: { $who ->
        [you] you get
       *[other] { $name } gets
    } +{ $points }
event-inspector-leaves = Sector { $sector }: the inspector has done the job and goes home
event-inspector-returns =
    Sector { $sector }: with nobody to catch, the inspector { $count ->
        [0] goes back to the upper part of the deck
        [1] goes back to the lower part of the deck
       *[other] is discarded
    }
event-off =
    { $who ->
        [you] You let
       *[other] { $name } lets
    } off { card.indefinite }: +{ $points }
event-sneaks-off =
    { $who ->
        [you] You let
       *[other] { $name } lets
    } off { card.indefinite }, who pays nothing
event-forced-off =
    { $who ->
        [you] You lose
       *[other] { $name } loses
    } { card.indefinite }, who jumps off without paying
event-pair =
    { $who ->
        [you] You let
       *[other] { $name } lets
    } a vortan off: he leaves with a friend from the queue of sector { $sector }
event-excess =
    { $who ->
        [you] You have
       *[other] { $name } has
    } more than six on board: { card.indefinite } is discarded
event-last-round = The last round begins
event-walks =
    { $who ->
        [you] You let
       *[other] { $name } lets
    } { card.indefinite } walk the rest of the way
event-end = The shift is over

## Words of the table

table-round = Round { $round }
table-route =
    { $route ->
        [green] green route
        [yellow] yellow route
       *[pink] pink route
    }
table-deck = deck { $upper } + { $lower }
table-shift =
    { $rounds ->
        [0] last round
       *[other] end of shift: this round and one more
    }
table-sector = Sector { $sector }
table-queue = queue
table-inspectors = inspectors { $count }
table-first = first driver
table-score = score { $score } ({ $points } earned, { $penalty } for those on board)
table-at = at the { icon }, sector { $sector }
table-hand = On board
table-scored = Scored
table-discard = Discards
table-left = Still in the deck: ordinary { $ordinary }, rich { $rich }, stowaways { $stowaway }, vortans { $vortan }, inspectors { $inspector }
table-empty = nobody

## Options

option-cheeky_stowaways = Cheeky stowaways
option-cheeky_stowaways-off = No
option-cheeky_stowaways-on = Yes
option-cheeky_stowaways-about = At their own station stowaways jump off without asking you, and without paying.
option-they_walk = They'll walk
option-they_walk-off = No
option-they_walk-on = Yes
option-they_walk-about = At the end, passengers to any of the three stations of your last sector leave on foot and cost you nothing.
option-bitter_end = To the bitter end
option-bitter_end-off = No
option-bitter_end-on = Yes
option-bitter_end-about = The end of the shift doesn't come as a surprise: it comes with the last card of the deck.
option-rich_first = Rich first
option-rich_first-off = No
option-rich_first-on = Yes
option-rich_first-about = At a station, passengers get off only if a rich one for that station gets off first.
option-full_circle = Full circle
option-full_circle-off = No
option-full_circle-on = Yes
option-full_circle-about = You may fly once around the ring to another station of the sector you are leaving. It makes no difference for two.
option-optional_loading = Boarding
option-optional_loading-off = All who fit
option-optional_loading-on = As many as you say
option-optional_loading-about = You decide how many of the queue board; those who have waited longest still come first.
option-first_driver = First driver
option-first_driver-random = At random
option-first_driver-first_seat = The first seat
option-first_driver-about = Who goes first. Starting places are chosen the other way round, the first driver last.

## Chapters of the rules

section-components = What is in the box
section-setup = Setting up
section-turn = A turn
section-end = The end of the game
section-optional = Optional rules

## The result

score-ordinary = Passengers
score-rich = Rich passengers
score-stowaway = Stowaways caught
score-hand = Still on board
score-total = Total
score-tiebreak = Tie-break: more stowaways caught
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
