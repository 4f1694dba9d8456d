const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi mo na ne no pa ra re ri ro sa se so ta te ti to va ve wa we za'.split(
    ' ',
  );
/** Words that occur in jobs. */
const COMMON = [
  'koch',
  'pflege',
  'team',
  'bern',
  'service',
  'nacht',
  'engineer',
  'zürich',
  'verkauf',
  'lehre',
];

const pick = <Item>(items: readonly Item[], random: () => number) =>
  items[Math.floor(random() * items.length)] as Item;

/** A random word that is unlikely to occur elsewhere. */
export const drawName = (random: () => number): string =>
  Array.from({ length: 5 }, () => pick(SYLLABLES, random)).join('');

/** A random search term: a word that occurs in jobs with probability 0.4, otherwise any. */
export const drawWord = (random: () => number): string =>
  random() < 0.4 ? pick(COMMON, random) : drawName(random).slice(0, 3 + Math.floor(random() * 7));
