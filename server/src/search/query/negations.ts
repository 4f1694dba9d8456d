import { openThesaurus } from '../occupations/thesaurus';
import { listWords } from './keyword-modes';

/** Words behind which stands what a search must not find, folded. */
export const NEGATIONS = listWords(
  'nicht, nid, nod, nud, ned, kei, keis, ohni, kein, keine, keinen, keiner, keinem, keinerlei, keinesfalls, keineswegs, nichts, nie, niemals, ohne, ausser, ausserhalb, ausgenommen, statt, anstatt, sans, pas, rien, aucun, aucune, jamais, sauf, hors, hormis, excepte, senza, non, niente, nulla, nessun, nessuna, tranne, eccetto, escluso, invece, anziche, not, nothing, instead, never, avoid, avoiding, without, except, excluding, no, ni, nor, neither',
);
/** Begins a negation as the search engines have it: `engineer -software`. */
const SIGN = /(^|\s)[-\u2212](?=\p{L})/gu;

/** Where no letter is before or behind. */
const asWords = (...phrases: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'giu');

/** Negations of several words. */
const PHRASES = asWords(
  // `je ne veux plus`, `don't`
  "n(?:e\\s|['’])\\p{L}+\\s(?:plus|pas|jamais)",
  "(?:do|does|wo|ca)n['’]?t",
  'keine lust(?: mehr)?(?: auf)?',
  '(?:auf )?(?:gar )?kein(?:en)? fall',
  '(?:habe? )?(?:genug|die nase voll) (?:von|vom)',
  '(?:weg vo[nm]|raus aus)(?: de[rmn])?',
  'alles andere als|abgesehen von',
  'nicht (?:unbedingt|zwingend)',
  "au lieu d[eu]|plutôt que|autre que|à part|mis à part|à l[’']exception d[eu]",
  "j['’]en ai (?:marre|assez|fini)(?: avec)?(?: d\\p{L}+)?|(?:marre|assez|ras[- ]le[- ]bol) d\\p{L}{1,2}",
  'fini(?: avec)?(?= (?:la|les?) )',
  'plus jamais|(?<=[,;] )plus d(?:es?|u|e la)(?=\\s\\p{L})',
  'mais plus(?=\\s(?:en|de|dans|chez|comme|au|à|la|le)\\s)',
  'mai più|piuttosto che|a parte|(?:al di )?fuori d\\p{L}+|basta(?! che)(?: con)?(?= \\p{L})',
  'stuf[oa] d\\p{L}+|stanc[oa] d\\p{L}+',
  'rather than|other than|but outside(?: of)?|outside of|apart from|aside from|anything but|no more(?! than)|away from',
  '(?:tired|sick) of|fed up with|done with|enough of|not interested in',
);

/** `weder Nacht noch Wochenende`, `senza notti né weekend`; alone, the second word means something else. */
const NEITHER = /(?<!\p{L})weder\s(.{1,40}?)\snoch(?!\p{L})/giu;
const NOR = /(?<=(?<!\p{L})(?:senza|non|né)\s.{1,60})(?<!\p{L})né(?!\p{L})/giu;

/** What is said behind the thing: `Nachtarbeit nein, Produktion ja`, `le soir c'est non`. */
const BEHIND = new RegExp(
  `(\\p{L}[\\p{L}-]+),? (?:${[
    '(?:nein|no|non|nicht)(?=\\s*(?:[,.;!]|$))',
    'geht (?:leider |gar )?nicht|kann (?:und will )?ich (?:leider )?(?:nicht|nie)|(?:will|mag) ich (?:nicht(?: mehr)?|nimmer)|ausgeschlossen|muss nicht sein|kommt nicht in ?frage|ist nichts für mich',
    "c['’]est non|je (?:ne )?peux pas|(?:ce )?n['’]est pas pour moi|pas possible",
    'non (?:fa per me|posso|è possibile|mi interessa)',
    "(?:is|are|['’]s) (?:not|no) (?:an )?(?:option|for me)",
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** `assistante sociale non merci mais éducatrice oui` */
const DECLINED =
  /(?<![^\s,.;!])((?:[\p{L}-]+\s){1,3})(?:nein danke|non merci|pas merci|no grazie|no thanks|no thank you)(?!\p{L})/giu;

/** The commas of `keine Bank, Versicherung oder Treuhand`. */
const LIST = new RegExp(
  `(?<=(?<!\\p{L})(?:${[...NEGATIONS].join('|')}) )((?:\\p{L}+ )?\\p{L}+(?:, (?:\\p{L}+ )?\\p{L}+){1,3}) (oder|ou|o|or)(?= \\p{L})`,
  'giu',
);

/** `lieber Reben als Büro`; `lieber im Büro als Sekretärin` names what one wants to be. */
const RATHER =
  /(?<!\p{L})(?:lieber|plutôt|piuttosto|meglio|rather) ((?:[\p{L}'’]+ ){1,3})(?:als|que|che|than) (\p{L}+)/giu;
const isRole = (word: string) =>
  openThesaurus()
    .findInText(word)
    .some(({ group }) => !group);

/** The keyword with one word for each negation that is a sign, because folding drops signs, or several words. */
export const spellNegations = (keyword: string): string =>
  keyword
    .replace(SIGN, '$1ohne ')
    .replace(NEITHER, 'ohne $1 ohne')
    .replace(NOR, 'ohne')
    .replace(DECLINED, 'ohne $1,')
    .replace(BEHIND, 'ohne $1')
    .replace(PHRASES, ' ohne ')
    .replace(RATHER, (whole, wanted: string, other: string) =>
      isRole(other) ? whole : `${wanted}ohne ${other}`,
    )
    .replace(LIST, (_, list: string, or: string) => `${list.replaceAll(',', ` ${or}`)} ${or}`);
