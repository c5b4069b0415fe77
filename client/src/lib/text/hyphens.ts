// Where long words may be broken, for headings that have to fit in large letters on a phone.

const SOFT_HYPHEN = "\u00ad";
/** Words that any line holds stay whole. */
const SHORT = 8;
const VOWELS = "aeiouyаеёиоуыэюя";
const SIGNS = "ьъй";

/** The words with soft hyphens in the long ones: a line that ends there shows a hyphen, others show nothing. */
export function hyphenated(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => (word.length > SHORT ? broken(word) : word));
}

/** Between syllables: before the last consonant that stands before a vowel, where "ch", "sh", "th" and "ph" are one. */
function broken(word: string): string {
  const letters = [...word];
  const low = letters.map((letter) => letter.toLowerCase());
  const isVowel = (at: number) => VOWELS.includes(low[at] ?? " ");
  const isPair = (at: number) => low[at + 1] === "h" && "cstp".includes(low[at] ?? " ");
  const first = low.findIndex((_, at) => isVowel(at));
  const begins = (at: number) =>
    !isVowel(at) && !isPair(at - 1) && !SIGNS.includes(low[at] ?? "") && isVowel(isPair(at) ? at + 2 : at + 1);
  return letters
    .map((letter, at) =>
      at > first && at > 1 && at < letters.length - 1 && begins(at) ? SOFT_HYPHEN + letter : letter,
    )
    .join("");
}
