import { foldText } from '../occupations/fold-words';
import { FILLERS } from './fillers';
import { listWords } from './keyword-modes';

/** Around everything that a clause does not want. */
export const [CLAUSE_BEGIN, CLAUSE_END] = ['ohnediese', 'bishierher'] as const;

/** Where another clause begins; an adverb before the negation of its own clause is none: `Lastwagen aber nicht`. */
const BORDER =
  /(\s*[,;.!?]\s*|\s(?:aber|sondern|jedoch|mais|ma|però|but|weil|denn|parce que|car|perché|because)\s(?!(?:\p{L}+ ){0,2}(?:nicht|nein|nie|non|no|pas|mai|not)(?: (?:mehr|più|plus))?\s*(?:[,.;!?]|$)))/iu;
/** Refusals of several words at an end, as one word. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/(?:nichts|nix) (?:mehr )?für (?:mich|uns)\s*$/iu, 'nicht'],
  [/hab\p{L}* ich (?:\p{L}+ )?(?:die nase (?:gestrichen )?voll|genug|satt)\s*$/iu, 'nicht'],
  [/j['’](?:en )?ai (?:marre|assez|ras[- ]le[- ]bol|ma claque)\s*$/iu, 'pas'],
  [/(?:(?:ne )?sono|ne ho) (?:stuf[oa]|stanc[oa]|abbastanza)\s*$/iu, 'non'],
  [/(?:is what )?i(?:['’]m| am) (?:done with|tired of|sick of|fed up with)\s*$/iu, 'not'],
];

/** A main clause before an "and" has a verb of its own: `ich bin Koch und abends kann ich nicht`. */
const MAIN_CLAUSE =
  /^(.*(?<!\p{L})(?:ich|bin|suche|wir|je|suis|cherche|nous|sono|cerco|i|am|looking)(?!\p{L}).*?)\s(?:und|et|e|and)\s(.+)$/iu;

/** Negations that may end a clause. */
const ENDS = listWords(
  "nicht, nid, nod, nimmer, kein, keine, keinen, keiner, keines, keins, nein, ausgenommen, ausgeschlossen, non, pas, exclu, exclus, exclue, exclues, no, mai, nie, niemals, never, numm, numme, escluso, esclusa, esclusi, escluse, not, excluded, cannot, can't, don't, won't",
);
/** The same behind `ne`: `le support, je n'en fais plus`. */
const ENDS_OF_NE = listWords('plus, jamais, guere');
const NE = /(?<!\p{L})n(?:e(?!\p{L})|['’])/iu;
/** What may follow, besides fillers. */
const IDLE = listWords(
  'jedoch, pero, though, schaff, besitze, vorhanden, frage, infrage, mag, mache, schaffe, wollte, kommt, kommen, geht, tun, bitte, danke, leider, fur, moglich, option, travaille, bosse, fais, veux, piu, possible, interesse, faccio, posso, lavoro, thanks, me, do, work, longer',
);
/** `mein Deutsch ist nicht gut`, `mit Diplom oder nicht`, `ich finde nichts`. */
const DOUBT =
  /(?<!\p{L})(?:warum|wieso|weshalb|pourquoi|perché|why|if|ob|si|se|weiss|sais|so|know|f[iu]nde\p{L}*|trouve\p{L}*|trov\p{L}*|find|gut|bon(?:ne)?|buon[oa]?|good|perfe[ck]te?|parfait|(?:oder|ou|o|or) (?:nicht|non|pas|no|not))(?!\p{L})/iu;

/** Why another work is looked for, which is no demand: `mein Rücken macht nicht mehr mit`. */
const REASON =
  /(?<!\p{L})(?:rücken|knie|schulter\p{L}*|gelenke|dos|genou\p{L}*|épaules?|schiena|ginocchi\p{L}*|spall[ae]|back|knees?|shoulders?)(?!\p{L})/iu;

const fold = (word: string) => foldText(word.replaceAll('’', "'"));
/** `n'ai`, `j'en` */
const ELIDED = /^[jmnst]['’]\p{L}{1,5}$/iu;

const isIdle = (word: string) => {
  const folded = fold(word);
  return ELIDED.test(word) || FILLERS.has(folded) || IDLE.has(folded) || ENDS.has(folded);
};

/**
 * Marks what a clause says before its negation: `Büro und Pflege kommen nicht in Frage`, `les métiers du bâtiment non`. A
 * negation with something behind it is about that.
 */
export function markNegatedClauses(keyword: string): string {
  return keyword
    .split(BORDER)
    .map((clause, at) => (at % 2 === 0 ? markClause(clause) : clause))
    .join('');
}

function markClause(clause: string): string {
  const [, main, second] = MAIN_CLAUSE.exec(clause) ?? [];
  if (main && second) return `${main} und ${markClause(second)}`;
  const said = REFUSALS.reduce((text, [refusal, word]) => text.replace(refusal, word), clause);
  const words = said.split(/\s+/).filter(Boolean);
  const hasNe = NE.test(clause);
  const end = words.findLastIndex((word) => ENDS.has(fold(word)) || (hasNe && ENDS_OF_NE.has(fold(word))));
  if (end < 1 || DOUBT.test(clause) || !words.slice(end + 1).every(isIdle)) return clause;
  const meant = words.slice(0, end).filter((word) => !isIdle(word));
  if (meant.length === 0) return clause;
  if (REASON.test(clause)) return '';
  // The comma is no part of a list with what follows.
  if (meant.length === 1) return `ohne ${meant.join(' ')},`;
  return `${CLAUSE_BEGIN} ${words.slice(0, end).join(' ')} ${CLAUSE_END}`;
}
