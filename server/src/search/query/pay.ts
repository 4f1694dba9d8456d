import { toMonthlySalary } from '@metier/sdk/rules';

const WORD =
  'lohn|gehalt|verdienst|verdienen|einkommen|salaire|gagner|revenu|salario|stipendio|paga|guadagnare|salary|pay|paying|wage|earn|earning|income';
const BOUND =
  'nicht (?:unter|weniger als)|pas (?:en dessous|moins) de|non (?:sotto i|meno di)|not (?:under|less than)|ab|über|ueber|mindestens|mind\\.?|min\\.?|minimum|mehr als|von|um die|rund|ca\\.?|circa|etwa|dès|à partir de|au moins|plus de|de|environ|da|di|almeno|minimo|oltre|più di|from|over|above|at least|more than|of|around|[>:=≥]';
const CURRENCY = 'franken|stutz|chf|sfr\\.?|fr\\.?|francs?(?: suisses?)?|franchi(?: svizzeri)?';
const AMOUNT = "[1-9]\\d{0,2}(?:['’.\\u00a0 ]\\d{3})+|[1-9]\\d{1,5}";
const PER = {
  hourly:
    "(?:pro|die|in der|je|/) ?(?:stunde|std\\.?|h)|(?:de l['’]|par |/ ?|à l['’])heure|all['’]ora|(?:an|per|/) ?hour",
  monthly: '(?:pro|im|/) ?monat|monatlich|par mois|mensuels?|al mese|mensili|(?:a|per|/) ?month|monthly',
  yearly:
    "(?:pro|im|/) ?jahr|jährlich|par an|annuels?|all['’]anno|annui|(?:a|per|/) ?year|yearly|p\\.? ?a\\.?",
};
const AFTER = 'brutto|netto|brut|net|lordi|gross|oder mehr|et plus|ou plus|o più|or more|\\+';

const PAY = new RegExp(
  [
    `(?<![\\p{L}\\p{N}.,'’-])(?:(?<word>${WORD})(?!\\p{L}) ?)?(?<bounds>(?:(?:${BOUND}) ?(?<=[ >:=≥])){0,3})`,
    `(?<before>(?:${CURRENCY}) ?)?(?<amount>${AMOUNT})(?<thousands> ?k)?(?:[.,]\\d{2})?(?<after>\\.[-–—]| ?(?:${CURRENCY}))?`,
    `(?: ?(?:(?<hourly>${PER.hourly})|(?<monthly>${PER.monthly})|(?<yearly>${PER.yearly})))?(?: ?(?:${AFTER}))*(?![\\p{L}\\p{N}%]| ?%)`,
  ].join(''),
  'giu',
);

/** What pay may be at most says nothing of what is looked for. */
const AT_MOST =
  /(?<!\p{L})(?:unter|bis(?: zu)?|max\.?|maximal|höchstens|moins de|jusqu['’]à|au maximum|meno di|fino a|massimo|less than|under|up to) ?$/iu;

/** Behind a bound, smaller numbers are years or ages. */
const MIN_BOUND = 3_000;
/** Smaller numbers may be postal codes, and others are those of standards: ISO 27001. */
const MIN_BARE = 10_000;
const STEP = 100;
/** Other amounts are no monthly pay. */
const [LEAST, MOST] = [1_000, 50_000];
const MAX_HOURLY = 250;
const MIN_YEARLY = 30_000;
/** Monthly salaries of a year, as most employers in Switzerland pay them. */
const PER_YEAR = 13;

/** The least pay in francs for a month at 100 % that a keyword asks for (`ab 5000 Franken`), and the rest of it. */
export function takePay(keyword: string): {
  readonly leastPay: number | undefined;
  readonly text: string;
  readonly rest: string;
} {
  for (const { 0: text, index, groups = {} } of keyword.matchAll(PAY)) {
    const leastPay = AT_MOST.test(keyword.slice(0, index)) ? undefined : readPay(groups);
    if (leastPay === undefined) continue;
    const rest = `${keyword.slice(0, index)} ${keyword.slice(index + text.length)}`;
    return { leastPay, text: text.trim(), rest };
  }
  return { leastPay: undefined, text: '', rest: keyword };
}

function readPay({
  word,
  bounds,
  before,
  amount = '',
  thousands,
  after,
  ...per
}: RegExpMatchArray['groups'] & object) {
  const typed = Number(amount.replace(/\D/g, '')) * (thousands ? 1_000 : 1);
  const isSaid = word ?? before ?? after ?? thousands ?? per.hourly ?? per.monthly ?? per.yearly;
  if (!isSaid && (typed < (bounds ? MIN_BOUND : MIN_BARE) || typed % STEP !== 0)) return undefined;
  const pay = toMonthly(typed, per);
  return pay >= LEAST && pay <= MOST ? pay : undefined;
}

function toMonthly(amount: number, { hourly, monthly, yearly }: Readonly<Record<string, string>>): number {
  if (hourly ?? (!monthly && amount <= MAX_HOURLY)) return toMonthlySalary(amount, 'hourly', 100) ?? 0;
  return (yearly ?? (!monthly && amount >= MIN_YEARLY)) ? Math.round(amount / PER_YEAR) : amount;
}
