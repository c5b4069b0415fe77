### Space Explorers. $card is what a card is (engineering to flight: a specialist of that division; military, politician or researcher), $number its number; $colour is blue to purple, or directive, or any; $division, $power and $section go by their names; $name is a player, and $who is you if that is the reader, else other.

## The game and its parts

game-title = Space Explorers
game-tagline = Gather specialists, launch projects and win the space race.

colour =
    { $colour ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [purple] purple
        [directive] directive
       *[any] any colour
    }
other-colour =
    { $other ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
       *[purple] purple
    }
division =
    { $division ->
        [engineering] Engineering
        [testing] Testing
        [science] Science
        [construction] Construction
       *[flight] Space Flight
    }
card =
    { $card ->
        [engineering] engineer
        [testing] tester
        [science] scientist
        [construction] builder
        [flight] astronaut
        [military] general
        [politician] politician
       *[researcher] researcher
    } { $number }
a-token =
    { $colour ->
        [directive] a directive
       *[other] a { colour } token
    }
icon =
    { $colour ->
        [any] icon of any colour
       *[other] { colour } icon
    }
power =
    { $power ->
        [ussr] USSR
        [usa] USA
        [france] France
       *[japan] Japan
    }
power-of =
    { $power ->
        [ussr] of the USSR
        [usa] of the USA
        [france] of France
       *[japan] of Japan
    }
module-powers = Space powers
module-leaders = Leaders
module-crises = Crises
module-goals = Goals
module-talents = Talents
module-projects = Projects
module-directives = Directives
icons =
    { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
skills =
    { $n ->
        [one] { $n } skill
       *[other] { $n } skills
    }
projects =
    { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
m-cards =
    { $m ->
        [one] { $m } card
       *[other] { $m } cards
    }
m-tokens =
    { $m ->
        [one] { $m } token
       *[other] { $m } tokens
    }
m-icons =
    { $m ->
        [one] { $m } icon
       *[other] { $m } icons
    }

## Abilities and talents, word by word: $n and $m are the numbers in their order, $colour and $other the colours.

ability-none = no ability
ability-icons =
    { $n ->
        [one] { $n } { colour } icon
       *[other] { $n } { colour } icons
    }
ability-icons-two = a { colour } and a { other-colour } icon
ability-any-from-hand = { icons } of any colour when you recruit from hand
ability-any-from-center = { icons } of any colour when you recruit from the Center
ability-any-for-two-skilled = { icons } of any colour when you recruit a two-skilled card
ability-drop-into-empty =
    { $n ->
        [one] when you recruit into an empty division, drop { $n } more icon
       *[other] when you recruit into an empty division, drop { $n } more icons
    }
ability-drop-into-filled =
    { $n ->
        [one] when you recruit into a division that has a card, drop { $n } more icon; not for leaders
       *[other] when you recruit into a division that has a card, drop { $n } more icons; not for leaders
    }
ability-drop-for-dear =
    { $n ->
        [one] when you recruit a card of printed cost 5 or 6, drop { $n } more icon
       *[other] when you recruit a card of printed cost 5 or 6, drop { $n } more icons
    }
ability-token-any =
    { $n ->
        [one] { $n } token that you spend on a recruit counts as any colour
       *[other] { $n } tokens that you spend on a recruit count as any colour
    }
ability-keep-token =
    { $n ->
        [one] of two or more tokens spent on a recruit, { $n } stays with you
       *[other] of the tokens spent on a recruit, if there are more, { $n } stay with you
    }
ability-swap-token = once a turn, swap { $n } of your tokens for another player's
ability-return-for =
    { $n ->
        [one] { $n } hand card that you return gives { m-icons }
       *[other] { $n } hand cards that you return give { m-icons } each
    }
ability-borrow = while paying, use the icons of one top card of another hub
ability-draw-after-dear = after you recruit a card of printed cost 5 or 6, draw { cards }
ability-draw-after-cheap = after you recruit a card of printed cost 2 or 3, draw { cards }
ability-draw-after-take-from-center = after you take a card of the Center as your action, draw { cards }
ability-draw-after-take = after you take a card as your action, from the Center or the deck, draw { cards }
ability-draw-after-project = after you complete a project, draw { cards }
ability-raise =
    { $n ->
        [one] before your action, put { $n } covered card on top of its division
       *[other] before your action, put { $n } covered cards on top of their divisions
    }
ability-tokens-take = once a turn, pass { tokens } and take a card besides your action
ability-tokens-or-take = once a turn, pass { tokens } ({ $m } with modules) and take a card besides your action
ability-tokens-skill = at the end of the turn, pass { tokens } for one skill of your choice, for a project now
ability-tokens-or-skill = at the end of the turn, pass { tokens } ({ $m } with modules) for one skill of your choice, for a project now
ability-instead-free = instead of the action, recruit free a card of printed cost { $n }
ability-instead-tokens-recruit-from-hand = instead of the action, pass { tokens } and recruit any card from hand
ability-instead-reveal-take =
    { $n ->
        [one] instead of the action, turn up the top card of the deck and take { $m }; what is left joins the Center
       *[other] instead of the action, turn up the top { $n } cards of the deck and take { $m }; what is left joins the Center
    }
ability-end-per-skill = at the end, { points } for each { colour } skill in your hub
ability-end-per-card-above = at the end, { points } for each card above this one in its division
ability-end-per-two-skilled = at the end, { points } for each two-skilled card in your hub
ability-end-per-project = at the end, { points } for each project of yours
ability-end-per-division-of = at the end, { points } for each division of { m-cards } or more
ability-end-per-row = at the end, { points } for each full row of five divisions
ability-pawn-covered-ability = before your action you may set the pawn on a covered card of your hub; its ability works as if it lay on top
ability-pawn-reserve = at the end of your turn you may set the pawn on a card of the Center of printed cost { $n } or more; nobody else may take or recruit it until the end of your next turn
ability-pawn-colour = once a turn, while paying, { icons } of the colour of the division where the pawn stands; then it steps to the next

## Sections of the power boards, and cooperation

development-draw = draw { cards }
development-take-tokens =
    { $n ->
        [one] take any { $n } token from another player
       *[other] take any { $n } tokens from other players
    }
development-endless-tokens =
    { $n ->
        [one] lay { $n } of your tokens by the board; for a recruit this turn it gives as many icons of its colour as needed
       *[other] lay up to { $n } of your tokens by the board; for a recruit this turn each gives as many icons of its colour as needed
    }
development-reorder = put the cards of one of your divisions in any order
development-instead-any-colours = instead of the action, recruit with as many icons of any colours
development-dig = name a skill and turn up cards of the deck until one has it; take that one, the others go under the deck
development-lend = use the ability of a top specialist of another hub
development-renew-hand = put any cards of your hand under the deck, then draw as many and { $n } more
development-instead-exchange = instead of the action, take a card of your hub into hand, then recruit one from hand free
development-any = { icons } of any colour for a recruit this turn
development-rearrange = lay the power tokens of the Center anew
development-own-project = draw a project tile from the box, its side chosen by the player on your left; only you can complete it, with { skills } less
cooperation-per-set-of = at the end, each token here adds { points } to every set of { $m } or more
cooperation-foreign-token =
    { $n ->
        [one] each token laid here brings { $n } token of another power from its pile
       *[other] each token laid here brings { $n } tokens of other powers from their piles
    }
cooperation-product = at the end, for one other power, { points } for each pair of one of its tokens and one token here
cooperation-join-sets = at the end, tokens here join your sets as a fourth power

## Conditions of obligations and goals

condition-projects = at least { projects } of yours
condition-tokens =
    { $n ->
        [one] at least { $n } research token
       *[other] at least { $n } research tokens
    }
condition-hand = at least { cards } in hand
condition-cards = at least { cards } in your hub
condition-asterisks =
    { $n ->
        [one] at least { $n } asterisk card in your hub
       *[other] at least { $n } asterisk cards in your hub
    }
condition-dear = at least { cards } of printed cost 5 or 6
condition-two-skilled =
    { $n ->
        [one] at least { $n } two-skilled card
       *[other] at least { $n } two-skilled cards
    }
condition-top-givers =
    { $n ->
        [one] at least { $n } top card that gives icons
       *[other] at least { $n } top cards that give icons
    }
condition-skills =
    { $n ->
        [one] at least { $n } { colour } skill
       *[other] at least { $n } { colour } skills
    }
condition-skills-of-one-colour = at least { skills } of one colour
condition-divisions-of =
    { $n ->
        [one] a division of at least { m-cards }
       *[other] { $n } divisions of at least { m-cards }
    }
condition-most-projects = nobody has more projects than you

## What the projects of New Horizons bring

project-per-zero-point = { points } for each specialist worth 0 points in your hub
project-per-two-skilled = { points } for each two-skilled card in your hub
project-per-top-giver = { points } for each top card of yours that gives icons
project-per-division-of = { points } for each division of { m-cards } or more
project-per-dear = { points } for each card of printed cost 5 or 6
project-per-card-of-tallest = { points } for each card of your tallest division
project-per-other-project = { points } for each other project of yours
project-per-project-of-all = { points } for each project completed by anybody, this one included

## What crises do

crisis-center-fewer = the Center is filled up only when more than { cards } are missing; when the crisis ends, it is filled up completely
crisis-icons-more =
    { $n ->
        [one] every recruit that is paid for needs { $n } more icon of any colour; skills do not lower it
       *[other] every recruit that is paid for needs { $n } more icons of any colour; skills do not lower it
    }
crisis-silence-card-under = the top specialist goes under it, open; abilities do not work in that card's divisions, and whoever ends the crisis takes the card
crisis-silence-tallest = abilities do not work in your tallest division; if several are equally tall, in none of them
crisis-no-deck = your action may not take from a deck; effects still draw
crisis-frozen-tokens = tokens spent lie on the crisis; when it ends, players take one each in turn, beginning left of whoever ended it
crisis-project-more =
    { $n ->
        [one] a project needs { $n } more skill, of any one colour that it names
       *[other] a project needs { $n } more skills, of any one colour that it names
    }
crisis-toll-card-or-tokens =
    { $n ->
        [one] completing a project costs { $n } hand card, put into the Center, or { m-tokens }
       *[other] completing a project costs { $n } hand cards, put into the Center, or { m-tokens }
    }
crisis-returned-cards = a hand card put into the Center gives { icons }
crisis-no-icons-for-center = icons of your specialists help only recruits from hand

## Names

section-ussr-1 = Call-up
section-ussr-2 = Requisition
section-ussr-3 = Closed cities
section-ussr-4 = Intercosmos
section-usa-1 = Critical path
section-usa-2 = Contractors
section-usa-3 = Talent search
section-usa-4 = Open programme
section-france-1 = Visiting experts
section-france-2 = New intake
section-france-3 = Reassignment
section-france-4 = Chosen partner
section-japan-1 = Night shift
section-japan-2 = Change of plan
section-japan-3 = Home-grown craft
section-japan-4 = Joining in
crisis-E1 = Staff shortage
crisis-E2 = Budget cut
crisis-E3 = Urgent refit
crisis-E4 = Sealed archives
crisis-E5 = Frozen supplies
crisis-L1 = Failure on the pad
crisis-L2 = Repairs in orbit
crisis-L3 = Brain drain
crisis-L4 = Secrecy regime
crisis-L5 = Commission of inquiry
goal-1 = Two launches
goal-2 = Broad front
goal-3 = All-rounders
goal-4 = Deep school
goal-5 = Reserve list
goal-6 = Open laboratories
goal-7 = Narrow focus
goal-8 = Stars of the trade
talent-1 = Personnel desk
talent-2 = Negotiator
talent-3 = Mentor
talent-4 = People person
talent-5 = Visionary
talent-6 = Living memory
talent-7 = First refusal
talent-8 = Rolling plan

## Moves

move-take = Take { card } from the Center
move-draw = Draw from the deck
move-recruit-center = Recruit { card } from the Center into { division }
move-recruit-hand = Recruit { card } from hand into { division }
move-token = Pay { a-token }
move-double = Pay a { colour } token with a directive as 2 { other-colour } icons
move-return = Return { card } to the Center
move-borrow = Use the icons of { card } in another hub
move-icon = Use the { colour } icon of your pawn
move-rest = Pay the rest in the usual way
move-use = Use { card }: { $ability }
move-use-talent = Use your talent: { $ability }
move-raise = Put { card } on top of the division
move-pawn = Set the pawn on { card }
move-project = Complete { $project } ({ $brings })
move-section = Use section { $section }, { $title }: { $effect }
move-refresh = Refresh the sections of your board
move-deck-specialists = Lay the next card from the specialists
move-deck-leaders = Lay the next card from the leaders
move-side = Choose the side { $project } ({ $needs })
move-lay = Lay the power token on { card }
move-shift = Move your power token to { card }
move-stay-draw = Don't draw
move-stay-shift = Leave your power token where it is
move-stay-pawn = Don't set the pawn
move-stay = Leave it as it is
move-niche = Lay the token in the niche of section { $section }, { $title }: { $effect }
move-cooperate = Lay the token in cooperation, { $title }: { $effect }
move-pile = Take a power token { power-of } from its pile
move-name = Name the { colour } skill
move-get = Take { a-token } from { $from }
move-swap = Ask for { a-token } of { $from }
move-give = Pay { a-token }
move-give-swap = Give { a-token } in exchange
move-keep = Keep { a-token }
move-claim = Take { a-token } from the crisis
move-endless = Lay { a-token } by the board
move-pick = Pick { card }
move-pick-reveal = Take { card } into hand
move-pick-order = Put { card } next, from the top down
move-pick-renew = Put { card } under the deck
move-pick-exchange = Take { card } back into hand
move-pick-lend = Use { card } of another hub: { $ability }
move-stand = Set the pawn by { division }
move-talent = Keep talent { $number }, { $title }: { $ability }
move-done = That is all
move-done-act = End the turn
move-pass = Pass: there is nothing to do

neighbour =
    { $players ->
        [1] the Rival
        [2] the other player
       *[other] { $neighbour ->
            [left] the player on your left
            [right] the player on your right
           *[across] the player across from you
        }
    }
need = { $n } { colour }
need-any = { $n } of any colour
need-less = less { icons }
detail-own = yours alone

## What you are asked

ask-talent = Which of the two talents do you keep?
ask-stand = By which division does your pawn begin?
ask-act = Your turn. Take a card, or recruit one?
ask-go-on = Your action is done. Anything else this turn?
ask-recruit-free =
    { $cost ->
        [0] Which card do you recruit free?
       *[other] Which card of printed cost { $cost } do you recruit free?
    }
ask-recruit-free-from-hand = Which card of your hand do you recruit?
ask-recruit-any-colours = Which card do you recruit, with icons of any colours?
ask-pay = You recruit { card } into { division }. Still to be covered: { $needs }.
ask-keep = Which of the tokens you spent stays with you?
ask-give =
    { $left ->
        [one] Which token do you pay?
       *[other] { $left } tokens to pay. Which one?
    }
ask-toll = The crisis asks for a toll for { $project }. What do you pay?
ask-get =
    { $left ->
        [one] Whose token do you take?
       *[other] You take { $left } tokens. Whose, and which?
    }
ask-swap = Which token do you want, and whose?
ask-swap-give = Which token do you give for it?
ask-take = Which card do you take besides your action?
ask-draw =
    { $left ->
        [one] You may draw a card.
       *[other] You may draw { $left } cards.
    }
ask-reveal =
    { $left ->
        [one] Which of the cards turned up do you take?
       *[other] Cards are turned up, and you take { $left }. Which?
    }
ask-deck = The Center needs a card. From which deck?
ask-lay = A power token { power-of } ({ icon }) needs a card. Which one?
ask-shift = You may move your power token. Where to?
ask-place = You gained a token of your own power. Where does it go?
ask-pile = Of which power do you take a token?
ask-endless =
    { $left ->
        [one] You may lay { $left } more token by the board. Which?
       *[other] You may lay { $left } more tokens by the board. Which?
    }
ask-order = A division in any order. Which card comes next, from the top?
ask-dig = Which skill do you look for?
ask-lend = Whose ability do you use?
ask-renew = Which cards of your hand go under the deck?
ask-exchange = Which card of your hub comes back into your hand?
ask-side = A neighbour drew a project. Which side is up?
ask-claim = The crisis is over. Which of its tokens do you take?
ask-pawn = On which card of the Center does your pawn stand guard?
ask-wait = Waiting for { $name }.
ask-over = The game is over.

## The log. $to says who $other is, and $giver who $name is: you, rival, or other.

event-modules = Modules: { $modules }
event-modules-none = The base game, without modules
event-first =
    { $who ->
        [you] You are
       *[other] { $name } is
    } the first player
event-power =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $power ->
        [ussr] the USSR
        [usa] the USA
        [france] France
       *[japan] Japan
    }
event-chose =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } the talent { $title }
event-chose-hidden = { $name } has chosen a talent
event-talent =
    { $who ->
        [you] Your talent
       *[other] The talent of { $name }
    }: { $title }
event-stands =
    { $who ->
        [you] Your pawn
       *[other] The pawn of { $name }
    } stands by { division }
event-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }, turn
    } { $round }
event-took =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { card } from the Center
event-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { card }
event-drew-hidden = { $name } draws a card
event-drew-open =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { card } from under the deck
event-passed =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }
event-recruits =
    { $who ->
        [you] You want
       *[other] { $name } wants
    } { card } for { division }
event-spent =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } { a-token }
event-doubled =
    { $who ->
        [you] You pay
       *[other] { $name } pays
    } a { colour } token with a directive: 2 { other-colour } icons
event-returned =
    { $who ->
        [you] You return
       *[other] { $name } returns
    } { card } to the Center
event-borrowed =
    { $who ->
        [you] You borrow
       *[other] { $name } borrows
    } the icons of { card }
event-icon =
    { $who ->
        [you] Your pawn
       *[other] The pawn of { $name }
    } gives a { colour } icon
event-kept =
    { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { a-token }
event-tokens =
    { $to ->
        [you] You get
        [rival] The Rival gets
       *[other] { $other } gets
    } { tokens-of } from { $giver ->
        [you] you
        [rival] the Rival
       *[other] { $name }
    }
event-froze =
    { $n ->
        [one] { tokens-of } lies
       *[other] { tokens-of } lie
    } on the crisis
event-recruited =
    { $who ->
        [you] You recruit
       *[other] { $name } recruits
    } { card } into { division }
event-came = New in the Center: { card }
event-joined = Back in the Center: { card }
event-used =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } the ability of { card }
event-used-talent =
    { $who ->
        [you] You use your
       *[other] { $name } uses the
    } talent
event-raised =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } { card } on top
event-turned-up = Turned up: { card }
event-picked =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { card } into hand
event-swapped =
    { $who ->
        [you] You give
       *[other] { $name } gives
    } { a-token } to { $to ->
        [you] you
        [rival] the Rival
       *[other] { $other }
    } for { a-got }
event-bought =
    { $who ->
        [you] You have
       *[other] { $name } has
    } one skill more for a project this turn
event-project =
    { $who ->
        [you] You complete
       *[other] { $name } completes
    } { $project }
event-gained =
    { $who ->
        [you] You gain
       *[other] { $name } gains
    } a power token { power-of }
event-niche =
    { $who ->
        [you] Your token goes
       *[other] The token of { $name } goes
    } to section { $section }
event-cooperates =
    { $who ->
        [you] Your token goes
       *[other] The token of { $name } goes
    } to cooperation
event-foreign =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } a power token { power-of } from its pile
event-marked = A power token { power-of } ({ icon }) lies on { card }
event-moved = The power token { power-of } ({ icon }) moves to { card }
event-shuffled = A power token { power-of } finds no card and goes back to its pile
event-section =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } section { $section } of the power board
event-refreshed =
    { $who ->
        [you] You refresh your
       *[other] { $name } refreshes the
    } sections
event-laid =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } { a-token } by the board
event-ordered = Next in the division: { card }
event-named =
    { $who ->
        [you] You look
       *[other] { $name } looks
    } for a { colour } skill
event-went-under = Under the deck: { card }
event-lent =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { card } of another hub this turn
event-took-back =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { card } from the hub into hand
event-tile =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } project tile { $tile } from the box
event-own =
    { $project } is now a project that { $who ->
        [you] only you
       *[other] only { $name }
    } can complete
event-crisis = The crisis now: { $title }
event-coming = Coming next: { $title }
event-step =
    { $n ->
        [one] { $title }: { $n } step left
       *[other] { $title }: { $n } steps left
    }
event-crisis-over = { $title } is over
event-under-crisis = Under { $title }: { card }
event-claimed =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { a-token } from the crisis
event-goal =
    { $who ->
        [you] You meet
       *[other] { $name } meets
    } the goal { $title } over { division }
event-pawn =
    { $who ->
        [you] You set your
       *[other] { $name } sets the
    } pawn on { card }
event-ending =
    { $cause ->
        [projects] The last project is completed
        [cards] A hub has its twelfth card
        [crises] The last crisis is over
       *[passes] Nobody can act any more
    }: the game ends
event-over = The game is over
event-rival = The Rival recruits { card } into { division }
event-rival-token = The Rival passes you { a-token }
event-rival-project = The Rival completes { $project }
event-rival-march = The Rival's marker goes to place { $place }
event-rival-track = The Rival is at step { $step } of the achievement track
event-rival-bonus = The Rival gains its bonus of { points }
event-lies = In the row: { $project }
event-aims =
    { $who ->
        [you] Your goal
       *[other] The goal of { $name }
    } over { division }: { $title }
event-keeps-to =
    { $who ->
        [you] You have
       *[other] { $name } has
    } kept the obligation of { card }: { points } more
event-breaks =
    { $who ->
        [you] You have
       *[other] { $name } has
    } broken the obligation of { card }: { points } less
event-brings =
    { $project } brings { $who ->
        [you] you
       *[other] { $name }
    } { points }
event-rival-power = The Rival takes a power token { power-of }

tokens-of =
    { $colour ->
        [directive] { $n ->
            [one] { $n } directive
           *[other] { $n } directives
        }
       *[other] { $n ->
            [one] { $n } { colour } token
           *[other] { $n } { colour } tokens
        }
    }
a-got =
    { $got ->
        [blue] a blue one
        [green] a green one
        [yellow] a yellow one
        [red] a red one
        [purple] a purple one
       *[directive] a directive
    }

## Words of the table

table-round = Round { $round }
table-deck =
    { $n ->
        [one] { $n } specialist in the deck
       *[other] { $n } specialists in the deck
    }
table-leaders =
    { $n ->
        [one] { $n } leader in theirs
       *[other] { $n } leaders in theirs
    }
table-ending = The last round
table-modules = Modules
table-projects = Open projects
table-center = The Center
table-crisis =
    { $n ->
        [one] Crisis: { $title }, { $n } step left
       *[other] Crisis: { $title }, { $n } steps left
    }
table-coming = Coming: { $title }
table-under = under it
table-frozen = tokens on it
table-cost = cost
table-obligation = obligation: { $condition } (+{ $met }, or −{ $missed })
table-researcher = researchers bring more together
table-leader-skills = { skills } of its division's colour
table-token = power token { power-of } ({ icon })
table-reserved = reserved by { $name }
table-in-hand = { cards } in hand
table-known = known of the hand
table-tokens = Tokens
table-endless = by the board
table-skills = Skills
table-done = Projects
table-own = Own projects
table-power = Power: { $title }
table-section = section { $section }
table-section-ready = ready
table-section-used = used
table-section-empty = empty
table-cooperation = cooperation { $n }
table-international = international
table-goal = Goal over { division }: { $title } ({ $condition })
table-goal-met = Goal over { division } met: { $title }
table-talent = Talent: { $title } ({ $ability })
table-pawn-card = Pawn on { card }
table-pawn-division = Pawn by { division }
table-hand = Your hand
table-offered = Talents to choose from
table-rival = The Rival
table-rival-row = The Rival's marker is at place { $place }, the achievement track at { $step }
table-lead = Your lead: { points }
table-first = first player
table-empty = empty
table-none = none

## Options

option-modules = Modules
option-modules-about = What New Horizons adds: seven modules that go with each other in any number.
option-modules-none = None: the base game
option-modules-none-about = Specialists and projects, nothing else.
option-modules-none-mark = for a first game
option-modules-three = Three, drawn
option-modules-three-about = The game draws three of the seven when it begins, and everybody sees which.
option-modules-three-and-directives = Three, drawn, and Directives
option-modules-three-and-directives-about = Directives are the fourth, whatever else is drawn.
option-modules-first = Three, drawn gently
option-modules-first-about = Powers, Leaders and Crises never come all together.
option-modules-first-mark = for the first modules
option-modules-chosen = Chosen one by one
option-modules-chosen-about = Any of the seven, as many as you like.
option-with-powers = Space powers
option-with-powers-about = Everybody plays a power with sections of its own, and power tokens lie in the Center.
option-with-powers-off = Without
option-with-powers-on = With
option-with-leaders = Leaders
option-with-leaders-about = Generals, politicians and researchers join any division, and ask for something in return.
option-with-leaders-off = Without
option-with-leaders-on = With
option-with-crises = Crises
option-with-crises-about = One crisis after another binds all players; the sixth ends the game.
option-with-crises-off = Without
option-with-crises-on = With
option-with-goals = Goals
option-with-goals-about = Each division has a goal that brings points for its cards.
option-with-goals-off = Without
option-with-goals-on = With
option-with-talents = Talents
option-with-talents-about = Everybody keeps one of two talents for the whole game.
option-with-talents-off = Without
option-with-talents-on = With
option-with-projects = Projects
option-with-projects-about = New projects, whose points depend on your hub at the end.
option-with-projects-off = Without
option-with-projects-on = With
option-with-directives = Directives
option-with-directives-about = A token that doubles another one.
option-with-directives-off = Without
option-with-directives-on = With
option-leaders = New cards with Leaders
option-leaders-about = Who decides whether a specialist or a leader comes into the Center.
option-leaders-asked = The player on the left is asked
option-leaders-by-themselves = They come by themselves
option-prices = Prices of cards 19 and 56
option-prices-about = With modules these two abilities are recommended to cost one token more.
option-prices-with-modules = One more with modules
option-prices-base = As in the base game
option-level = The Rival's level
option-level-about = How strong the Rival of a lone player is.
option-level-1 = 1: looks at one card
option-level-2 = 2: looks at two cards
option-level-3 = 3: looks at three cards

## Chapters of the rules

section-components = What is in the box
section-setup = Setting up
section-turn = A turn
section-payment = Paying
section-abilities = Abilities
section-end = The end of the game
section-modules = Modules
section-powers = Module 1: space powers
section-leaders = Module 2: leaders
section-crises = Module 3: crises
section-goals = Module 4: goals
section-talents = Module 5: talents
section-projects = Module 6: projects
section-directives = Module 7: directives
section-together = Modules together
section-knowledge = What is known
section-solo = Playing alone

## The result

score-specialists = Specialists
score-asterisks = Asterisk cards
score-projects = Projects
score-new-projects = New projects
score-obligations = Obligations
score-researchers = Researchers
score-goals = Goals
score-powers = Power tokens
score-rival = The Rival
score-rival-against = the Rival
score-total = Total
score-tiebreak = Tie-break: projects, then cards in the hub
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
result-solo =
    { $points ->
        [one] A lead of { $points } point: { rank }!
       *[other] A lead of { $points } points: { rank }!
    }
rank =
    { $rank ->
        [grounded] grounded
        [suborbital] suborbital
        [orbit] in orbit
        [moon] at the Moon
        [planets] at the planets
       *[stars] among the stars
    }

## Playing alone

solo-score = Lead over the Rival
solo-next =
    { $missing ->
        [one] Next rank: { rank }, { $missing } point missing
       *[other] Next rank: { rank }, { $missing } points missing
    }
rank-grounded = Grounded
rank-suborbital = Suborbital
rank-orbit = In orbit
rank-moon = At the Moon
rank-planets = At the planets
rank-stars = Among the stars
trait-level = Level
trait-level-1 = Level 1
trait-level-2 = Level 2
trait-level-3 = Level 3
trait-modules = Modules
trait-modules-none = Without modules
trait-modules-some = With modules
