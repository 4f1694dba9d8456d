import { foldWords } from '../occupations/fold-words';

/** Beginnings of the folded words that name a time of work; behind `=t` they stand for it in the text index. */
const TIMES = {
  night:
    /^(dauer)?(nacht|nachte|nachts|nuit|nuits|notte|notti|night|nights|notturn\w*|nacht(pikett|dienst|schicht|arbeit|wache|spitex|pflege|portier|betrieb|einsatz|team)\w*)$/,
  shift: /^(schicht\w*|\w+schicht(en)?|turni|turno|shifts?|[2-5]x8)$/,
  sunday: /^(sonntag|dimanche|domenic|sunday)\w*$/,
  saturday: /^(samstag|samedi|sabat|saturday)\w*$/,
  weekend: /^(wochenend|weekend)\w*$/,
  season:
    /^((winter|sommer)?saison(stelle|job|arbeit|einsatz|vertrag)?\w{0,2}|saisonnier\w*|stagione|stagional[ei]|seasons?|seasonal)$/,
  evening: /^(abends?|abend(dienst|schicht|arbeit)\w*|soirs?|soirees?|sera|serale|serali|evenings?)$/,
};
export type WorkingTime = keyof typeof TIMES;
const ALL = Object.entries(TIMES) as [WorkingTime, RegExp][];

const NEGATION =
  /^(kein|keine|keinen|keiner|ohne|nie|sans|pas|aucun|aucune|jamais|senza|nessun|nessuna|mai|no|not|never|without|free|frei|freie|freien|libre|libres|liberi|libera|libere)$/;
/** Words before and behind a time in which a negation is about it. */
const [BEFORE, BEHIND] = [3, 1];
const MAX_CHARACTERS = 10_000;

export const lexemeOfTime = (time: WorkingTime): string => `=t${time}`;

/** `produits de saison` is said of the food. */
const OF_FOOD = /^(de|di|of|per)$/;

/** The times of which a text says that they are worked; `keine Nachtdienste` says that they are not. */
export function findWorkingTimes(text: string): WorkingTime[] {
  const { words } = foldWords(
    text.slice(0, MAX_CHARACTERS).replace(/week[- ]end|fine settimana/gi, 'weekend'),
  );
  const isNegated = (at: number) =>
    words.slice(Math.max(0, at - BEFORE), at + 1 + BEHIND).some((word) => NEGATION.test(word));
  const isSaid = (time: WorkingTime, at: number) =>
    !isNegated(at) && !(time === 'season' && OF_FOOD.test(words[at - 1] ?? ''));
  return ALL.filter(([time, pattern]) =>
    words.some((word, at) => pattern.test(word) && isSaid(time, at)),
  ).map(([time]) => time);
}

const UNIT = '(?:[.:h]\\d{2}|\\s?(?:h|uhr|am|a\\.m\\.|pm|p\\.m\\.|heures?)(?!\\p{L}))';
const UP_TO = '\\s*(?:bis|à|a|alle|to|until|[-–])\\s*(?:ore\\s)?';
/** From an hour to another, one of them said to be one: `22 bis 6 Uhr`. */
const fromTo = (from: string, to: string) =>
  new RegExp(`(?<![\\d.:])(?:${from}${UNIT}${UP_TO}${to}|${from}${UP_TO}${to}${UNIT})(?!\\d)`, 'iu');

/** What hours, months and seasons say of a time of work without its name. */
const IMPLIED: readonly (readonly [WorkingTime, RegExp])[] = [
  ['night', fromTo('2[0-3]', '0?[0-7]')],
  [
    'night',
    /(?<!\p{L})(?:bis|until|till|jusqu['’]à|fino alle)\s(?:ore\s)?0?[0-5](?:[.:h]\d{2})?\s?(?:uhr|am|a\.m\.|h|heures|du matin|di notte)(?!\p{L})/iu,
  ],
  ['evening', fromTo('1[6-9]', '2[0-3]')],
];

const MONTHS = [
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  'january|february|march|april|may|june|july|august|september|october|november|december',
].join('|');
const SEASONS: readonly RegExp[] = [
  /(?<!\p{L})(?:winter|sommer|hiver|été|inverno|estate|summer)(?!\p{L})/iu,
  new RegExp(`(?<!\\p{L})(?:${MONTHS}) ?(?:bis|à|a|to|until|[-–]) ?(?:${MONTHS})(?!\\p{L})`, 'iu'),
];

/** The times of work that a title or a text says without their names: `Winter 26/27`, `Cocktails until 2 am`. */
export const findImpliedTimes = (title: string, text: string): WorkingTime[] => [
  ...IMPLIED.filter(([, hours]) => hours.test(text.slice(0, MAX_CHARACTERS))).map(([time]) => time),
  ...(SEASONS.some((season) => season.test(title)) ? (['season'] as const) : []),
];
