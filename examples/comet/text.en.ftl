game-title = Comet
game-tagline = Be the highest, and be alone.

move-send = Send probe { $probe }
move-land = Land and take sample { $sample }
move-dive = Dive: { $good } of { $all } samples would do

ask-send = Sample { $sample } is up. Which probe do you send?
ask-decide = You have reached the comet. Land for { $sample }, or dive?
ask-wait = Waiting for { $names }.
ask-over = The game is over.

event-turned-up = Sample { $a } is turned up.
event-sent =
    { $who ->
        [you] You send
       *[other] { $name } sends
    } probe { $a }.
event-sent-hidden = { $name } sends a probe.
event-shown =
    { $who ->
        [you] You show
       *[other] { $name } shows
    } probe { $a }.
event-back =
    { $who ->
        [you] You show
       *[other] { $name } shows
    } probe { $a }, which is blocked and goes back.
event-drifted = Nobody reaches the comet: sample { $a } drifts off.
event-landed =
    { $who ->
        [you] You land and take
       *[other] { $name } lands and takes
    } sample { $a }.
event-dived =
    { $who ->
        [you] You dive, find { $b } and take
       *[other] { $name } dives, finds { $b } and takes
    } both samples.
event-crashed =
    { $who ->
        [you] You dive and find
       *[other] { $name } dives and finds
    } only { $b }: samples { $a } and { $b } are lost.
event-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } probe { $a }.
event-drew-hidden = { $name } draws a probe.
event-ended = The comet is gone.

table-comet = Passes left: { $passes }. Sample: { $sample }. Probes in the deck: { $deck }.
table-seat = { $name }: { $points } points, probes in hand: { $hand }, known of them: { $shown }
table-spent = Spent probes: { $probes }. Lost samples: { $samples }.
table-hand = Your probes: { $probes }

score-samples = Samples
