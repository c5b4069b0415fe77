### The picture of the rules of Kosmopolis.

picture = The capital with a pile of cards for each colour, a city below it, and a hand of three cards.
picture-1 = The capital, shared by all. A card sent here brings the action of its profession.
picture-2 = The limit of each colour: the sum of what lies in the capital, here 3, 6, 5 and 5.
picture-3 = A secret modifier. At the end of the round it raises or lowers the limit of its colour.
picture-4 = Your city: here cards bring points, as long as a colour isn’t above its limit.
picture-5 = 8 of green are above the limit of 5: pay 3 gold, or lose all green cards.
picture-6 = Your hand. Each turn one card goes to your city or to the capital.
