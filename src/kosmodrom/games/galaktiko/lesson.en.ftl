### The guided first game of Galaktiko. Each text stands at a position of lesson.toml; nudges answer another move.

lesson-name-learner = Captain
lesson-name-rival = Nova

## The start

lesson-welcome = Welcome aboard. Whoever has the most points at the end of the shift wins: passengers delivered bring points, those still on board cost some. Choose where to start, and the three who wait there board. Take the museum in sector 6: two ordinary passengers, each happy with either of two stations, and a stowaway.
lesson-welcome-nudge = A fine place too. This time let us start at the museum, sector 6.
lesson-rival-starts = Nova drives first, so she chooses her place after you. At the start no two share a sector.

## Round 1

lesson-rival-flies = Every turn begins with a flight: clockwise, as far as you like, to a free station in another sector. Watch the sectors behind Nova as she flies to the cafe.
lesson-new-passengers = The five sectors behind her got a new passenger each; her own and the two ahead got none. Now Nova may let off whoever wants to go to the cafe. An ordinary passenger is worth 1 point.
lesson-first-flight = Then all who waited there boarded her bus. Your turn. Point at a station or tap it to see who would get off, who would board and where new passengers come. Fly to the beach, sector 5: one passenger gets off there, and four board.
lesson-first-flight-nudge = You could go there. But the beach in sector 5 brings a point and the best company: fly there.
lesson-first-off = Notice sector 2: no passenger came there but an inspector, and he stays on duty. We'll visit him soon. First let off your passenger to the cafe or beach.
lesson-first-off-nudge = A passenger who stays on board at the end costs you a point. Let him off here for 1 instead.

## Round 2

lesson-full-bus = Six on board: your bus is full. Two of them are stowaways. At their own station they leave without paying, but an inspector makes them pay. Nova has two as well: will she be quicker?
lesson-rival-passes-by = She flew on to the factory instead, where two of her passengers want to go. The first one gets off.
lesson-rival-second = And the second. She may let off as many as she likes, or close the doors at any time.
lesson-inspector = So the inspector is yours. Fly to the market, sector 2. He catches all your stowaways, whatever their station, for 2 points each.
lesson-inspector-nudge = Nowhere else are 4 points waiting for you. Fly to the inspector in sector 2.

## Round 3

lesson-caught = Four points. The inspector has gone home, and two from the queue have boarded, one of them a vortan. Vortans never pay, and each one left on board at the end costs 2 points. Now Nova heads for another inspector, in sector 7.
lesson-vortan = She caught two as well, and took a vortan on board herself. Get rid of yours: vortans leave in pairs only, one from the bus with one from the queue. Two of them wait at the bath, sector 4, and two of your passengers want to go there.
lesson-vortan-nudge = The bath brings more: two passengers and the vortan can leave there. Fly to sector 4.
lesson-three-leave = Three can leave here. Begin with the rich passenger: rich ones have one station only, but bring 2 points.
lesson-three-leave-nudge = They will all have their turn. Begin with the rich passenger to the bath.
lesson-second-leaves = Now the passenger to the bath or museum, for 1 point.
lesson-second-leaves-nudge = First the passenger to the bath or museum, please.
lesson-pair = And the vortan. The one who has waited longest in the queue goes with him. No points, but they won't cost you any either.
lesson-pair-nudge = On board he would cost you 2 points at the end. Let the vortan off.

## Round 4

lesson-no-choice = Three boarded, and the other vortan was among them: you can't choose, the queue boards in order. Look at the deck, too. Its upper part is almost used up, and the end-of-shift card lies somewhere in the lower one.
lesson-end-of-shift = There it is already: end of shift. Nobody new will come. This round is finished, and then one more is played. Nova uses her stop to let her vortan off in a pair.
lesson-deny = Two turns are left to you. Nova has a stowaway, and another inspector is waiting in sector 2: be there before her. Your rich passenger wants to go to that market anyway.
lesson-deny-nudge = Then Nova would bring her stowaway to the inspector. Fly to the market, sector 2, before her.
lesson-inspector-back = You have no stowaways, so the inspector went back into the deck, out of Nova's reach. Let off your rich passenger.
lesson-inspector-back-nudge = On board he costs a point, here he brings 2. Let off the rich passenger to the market.

## Round 5

lesson-last-round = The last round. A stowaway to the beach has boarded your bus; you'll find a place for him. Nova takes her last turn.
lesson-rival-last = Her rich passenger to the cinema gets off. But somebody boards in his place, and at the end everybody on board costs points.
lesson-squeeze = Your last turn: mind who boards. At the museum two would get off, but two others would board and cost a point each. At the beach, sector 5, nobody waits. Fly there, and your bus gets emptier.
lesson-squeeze-nudge = Look at who boards there, or who stays on board. The beach in sector 5 is better: two get off, nobody boards.
lesson-last-point = First the passenger to the beach or museum, for 1 point.
lesson-last-point-nudge = First the passenger to the beach or museum: he pays.
lesson-free-ride = Now the stowaway. Without an inspector he pays nothing, but on board he would cost you 2 points. Let him go.
lesson-free-ride-nudge = If you keep him, you lose 2 points. Let the stowaway off.
lesson-end = The shift is over. You earned 11 points; three passengers and a vortan still on board cost 5, and 6 are left. Nova has 2: you win! With more players each sector has two or three stations, and everything else stays as you know it. Let's go!

## What was learnt

lesson-learnt-flight = A flight: the five sectors behind you get new passengers.
lesson-learnt-off = Passengers get off at their station for 1 point, rich ones for 2; then the queue boards in order.
lesson-learnt-stowaways = Stowaways pay only an inspector, and you can be there first.
lesson-learnt-vortans = Vortans never pay and leave in pairs.
lesson-learnt-end = At the end everybody on board costs points: mind whom you take along.
