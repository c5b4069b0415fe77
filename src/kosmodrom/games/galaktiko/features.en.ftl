### What each group of features says (“kosmodrom features galaktiko --explain”). Sectors are counted clockwise from the ship of the one who looks, +0.

feature-question = What is asked now.
feature-turn = Whose turn it is.
feature-first = Who is the first driver.
feature-round = At least so many rounds have begun.
feature-rounds-left = Full rounds to come, once the shift is over.
feature-deck = At least so many cards are in the deck.
feature-lower-part = The upper part of the deck is used up.
feature-hidden-inspectors = How many inspectors are in the deck.
feature-option = What the table chose.
feature-longer-queue = More than six wait in a sector.
feature-waiting = How many of the first six in a sector's queue are of a group.
feature-inspectors = At least so many inspectors are in a sector.
feature-offer = The points that a landing in a sector would bring at once, at its best free station; nothing where none is free.
feature-offer-to-next = The same for the next seat.
feature-on-board = At least so many of a group are on board.
feature-room = How many more have room on board.
feature-offers = The points that the best sectors offer to the seat.
feature-due = The points of those on board who may get off now, while the seat lets them off.
feature-ahead = At least so many points ahead of the best other seat, if all who are on board cost what they do at the end.
feature-ahead-without-those-on-board = At least so many points ahead of the best other seat by scored cards alone.
