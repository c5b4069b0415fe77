// The stem of a word, English or Russian: "flights" and "flight", «клириков» and «клирик» are one word to a search.
// Russian follows the Snowball algorithm, with a few alternations more; English is a light one, as rules need no more.

const RUSSIAN = /^[а-я]+$/;
const ENGLISH = /^[a-z]+$/;

/** Words that say nothing about what is looked for. */
const STOP = new Set(
  (
    "a an and are as at be by can could did do does for from get had has have how i if in is it its many may me much must my " +
    "need no not of off on or our should so than that the their them then there they this to us was we were what when where " +
    "which who why will with would you your " +
    "а без бы был была были было быть в вам вас ваш ваша ваше ваши во вот все всё вы где да для до если есть еще же за и из " +
    "или им их к как какая какие каков какой ко когда кого кому кто куда ли мне можно мой моя мы на над надо нам нас наш не " +
    "него нее нет ни но ну нужно о об он она они оно от откуда по под почему при про с сколько со так такое там то того тоже " +
    "только том ты у уже чего чем что чтобы эта эти это этот я"
  ).split(" "),
);

export function isStop(word: string): boolean {
  return word.length < 2 ? !/\d/.test(word) : STOP.has(word);
}

/** The stem of a word in small letters, with е for ё; what is in no alphabet or in both stays as it is. */
export function stem(word: string): string {
  if (ENGLISH.test(word)) {
    return english(word);
  }
  return RUSSIAN.test(word) ? russian(word) : word;
}

// English

const VOWEL = /[aeiouy]/;

function english(word: string): string {
  if (word.length < 4) {
    return word === "fly" ? "fli" : word;
  }
  const singular = withoutPlural(word);
  const plain = withoutEnding(singular);
  return plain
    .replace(/our$/, "or")
    .replace(/([^aeiou])y$/, "$1i")
    .replace(/e$/, "");
}

function withoutPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) {
    return word;
  }
  return word
    .replace(/(ss|x|ch|sh|zz)es$/, "$1")
    .replace(/ies$/, "y")
    .replace(/([^s])s$/, "$1");
}

function withoutEnding(word: string): string {
  const [, rest = ""] = /^(.+?)(?:ing|ed|ly)$/.exec(word) ?? [];
  if (rest.length < 3 || !VOWEL.test(rest)) {
    return word;
  }
  return rest.replace(/([bdgmnprt])\1$/, "$1");
}

// Russian

const PERFECTIVE = /(?:(?<=[ая])(?:вшись|вши|в)|ившись|ивши|ив|ывшись|ывши|ыв)$/;
const REFLEXIVE = /(?:ся|сь)$/;
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)$/;
const VERB =
  /(?:(?<=[ая])(?:ешь|нно|ете|йте|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)|ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;

function russian(word: string): string {
  const start = word.search(/[аеиоуыэюя]/) + 1;
  if (start === 0) {
    return word;
  }
  const head = word.slice(0, start);
  let rest = word.slice(start);
  const without = (ending: RegExp): boolean => {
    const shorter = rest.replace(ending, "");
    const isShorter = shorter !== rest;
    rest = shorter;
    return isShorter;
  };
  if (!without(PERFECTIVE)) {
    without(REFLEXIVE);
    if (without(ADJECTIVE)) {
      without(PARTICIPLE);
    } else if (!without(VERB)) {
      without(NOUN);
    }
  }
  without(/и$/);
  without(/ость?$/);
  without(/ейше?$/);
  if (!without(/ь$/)) {
    rest = rest.replace(/нн$/, "н");
  }
  return alternated(head + rest);
}

/** Vowels that come and go, and sounds that change: «торговец, торговца», «плитка, плиток», «победа, побеждает». */
function alternated(stem: string): string {
  const bare = stem.length > 4 ? stem.replace(/[аеиоуыюя]$/, "") : stem;
  return bare
    .replace(/жд$/, "д")
    .replace(/яц$/, "йц")
    .replace(/(..)ец$/, "$1ц")
    .replace(/(...)[ое]к$/, "$1к");
}
