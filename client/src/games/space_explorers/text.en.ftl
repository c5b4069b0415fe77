### The board of Space Explorers. What is printed on cards, boards and tiles is said by the game's own texts.

pages = Pages of the board
page =
    { $page ->
        [center] Center
        [hub] My hub
       *[table] Projects
    }
round =
    { $round ->
        [0] Before the game
       *[other] Round { $round }
    }
modules = Modules in play
in-play = In play: { $modules }
legend = What the signs mean
key-legend = what the signs mean
none = none
you = you
first = First player
last-round = The end is set off: this round is the last one.
ending =
    { $cause ->
        [projects] Last round: no project is left
        [cards] Last round: twelve cards in a hub
        [crises] Last round: the last crisis is over
       *[passes] Nobody can act any more
    }

## Cards

division-name =
    { $division ->
        [engineering] Engineering
        [testing] Testing
        [science] Science
        [construction] Construction
       *[flight] Space Flight
    }
skill-of =
    { $colour ->
        [blue] Engineering skill
        [green] Testing skill
        [yellow] Science skill
        [red] Construction skill
       *[purple] Space Flight skill
    }
leader-skills =
    { $count ->
        [one] { $count } skill of the division it goes to
       *[other] { $count } skills of the division it goes to
    }
card-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
card-cost = Costs { $count }: { $icons }.
ability-gives = { $icons } at every recruit
no-ability = No ability.
obligation-words = Obligation: { $condition }. Met +{ $met }, missed −{ $missed }
researcher-words = researchers together bring points: the more of them, the more for each
duty = Obligation: { $have } of { $of }.
dropped =
    { $count ->
        [one] { $count } icon is dropped by your discount.
       *[other] { $count } icons are dropped by your discount.
    }
reserved = A pawn stands guard on it.
known-card = Everybody has seen this card.
own-power = A token of your own power, { $power }: its icon costs you nothing.
foreign-token = The icon of the power token is to be covered, too.

## Prices

price = Your price: { $price }.
free = free
free-short = free
short =
    { $icons ->
        [one] { $icons } icon short
       *[other] { $icons } icons short
    }
open-icons =
    { $icons ->
        [one] { $icons } icon to cover
       *[other] { $icons } icons to cover
    }
brings-points =
    { $points } { $count ->
        [one] point
       *[other] points
    }
brings-project = enough skills for { $project }
brings-goal = meets the goal { $goal }

## The Center

center = The Center
center-empty = The Center is empty.
revealed = Turned up
deck =
    { $cards ->
        [one] The deck: { $cards } card
       *[other] The deck: { $cards } cards
    }
leader-deck =
    { $cards ->
        [one] The deck of leaders: { $cards } card
       *[other] The deck of leaders: { $cards } cards
    }
waiting-token = A power token that is to be laid.
marker-here = The Rival's marker: it chooses a card from here on
marker-looks = The Rival looks at this card, too

## What to do now

hint-pick = Press a card of the Center or of your hand to see what it would cost you.
hint-card = Press one of the cards that glow.
take-card = Take into hand
recruit-into = Recruit into { $division }
refused-into = { $division }: { $why }
pay-otherwise = Choose how to pay
let-go = Put it down
asks-other = { $name } is asked to decide something for your turn.
keep-talent = Keep this talent
skills-asked =
    { $count ->
        [one] It asks for { $count } skill.
       *[other] It asks for { $count } skills.
    }

## Paying

pay-title = Paying for { $card } into { $division }
still-open =
    { $icons ->
        [one] { $icons } icon still open:
       *[other] { $icons } icons still open:
    }
wild-left =
    { $icons ->
        [one] { $icons } icon of any colour covers one of them by itself
       *[other] { $icons } icons of any colour cover some of them by themselves
    }
helped = Helped by themselves: { $cards }.
given = Given so far: { $things }.
tokens-to = Your tokens go to: { $name }.
tokens-to-crisis = Your tokens will lie on the crisis.
changes =
    { $tokens ->
        [one] { $tokens } more token may count as any colour.
       *[other] { $tokens } more tokens may count as any colour.
    }
keeps =
    { $tokens ->
        [one] { $tokens } of two or more tokens spent will stay with you.
       *[other] { $tokens } of the tokens spent will stay with you.
    }
covers =
    { $icons ->
        [one] Covers { $icons } icon
       *[other] Covers { $icons } icons
    }
pay-rest = Pay the rest
pay-hint = Until the last step you can take each one back.
your-talent = your talent

## The hub and what is one's own

hub = The hub
hub-of = The hub: { $name }
own-things = Your things
division-facts =
    { $division }: { $skills ->
        [one] { $skills } skill
       *[other] { $skills } skills
    }, discount { $discount }
division-empty = No card yet.
state-works = Its ability works.
state-used = used this turn
state-covered = covered
state-new = works from the next turn on
state-crisis = silenced by the crisis
goal-met =
    { $points ->
        [one] Met: { $points } point.
       *[other] Met: { $points } points.
    }
goal-open = { $have } of { $of }.
points-now =
    { $points ->
        [one] point so far
       *[other] points so far
    }
total = Total
tokens = Tokens: { $tokens }.
endless = Laid by the board: as many icons of its colour as needed
hub-cards =
    { $cards ->
        [one] { $cards } card in the hub; the twelfth sets off the end
       *[other] { $cards } cards in the hub; the twelfth sets off the end
    }
projects-done =
    { $count ->
        [one] { $count } project completed
       *[other] { $count } projects completed
    }
wild-now =
    { $icons ->
        [one] { $icons } icon of any colour for a recruit this turn
       *[other] { $icons } icons of any colour for a recruit this turn
    }
skill-now =
    { $skills ->
        [one] { $skills } skill more for a project this turn
       *[other] { $skills } skills more for a project this turn
    }
hand =
    { $cards ->
        [0] No cards in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
known = known: { $cards }
done = Completed: { $projects }
own-projects = Theirs alone: { $projects }
tap-card = Press a card, a division or a section to read about it.

## Power boards

power-board = Power board: { $power }
section-empty = No token yet.
section-ready = Ready to be used.
section-used = Used.
cooperation-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
international = Tokens of other powers
refresh = Refresh

## Projects and players

projects = Projects
projects-none = No project is left in the row.
side =
    { $side ->
        [soviet] USSR
        [american] USA
       *[other] New Horizons
    }
progress = You have { $have } of { $of }, missing { $missing }
progress-all = You have all { $of }
need-named = { $count } more of any colour it names
project-own = Yours alone.
project-now =
    { $points ->
        [one] Now: { $points } point.
       *[other] Now: { $points } points.
    }
others-words =
    { $cards ->
        [one] { $cards } card in hand.
       *[other] { $cards } cards in hand.
    } Tokens: { $tokens }. { $projects ->
        [one] { $projects } project.
       *[other] { $projects } projects.
    }

## Crises

crises = The crisis
crisis-none = No crisis any more.
crisis-steps =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
crisis-next = Next: { $title }
crisis-under = under it: { $card }
crises-over = { $count } of 6 over

## The Rival

rival = The Rival
rival-level = The Rival, level { $level }
track = The Rival's achievement track: step { $step } of { $last }
track-event =
    { $event ->
        [bonus] The Rival gains its bonus
        [cheapest-project] The Rival takes the open project of fewest points
       *[other] The Rival adds a card of the deck to its hub
    }
lead = Your lead: { $lead }

## The end

brought-title = What each module brought
brought =
    { $module ->
        [powers]
            { $count ->
                [one] { $count } use of a section
               *[other] { $count } uses of sections
            }
        [leaders]
            { $of ->
                [0] no obligations
               *[other] { $count } of { $of } obligations met
            }
        [crises] { $count } of 6 crises are over.
        [goals] { $count } of { $of } goals met
        [projects]
            { $count ->
                [one] { $count } new project
               *[other] { $count } new projects
            }
        [talents]
            { $count ->
                [one] used once
               *[other] used { $count } times
            }
       *[directives]
            { $count ->
                [one] { $count } directive spent
               *[other] { $count } directives spent
            }
    }

## The legend

sign =
    { $sign ->
        [icon] Research icons: what a card costs, from top to bottom. Struck out: dropped by your discount.
        [skill] Skills: what a card brings to its division. They count for projects and lower the cost of later cards there.
        [any-skill] A skill of whatever colour
        [any] An icon of any colour
        [token] Research token: pays one icon of its colour and passes to the left
        [directive] Directive: doubles the token that it is spent with
        [each-turn] Gives icons each turn, by itself, while it lies on top
        [instead] Instead of the action
        [discount] Drops so many icons more
        [pass-left] Tokens passed to the left
        [draw] Draw a card from the deck
        [hand] Cards in hand
        [center] The Center; on asterisk cards a full row of five divisions
        [stack] A division, and how many cards it has
        [raise] A covered card, or cards above
        [borrow] From another hub
        [swap] In exchange, or in another order
        [asterisk] Scores at the end
        [dear] Cards of printed cost 5 or 6
        [cheap] Cards of printed cost 2 or 3
        [project] A project
        [goal] A goal over a division, or an obligation, with how far you are
        [power] Powers: USSR, USA, France, Japan
        [leader] Leaders: general, politician, researcher
        [crisis] The crisis
        [silent] Does not work
        [pawn] The pawn of a talent
        [talent] A talent
       *[marker] Development marker: the Rival's place in the Center
    }
