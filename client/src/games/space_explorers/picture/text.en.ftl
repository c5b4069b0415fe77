### The picture of the rules of Space Explorers.

picture = Four cards of the Center, a hub of five divisions, five tokens, a hand of two cards, and two projects.
picture-1 = The Center: every turn you take a card from here or from the deck into your hand, or you recruit one.
picture-2 = The column is what a card costs. Every skill that lies in its division drops an icon from the bottom.
picture-3 = A recruited card lies on top of a division whose skill it has. Covered cards keep their points and skills.
picture-4 = Only the top card’s ability works, from your next turn on. This one helps to pay.
picture-5 = A token pays for an icon of its colour, and goes to the player on your left.
picture-6 = A hand card put into the Center pays for two icons of any colours.
picture-7 = Projects: after your action you may complete one for which all your skills are enough. Nothing is spent.
