const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi mo na ne no pa ra re ri ro sa se so ta te ti to va ve wa we za'.split(
    ' ',
  );
/** Words that jobs have. */
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

/** A word that nothing else has, as a rule. */
export const drawName = (random: () => number): string =>
  Array.from({ length: 5 }, () => pick(SYLLABLES, random)).join('');

/** What is searched for: now and then a word that jobs have, else any. */
export const drawWord = (random: () => number): string =>
  random() < 0.4 ? pick(COMMON, random) : drawName(random).slice(0, 3 + Math.floor(random() * 7));
