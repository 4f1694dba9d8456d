import { openThesaurus } from '../occupations/thesaurus';
import { listWords } from './keyword-modes';
import { markNegatedClauses } from './negated-clauses';

/** Words behind which stands what a search must not find, folded. */
export const NEGATIONS = listWords(
  'nicht, nid, nod, nud, ned, kei, keis, ohni, kein, keine, keinen, keiner, keinem, keinerlei, keinesfalls, keineswegs, nichts, nie, niemals, ohne, ausser, ausserhalb, ausgenommen, statt, anstatt, sans, pas, rien, aucun, aucune, jamais, sauf, hors, hormis, excepte, senza, non, niente, nulla, nessun, nessuna, tranne, eccetto, escluso, invece, anziche, not, nothing, instead, never, avoid, avoiding, without, except, excluding, no, ni, nor, neither',
);
/** Behind which a whole list is meant: `ausser Strom und Bau`. */
export const EXCEPTIONS = listWords(
  'ausser, ausgenommen, sauf, hors, hormis, excepte, tranne, eccetto, escluso, except, excluding',
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
  'nicht (?:unbedingt|zwingend)',
  'au lieu d[eu]|plutôt que',
  "j['’]en ai (?:marre|assez|fini)(?: avec)?(?: d\\p{L}+)?|(?:marre|assez|ras[- ]le[- ]bol) d\\p{L}{1,2}",
  'fini(?: avec)?(?= (?:la|les?) )',
  'plus jamais|(?<=[,;] )plus d(?:es?|u|e la)(?=\\s\\p{L})',
  'mais plus(?=\\s(?:en|de|dans|chez|comme|au|à|la|le)\\s)',
  'mai più|piuttosto che|(?:al di )?fuori d\\p{L}+|basta(?! che)(?: con)?(?= \\p{L})',
  'stuf[oa] d\\p{L}+|stanc[oa] d\\p{L}+',
  'rather than|but outside(?: of)?|outside of|no more(?! than)|away from',
  '(?:tired|sick) of|fed up with|done with|enough of|not interested in',
);

/** The same for exceptions. */
const EXCEPTION_PHRASES = asWords(
  'alles andere als|abgesehen von',
  "autre que|(?:mis )?à part|à l[’']exception d[eu]",
  'a parte',
  'other than|apart from|aside from|anything but',
);

/** `weder Nacht noch Wochenende`, `senza notti né weekend`; alone, the second word means something else. */
const NEITHER = /(?<!\p{L})weder\s(.{1,40}?)\snoch(?!\p{L})/giu;
const NOR = /(?<=(?<!\p{L})(?:senza|non|né)\s.{1,60})(?<!\p{L})né(?!\p{L})/giu;

/**
 * What is said behind the thing: `Nachtarbeit nein, Produktion ja`, `le soir c'est non`, and two words behind an article:
 * `les poids lourds c'est fini`.
 */
const BEHIND = new RegExp(
  `((?:(?<=(?<!\\p{L})(?:les|gli|the) )\\p{L}+ )?\\p{L}[\\p{L}-]+),? (?:sel(?:ber|bst) )?(?:${[
    '(?:nein|no|non|nicht)(?=\\s*(?:[,.;!]|$))',
    'geht (?:leider |gar )?nicht|kann (?:und will )?ich (?:leider )?(?:nicht|nie)|(?:will|mag) ich (?:nicht(?: mehr)?|nimmer)|ausgeschlossen|muss nicht sein|kommt nicht in ?frage|ist nichts für mich',
    'ist (?:für mich )?(?:vorbei|erledigt|gestorben|passé)|hab(?:e)? ich (?:leider )?kein(?:e[nsr]?)?(?=\\s*(?:[,.;!]|$))',
    'hab(?:e)? ich (?:\\p{L}+ ){0,2}(?:gesehen|hinter mir)(?=\\s*(?:[,.;!]|$))',
    'hab(?:e)? ich (?:\\p{L}+ ){0,4}(?:gesehen|gemacht|hinter mir),? (?:und )?(?:(?:ich )?(?:mag|will|kann) (?:ich )?nicht mehr|(?:es )?reicht(?: mir)?)',
    "c['’]est (?:non|fini|terminé)(?: pour moi)?|je (?:ne )?peux (?:pas|plus)|(?:ce )?n['’]est (?:pas|plus) pour moi|j['’]en veux plus|pas possible",
    'non (?:fa (?:più )?per me|(?:ne )?posso(?: più)?|è possibile|mi interessa)|(?:per me )?(?:è|sono) (?:un )?capitol[oi] chius[oi]',
    "(?:is|are|['’]s) (?:not|no) (?:an )?(?:option|for me)|(?:is|are) (?:over|behind me)(?: for me)?",
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

/** A canton without its capital, which is not named again: `Kanton Zürich, aber nicht in der Stadt`. */
const TOWN =
  /(?<=(?<!\p{L})(?:kanton|canton|cantone) (?:de |du |d['’]|di |del |of )?((?!del? |du |di |of )\p{L}+)(?!\p{L}).*(?<!\p{L})(?:ohne|ausser|nicht|pas|non|not|sauf|tranne|except)(?: (?:in|im|en|dans|à|nella))?(?: (?:der|die|la|the))? )(?:stadt|ville|città|city)(?!\p{L})/iu;

/** The keyword with one word for each negation that is a sign, because folding drops signs, or several words. */
export const spellNegations = (keyword: string): string =>
  markNegatedClauses(keyword)
    .replace(SIGN, '$1ohne ')
    .replace(NEITHER, 'ohne $1 ohne')
    .replace(NOR, 'ohne')
    .replace(DECLINED, 'ohne $1,')
    .replace(BEHIND, 'ohne $1')
    .replace(PHRASES, ' ohne ')
    .replace(EXCEPTION_PHRASES, ' ausser ')
    .replace(TOWN, '$1')
    .replace(RATHER, (whole, wanted: string, other: string) =>
      isRole(other) ? whole : `${wanted}ohne ${other}`,
    )
    .replace(LIST, (_, list: string, or: string) => `${list.replaceAll(',', ` ${or}`)} ${or}`);
