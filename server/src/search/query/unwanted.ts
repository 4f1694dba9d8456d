import { findWorkingTimes, lexemeOfTime } from '../derived/working-times';
import { foldText } from '../occupations/fold-words';
import { findLevels, lexemeOfLevel } from '../occupations/levels';
import { CONJUNCTIONS, DISJUNCTIONS, FILLERS } from './fillers';
import { RATES, listWords } from './keyword-modes';
import type { KeywordTerm } from './keyword-term';
import { CLAUSE_BEGIN, CLAUSE_END } from './negated-clauses';
import { EXCEPTIONS, NEGATIONS } from './negations';
import { listOccupationsNamed, spareWanted, widenUnwanted } from './unwanted-occupations';

const isWordOf = (words: ReadonlySet<string>, term: KeywordTerm | undefined) =>
  term?.kind === 'words' && words.has(foldText(term.text));

/**
 * Marks the terms behind a negation, and drops its word: `Koch nicht Küchenhilfe`, `ohne Nacht und Wochenende`.
 */
export function markUnwanted(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const marked: KeywordTerm[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    if (term?.text === CLAUSE_BEGIN) {
      const rest = terms.slice(at + 1);
      // A keyword of many words is cut, and may have no end of it.
      const end = rest.findIndex(({ text }) => text === CLAUSE_END);
      const clause = end < 0 ? rest : rest.slice(0, end);
      marked.push(...listUnwanted(clause, 'ohne'));
      at += clause.length + 1;
      continue;
    }
    const target = isWordOf(NEGATIONS, term)
      ? findTarget(terms, at + 1, isWordOf(EXCEPTIONS, term))
      : undefined;
    if (target === undefined) {
      const isIdle = marked.length > 0 && isWordOf(NEGATIONS, term);
      if (term && !isIdle) marked.push(term);
      continue;
    }
    marked.push(...listUnwanted(terms.slice(at + 1, target + 1), term?.text ?? ''));
    at = marked.some(isWantedOccupation) ? skipWorkplace(terms, target) : target;
  }
  return widenUnwanted(spareWanted(marked));
}

/** What follows is meant again: `mein Deutsch ist nicht gut, aber ich kann putzen`. */
const BUT = listWords('aber, sondern, mais, ma, pero, but');

/** Position of the last term that a negation before `from` is about; undefined when there is none. */
function findTarget(terms: readonly KeywordTerm[], from: number, isException: boolean): number | undefined {
  let at = from;
  while (isWordOf(FILLERS, terms[at]) && (at === from || !isWordOf(BUT, terms[at]))) at += 1;
  if (at >= terms.length || isWordOf(BUT, terms[at])) return undefined;
  if (isWordOf(DIPLOMAS, terms[at])) return findDiploma(terms, at);
  let last = findLastTime(terms, at);
  const findNext = () => findJoined(terms, last, isException);
  for (let next = findNext(); next !== undefined; next = findNext()) last = next;
  return findLastOfClause(terms, last);
}

/** Said again, they belong to the same list: `fuori dalla ristorazione e dagli alberghi`. */
const PREPOSITIONS = listWords(
  'als, im, in, mit, vom, beim, de, des, du, d, dans, en, comme, dal, dalla, dai, dalle, dagli, del, della, nel, nella, con, di, as, from, with',
);

/** Position of the next term of a list; after an occupation and an "and", it may be what is wanted instead. */
function findJoined(terms: readonly KeywordTerm[], at: number, isException: boolean): number | undefined {
  let next = at + 2;
  while (isWordOf(FILLERS, terms[next])) next += 1;
  const [first, last] = [terms[at], terms[next]];
  if (!first || !last || !isWordOf(CONJUNCTIONS, terms[at + 1]) || isWordOf(NEGATIONS, last))
    return undefined;
  const isSame = first.kind === last.kind;
  if (isWordOf(DISJUNCTIONS, terms[at + 1]) || (isException && last.kind !== 'mode'))
    return isSame || (first.kind !== 'place' && last.kind !== 'place') ? next : undefined;
  const isRepeated = next > at + 2 && terms.slice(at + 2, next).every((term) => isWordOf(PREPOSITIONS, term));
  if (isSame && isRepeated) return next;
  if (first.kind === 'words') return isSame && next === at + 2 ? next : undefined;
  return first.kind === 'credential' && (isSame || last.kind === 'occupation') ? next : undefined;
}

const VERBS = listWords('machen, mache, arbeiten, arbeite, schaffen, schaffe');

/** `nicht am Telefon Support machen` */
function findLastOfClause(terms: readonly KeywordTerm[], target: number): number {
  const behind = terms.slice(target + 1, target + 4);
  const verb = behind.findIndex((term) => isWordOf(VERBS, term));
  const isMeant = (term: KeywordTerm) =>
    term.kind === 'occupation' || (term.kind === 'words' && !isWordOf(FILLERS, term));
  return verb > 0 && behind.slice(0, verb).every(isMeant) ? target + verb : target;
}

const DIPLOMAS = listWords('brevet, titre, patente, licence, license, titolo, degree');

/** A diploma with the occupation that it is for: `sans brevet d'avocat`. */
function findDiploma(terms: readonly KeywordTerm[], at: number): number {
  let next = at + 1;
  while (isWordOf(FILLERS, terms[next])) next += 1;
  return next > at + 1 && terms[next]?.kind === 'occupation' ? next : at;
}

const isWantedOccupation = ({ kind, isUnwanted }: KeywordTerm) => kind === 'occupation' && !isUnwanted;

const WITHIN = listWords('in, im, en, dans');

/** Beside what is wanted, where an unwanted work is done is not wanted by itself: `no assemblaggio in fabbrica`. */
function skipWorkplace(terms: readonly KeywordTerm[], target: number): number {
  const [unwanted, within, place] = terms.slice(target, target + 3);
  const isWorkplace =
    place?.kind === 'occupation' && place.lexemes.every((lexeme) => lexeme.startsWith('=g'));
  return unwanted?.kind === 'occupation' && isWordOf(WITHIN, within) && isWorkplace ? target + 2 : target;
}

/** Times of work that follow one another are one: `turni di notte`, `Nacht- und Schichtarbeit`. */
function findLastTime(terms: readonly KeywordTerm[], from: number): number {
  let last = from;
  for (let at = from; terms[at] && (isTime(terms[at]) || isWordOf(FILLERS, terms[at])); at += 1)
    if (isTime(terms[at])) last = at;
  return isTime(terms[from]) ? last : from;
}

const isTime = (term: KeywordTerm | undefined) =>
  term !== undefined && findWorkingTimes(term.text).length > 0;

const listUnwanted = (terms: readonly KeywordTerm[], negation: string): KeywordTerm[] =>
  terms
    .filter((term) => !isWordOf(FILLERS, term))
    .map((term) => toOtherRates(term, negation) ?? toUnwanted(term));

/** Who does not want to work full-time may take a job of 80 to 100 %, so the other workloads are searched. */
function toOtherRates({ kind, text, lexemes }: KeywordTerm, negation: string): KeywordTerm | undefined {
  const isRate = kind === 'mode' && lexemes.every((lexeme) => RATES.includes(lexeme));
  const others = RATES.filter((rate) => !lexemes.includes(rate));
  return isRate && others.length > 0 ? { kind, text: `${negation} ${text}`, lexemes: others } : undefined;
}

/** Who has no German finds nothing among advertisements in German. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:deutsch|schweizerdeutsch|allemand|tedesco|german)/, '=lde'],
  [/^(?:franzosisch|francais|francese|french)/, '=lfr'],
  [/^(?:italienisch|italien|italiano|italian)/, '=lit'],
  [/^(?:englisch|anglais|inglese|english)/, '=len'],
];

const PASSING = ['=cfixed-term', '=ctemporary'];

/** A title with a time of work may say that it is not worked, so the lexeme alone decides. */
function toUnwanted(term: KeywordTerm): KeywordTerm {
  const { kind, text } = term;
  const times = findWorkingTimes(text);
  // Who wants no night shifts may work in others.
  const meant = times.length > 1 ? times.filter((time) => time !== 'shift') : times;
  // Who wants no season wants work that lasts.
  const contracts = meant.includes('season') ? PASSING : [];
  if (meant.length > 0)
    return { kind: 'mode', text, lexemes: [...meant.map(lexemeOfTime), ...contracts], isUnwanted: true };
  if (findLevels(text).includes('lead'))
    return { ...term, lexemes: [...term.lexemes, lexemeOfLevel('lead')], isUnwanted: true };
  const [, spoken] = (kind === 'words' && LANGUAGES.find(([words]) => words.test(foldText(text)))) || [];
  if (spoken) return { kind: 'mode', text, lexemes: [spoken], isUnwanted: true };
  const named = kind === 'words' || kind === 'occupation' ? listOccupationsNamed(text) : [];
  const lexemes = [...new Set([...term.lexemes, ...named])];
  return { ...term, ...(named.length > 0 && { kind: 'occupation' }), lexemes, isUnwanted: true };
}
