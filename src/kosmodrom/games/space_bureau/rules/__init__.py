"""The rules, a file for each part of a turn; `turn` says who may do what and how it goes on."""
