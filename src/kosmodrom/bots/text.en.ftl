# What a move is expected to bring beside the next best. `$other` is the next best in words.

compared-better =
    { $wins ->
        [one] About { $wins } more win
       *[other] About { $wins } more wins
    } in 100 than with “{ $other }”
compared-better-alone = About { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than with “{ $other }”
compared-alike = As good as “{ $other }”
compared-even = As many wins as with “{ $other }”
compared-even-alone = As many points as with “{ $other }”

# The playouts say the opposite of the search, which looks for good answers where they take any that seem fit.
compared-worse =
    { $wins ->
        [one] The search prefers it; played on quickly, “{ $other }” brings about { $wins } more win
       *[other] The search prefers it; played on quickly, “{ $other }” brings about { $wins } more wins
    } in 100
compared-worse-alone = The search prefers it; played on quickly, “{ $other }” brings about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more

# Lines of the score, by their names in lower case.
compared-more = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
compared-rival = the best rival
compared-line = { $line } { $points } points
compared-further-line = { $line } { $points }
compared-with-lines = { $verdict }: { $lines }.
compared-without-lines = { $verdict }.
