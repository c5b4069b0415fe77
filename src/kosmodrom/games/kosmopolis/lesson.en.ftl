### The guided first game of Kosmopolis. Each text stands at a position of lesson.toml; nudges answer another move.

lesson-name-learner = Captain
lesson-name-rival = Nova

## The draft

lesson-welcome = Welcome. After three rounds the highest score wins: the cards in your city, bonus cards and gold. Each of you was dealt six cards in secret; you keep two and pass the rest on. Keep cleric 6: a high card is worth a lot, wherever you send it later.
lesson-welcome-nudge = That one would do too. For now, take cleric 6: we have plans for it.
lesson-second-card = One more. Keep agent 6: agents lay secret modifiers, and you will want one.
lesson-second-card-nudge = A fine card, but this time keep agent 6. You'll soon see what agents are good for.
lesson-rival-keeps = Nova chooses at the same time. You see that she keeps a card, but not which one.
lesson-before-pass = She takes her second. Then both of you pass the other four cards to the left, and with two players that is across the table.
lesson-passed = These four come from Nova, and your four went to her: you know part of her hand now. Keep merchant 3: merchants bring gold, and gold saves cities.
lesson-passed-nudge = You could. But you have no merchant yet, so keep merchant 3.
lesson-fourth-card = Now cleric 5. Cards of one colour add up, so a second cleric is welcome.
lesson-fourth-card-nudge = Keep cleric 5 this time: we are going to collect clerics.
lesson-rival-keeps-again = Nova chooses again, from what you left her.
lesson-before-second-pass = After the second pass, you keep what arrives without choosing. The draft is over then, and play begins.

## The cards are played

lesson-rival-begins = Six cards in hand. Nova was dealt the higher modifier at the start, so she begins.
lesson-city = Nova sent a cleric to her own city. Each turn you play one card: to your city, for points, or to the capital, for an action. Send cleric 5 to your city.
lesson-city-nudge = Possible, but begin with points: cleric 5 to your city.
lesson-limits = Five points of pink in your city. But look at the capital: each colour's limit is what lies there, and pink has a limit of 0. Whoever is above a limit at the end of the round loses that colour.
lesson-cleric = So let us raise pink. Send cleric 6 to the capital: the limit of pink becomes 6 for everyone, and the cleric brings you a card from the capital.
lesson-cleric-nudge = That works too, but your clerics aren't safe yet. Cleric 6 to the capital, please.
lesson-cleric-took = The cleric took merchant 3, the only card there for him, straight into your city. Mind the price: without that card, the limit of yellow fell to 0.
lesson-more-clerics = Nova has 8 of pink now. At the end, the highest total of a colour earns a bonus card: overtake her with your second cleric 5.
lesson-more-clerics-nudge = Not yet. First overtake Nova in pink: cleric 5 to your city.
lesson-above = Ten of pink against a limit of 6. Above it, for now: only the end of the round counts, and you have an agent in hand.
lesson-rival-agent = Nova was quicker: her agent looks at a modifier, and she will lay it face down at a colour. There are four: +4, +2, −1 and −3.
lesson-agent = It lies at yellow, where only you have cards, so it is hardly a present. Answer in kind: send agent 6 to the capital.
lesson-agent-nudge = A good card, but the agent first: your clerics wait for help.
lesson-modifier = A +4, the best there is, and only you can see it. Lay it at pink: 6 and 4 make 10, exactly what your clerics need. Equal is safe.
lesson-modifier-nudge = It would be wasted there. Your ten points of pink need it: lay it at pink.
lesson-laid = Nova sees your modifier, but not its value. You may look at it whenever you like.
lesson-merchant = Now yellow. Send merchant 3 to the capital: the limit rises to 3, what you have in your city, and you get 1 gold. You will need it if Nova's modifier is a bad one.
lesson-merchant-nudge = That leaves your merchants to their fate. Merchant 3 to the capital, and you even get gold.
lesson-gold = A gold is a point at the end, or it raises a limit by 1, for you and for one check. Nova plays her last card now, so you have one more turn.
lesson-scholar = Send scholar 5 to the capital. You have none in your city, and Nova's 8 of green will still be too many; and a scholar draws you a card.
lesson-scholar-nudge = With a limit of 0, you would lose that scholar at once. In the capital, he still draws you a card.

## The check

lesson-check = The round is over: the card you drew, agent 2, went to your city, and all modifiers were turned up. Nova loses her scholars, 8 against 5; your clerics stay, 10 against 10. Yellow lacks one, as her modifier was −1: pay your gold and save the merchants.
lesson-check-nudge = You would keep 1 gold and lose 3 points, and the bonus card with them. Save yellow.
lesson-end = Saved. The highest totals earned bonus cards, you took three of them, and you begin round 2 with a new draft. Three rounds like this, and the highest total of city, bonus cards and gold wins. You know all you need: let's go!

## What was learnt

lesson-learnt-draft = Drafting: keep two cards, pass the others on, and remember what you passed.
lesson-learnt-places = Your city brings points, the capital brings an action and raises the limit for all.
lesson-learnt-limits = Above its limit a colour is lost at the end of the round; exactly the limit is safe.
lesson-learnt-modifiers = Agents lay modifiers in secret, and so does everybody else.
lesson-learnt-gold = Gold saves a colour, or it is a point; the highest totals earn bonus cards.
