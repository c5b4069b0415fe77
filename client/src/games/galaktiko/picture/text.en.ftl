### The picture of the rules of Galaktiko.

picture = The ring of eight sectors with a flight to the market, the queue there, and the passengers of the bus.
picture-1 = You fly clockwise, as far as you like, to a free station in another sector.
picture-2 = The five sectors behind you get a new passenger each.
picture-3 = Passengers with the icon of the station get off: 1 point, a rich one (with the top hat) 2.
picture-4 = An inspector: all your stowaways (with the hare) pay here, 2 points each.
picture-5 = The queue: those who have waited longest board first, until six are on board.
picture-6 = A vortan (purple) leaves only in a pair with one from the queue. On board at the end he costs 2 points.
