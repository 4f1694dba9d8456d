import rules from './phrase-rules.json';

/** A rule of the data file that a text matches, with the first of its phrases. */
interface MatchedRule {
  readonly name: string;
  readonly phrase: string;
}

/** Lower case without accents; everything but letters and digits is one space, so that only whole words match. */
const fold = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `.replace(/ +/g, ' ');

const RULES = rules.map(({ name, phrases }) => ({
  name,
  phrases: Object.values(phrases)
    .flat()
    .map((phrase) => ({ phrase, folded: fold(phrase) })),
}));

/** The rules that a text matches, whatever its language: a posting may use several. */
export function matchPhrases(text: string): MatchedRule[] {
  const folded = fold(text);
  return RULES.flatMap(({ name, phrases }) => {
    const found = phrases.find((each) => folded.includes(each.folded));
    return found ? [{ name, phrase: found.phrase }] : [];
  });
}
