### The guided first game of Space Explorers. Each text stands at a position of lesson.toml; nudges answer another move.

lesson-name-learner = Captain
lesson-name-rival = Nova

## Round 1

lesson-welcome = Welcome to the space race, Captain. Most points at the end wins, and nothing brings more than a project. Vostok 1 asks for 2 blue and 3 purple skills. Every turn you take a card or recruit one. Astronaut 53 has both colours: take that card from the Center into your hand.
lesson-welcome-nudge = A good card too. But Vostok 1 asks for blue and purple, and astronaut 53 has both: take that card.
lesson-rival-recruits = A new card fills the gap at once. Nova recruits: she puts scientist 25 into Science, her yellow division. The column on the card is its price, here a purple and a green icon.
lesson-rival-pays = She pays with a purple and a green token. Tokens spent are never lost: they go to the player on the left. With two players that is you.

## Round 2

lesson-recruit = Her two tokens are yours now. Recruit somebody yourself: engineer 1 from the Center, into Engineering. That is a first blue skill, and an ability that will be useful for long.
lesson-recruit-nudge = You could. But a hub begins best with somebody cheap who helps to pay: recruit engineer 1.
lesson-first-token = The column shows a yellow and a purple icon. A token covers one icon of its colour. Give the yellow one.
lesson-first-token-nudge = That would do as well. But keep your cards for dearer things, and begin with the yellow token.
lesson-second-token = One icon is left. Give a purple token, and the engineer is yours.
lesson-second-token-nudge = A hand card is worth two icons, and only one is open. A purple token is enough.
lesson-rival-takes = The engineer gives you a green icon for every recruit, but only from your next turn on. Nova takes tester 19. What is taken from the Center everybody has seen; what is drawn from the deck stays secret.

## Round 3

lesson-giver = Now your engineer works. Builder 41 has two skills, red and purple, so you choose the division: Space Flight. Of the four icons the green one is already covered, and you pay for three.
lesson-giver-nudge = Not this time. Builder 41 brings purple for Vostok 1: recruit that card into Space Flight.
lesson-return = Three blue icons, and you have one blue token. But any hand card can be put back into the Center for two icons of any colours. Tester 24 does not help with Vostok 1: return that card.
lesson-return-nudge = Astronaut 53 is for later, and one token alone is not enough. Return tester 24.
lesson-rest = One blue icon is left. Whenever you have nothing to choose, let the rest be paid in the usual way: tokens first, then as few cards as needed.
lesson-rest-nudge = It comes to the same, or it costs you astronaut 53. Pay the rest in the usual way.
lesson-rival-builds = The builder lies in Space Flight, and tester 24 in the Center, where Nova could take the card. She recruits builder 40 instead: two blue and two green icons.
lesson-rival-returns = She has no green tokens, so she gives her two blue ones and returns tester 19 for the other two icons.

## Round 4

lesson-discount = Blue tokens, just what you need. Every skill that lies in a division drops an icon from the bottom of the column, whatever its colour. Builder 41 has two skills: astronaut 51 costs you one icon instead of three. Recruit this one.
lesson-discount-nudge = Look at the prices in Space Flight: astronaut 51 costs a single icon there. Recruit this one.
lesson-one-icon = Only the topmost icon is left, a blue one. Give a blue token.
lesson-one-icon-nudge = Astronaut 53 is worth more to you than a token. Give the blue one.
lesson-rival-follows = The astronaut lies on top of the builder. Covered cards keep their points and skills; only their abilities rest. Nova takes builder 42.

## Round 5

lesson-free = Three skills in Space Flight now. Three of astronaut 53's four icons drop, and your engineer covers the green one: nothing to pay! Recruit that card from your hand into Space Flight.
lesson-free-nudge = Nothing beats a recruit for nothing. Astronaut 53, from your hand into Space Flight.
lesson-project = Two blue and three purple skills: enough for Vostok 1. After your action you may complete one project. Nothing is spent on it, skills and cards all stay.
lesson-project-nudge = Somebody else may be quicker next time. Complete Vostok 1 now.
lesson-row = The first man in space, and the lead is yours. No project comes in its place: three are left, and everybody wants them. Nova goes on with builder 42.
lesson-rival-giver = Her builder 40 gives two yellow icons, and a skill drops a purple one. Only two tokens are left to pay, and they come to you.

## Round 6

lesson-dear = Five skills in Space Flight! Astronaut 58 has the longest column there is, six icons. Five of them drop. Recruit this one.
lesson-dear-nudge = Another time. Six icons for the price of one: recruit astronaut 58.
lesson-last-token = The last icon is blue. Give a blue token, and look at your points.
lesson-last-token-nudge = The same in the end. Give the blue token.
lesson-end = Well done, you lead. So it goes on until the last project is taken or somebody has a twelfth card; then the round is finished. Cards with an asterisk score only at the end, so read them early. When you know the game, modules bring powers, leaders, crises and more. Good luck!

## What was learnt

lesson-learnt-turn = A turn is one action, take or recruit, and then at most one project.
lesson-learnt-payment = Icons are paid with tokens, which go to the left, and with hand cards, two icons each.
lesson-learnt-discount = Every skill in a division drops an icon from the bottom of the column.
lesson-learnt-abilities = An ability works from your next turn on, while its card lies on top.
lesson-learnt-projects = A project needs skills and spends nothing.
lesson-learnt-end = The last project or a twelfth card ends the game; most points win.

## With Powers, round 1 (lesson-powers.toml)

lesson-powers-title = With space powers
lesson-powers-welcome = You know the game, Captain. Now each of you plays for a power: you for Japan, Nova for the USSR. A token of each power lies on a card of the Center. Your own ones open the sections of your board. Engineer 1 has the Japanese token: recruit that card.
lesson-powers-welcome-nudge = Later, perhaps. Begin with a token of your own: engineer 1 has the Japanese one.
lesson-powers-own = The icon on a token of another power has to be paid, too. That of your own power is free. So only the yellow and the purple icon of the engineer are left: pay the rest in the usual way.
lesson-powers-own-nudge = A yellow and a purple token will do. Pay the rest in the usual way.
lesson-powers-lay = Your token lies in the niche of section 1. A token of each power is always in the Center, so you lay the next Japanese one on a card without any. Choose one that you want soon: engineer 2 will be cheap for you.
lesson-powers-lay-nudge = That card would be dear for you. Lay the token on engineer 2.
lesson-powers-rival-takes = Nova takes engineer 9 into her hand. A power token never goes into a hand: she has to lay the American one on another card.
lesson-powers-rival-lays = She chooses scientist 29. That card costs a red icon more now, unless you play for the USA.

## With Powers, round 2

lesson-powers-section = Your section 1 gives two icons of any colour for a recruit. You may use a section at any time of your turn, then its token slides aside. Use section 1 now.
lesson-powers-section-nudge = With the section it costs you less. Use section 1 first.
lesson-powers-foreign = Astronaut 50 costs a yellow and a blue icon, and the French token asks for one of any colour. Your engineer gives a green icon, the section gives two: nothing is left to pay. Recruit the astronaut.
lesson-powers-foreign-nudge = Another recruit would cost you something. Astronaut 50 is free.
lesson-powers-international = The French token goes to your international section. At the end it scores sets of different powers. Now the next French one has to be laid. Keep it off the cards you want: builder 48 will do.
lesson-powers-international-nudge = That card may be useful to you. Lay the token on builder 48.
lesson-powers-rival-recruits = Nova recruits engineer 9, from her hand.
lesson-powers-rival-pays = She pays with two yellow and two purple tokens. They come to you.
lesson-powers-rival-moves = Whoever recruits a card without a power token, as from hand, may move the token of their own power. Nova moves the Soviet one from engineer 11 to tester 20, who costs less.

## With Powers, round 3

lesson-powers-second = Engineer 2 has a Japanese token, and its icon is free again. Of the red and the green icon the discount drops the green one. Recruit that card.
lesson-powers-second-nudge = First the token of your own power: recruit engineer 2.
lesson-powers-red-icon = The red icon is left. Pay the rest in the usual way.
lesson-powers-red-icon-nudge = Keep your card in hand. Pay the rest in the usual way.
lesson-powers-niches = This token fills the niche of section 2. The third goes to section 3, the fourth to cooperation, and from then on you choose. Lay the next one on engineer 11: in Engineering you have the most discount.
lesson-powers-niches-nudge = In Engineering you have the most discount. Lay the token on engineer 11.
lesson-powers-keep = Section 2 would lay the tokens of the Center anew. It does not expire: keep it until you need it, and finish your turn.
lesson-powers-keep-nudge = The tokens lie well for you. Keep the section and finish your turn.
lesson-powers-rival-waits = Nova takes astronaut 54. There was no token on that card, so nothing has to be laid.

## With Powers, round 4

lesson-powers-set = Scientist 29 has the American token. Together with the French one it makes a set of two powers. Recruit that card into Science.
lesson-powers-set-nudge = For the set you need the American token: scientist 29, into Science.
lesson-powers-dear = Three purple icons, a blue one and the red one of the token: no discount touches that. Your tokens and scientist 27 from hand cover them. Pay the rest in the usual way.
lesson-powers-dear-nudge = All of it is needed anyway. Pay the rest in the usual way.
lesson-powers-points = France and the USA: a set of two brings Japan 3 points at the end, a set of three 6. Lay the American token on astronaut 53.
lesson-powers-points-nudge = That card may be useful to you. Lay the token on astronaut 53.
lesson-powers-end = So it goes on. With all three sections filled and a token in cooperation you may refresh: the three go back, and the niches can be filled anew. Each power has sections and sets of its own: press one to read it. Good luck!

## What was learnt with Powers

lesson-powers-learnt-own = The token of your own power is free and fills the next niche.
lesson-powers-learnt-foreign = That of another power costs its icon and counts in sets at the end.
lesson-powers-learnt-laying = When a token leaves the Center, you lay the next one of that power.
lesson-powers-learnt-sections = A section is used once, at any time of your turn, whenever you like.
lesson-powers-learnt-refresh = Three filled sections and a token in cooperation can be refreshed.
