import { listSingulars, MAX_WORD } from './singulars';

/** Shorter forms end too many unrelated words. */
const MIN_HEAD = 5;
const MIN_COMPOUND = 8;
const MIN_PART = 4;
const MIN_REST = 3;

/** Elements between the parts of a German compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/**
 * Forms that mean something else at the end of a compound: a Metallbauer is no farmer, a Quereinsteiger no miner, an
 * Ausbildung no school.
 */
const OTHER_AS_HEAD = new Set(
  [
    'bauer',
    'richter',
    'wirt',
    'fischer',
    'jager',
    'schreiber',
    'trager',
    'sprecher',
    'fuhrer',
    'setzer',
    'steiger',
    'logger',
    'ganger',
    'bildung',
    'office',
    'architektur',
    'management',
    'buro',
  ].flatMap((head) => [head, `${head}in`]),
);

/** Names that end no German compound: a mistyped `murattore` is no actor. */
const ITALIAN = /(?:tore|trice|ista|ai[oa])$/;

/**
 * The longest form at the end of a German compound, or of its singular: `pflegefachfrau` for
 * `intensivpflegefachfrauen`.
 */
export function findHead(
  word: string,
  isForm: (word: string) => boolean,
  isPart: (word: string) => boolean,
): string | undefined {
  if (word.length < MIN_COMPOUND || word.length > MAX_WORD) return undefined;
  const spellings = [word, ...listSingulars(word)];
  for (let start = MIN_REST; start <= word.length - MIN_PART; start++) {
    for (const spelling of spellings) {
      const head = spelling.slice(start);
      if (head.length < MIN_PART || OTHER_AS_HEAD.has(head) || ITALIAN.test(head) || !isForm(head)) continue;
      if (head.length >= MIN_HEAD || isPart(spelling.slice(0, start))) return head;
    }
  }
  return undefined;
}

/** The fewest parts that make up the word, with linking elements left out; empty when it is not divisible. */
export function divideCompound(word: string, isPart: (word: string) => boolean): readonly string[] {
  if (word.length > MAX_WORD) return [];
  /** Fewest parts up to each position. */
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = MIN_PART; end <= word.length; end++) {
    for (let start = 0; start <= end - MIN_PART; start++) {
      const before = best[start];
      const present = best[end];
      if (!before || (present && before.length + 1 >= present.length)) continue;
      const part = word.slice(start, end);
      if (part.length === word.length || !isPart(part)) continue;
      best[end] = [...before, part];
    }
    const complete = best[end];
    if (!complete || end === word.length) continue;
    for (const link of LINKS) {
      if (link && word.startsWith(link, end)) best[end + link.length] ??= complete;
    }
  }
  const parts = best[word.length] ?? [];
  return parts.length > 1 ? parts : [];
}
