import { formatCount, formatDecimal } from '../values/counts';
import { formatDate } from '../time/dates';
import { formatMoney } from '../money/money';
import { formatSwissClock, formatSwissDay, formatSwissMoment } from '../time/swiss-time';
import type { Language } from '../languages/languages';
import { formatList } from '../languages/lists';
import { plural, type PluralForms } from '../languages/plural';

/** How one language writes numbers, dates, amounts and lists. */
const formatsOf = (language: Language) => ({
  /** The form for a number: `german.plural(count, { one: '1 Stelle', other: '12 Stellen' })`. */
  plural: (count: number, forms: PluralForms) => plural(language, count, forms),
  /** A grouped whole number: `12’400`. */
  count: (count: number | string) => formatCount(count, language),
  /** A number with its decimal mark: `4,5`. */
  decimal: (number: string) => formatDecimal(number, language),
  /** The day of a date or a timestamp: `01.12.2026`; undefined if it is invalid. */
  date: (iso: string | null | undefined) => formatDate(iso, language),
  /** `Dienstag, 1. Dezember 2026` */
  day: (timestamp: string) => formatSwissDay(timestamp, language),
  /** `Dienstag, 1. Dezember 2026, 14:30` */
  moment: (timestamp: string) => formatSwissMoment(timestamp, language),
  /** `14:30` */
  clock: formatSwissClock,
  /** `CHF 5’200` */
  money: (amount: string | number, currency?: string) => formatMoney(amount, currency, language),
  /** `A, B und C` */
  list: (items: readonly string[], kind?: 'and' | 'or') => formatList(items, language, kind),
});

/** For the German translations. */
export const german = /* #__PURE__ */ formatsOf('de');
/** For the French translations. */
export const french = /* #__PURE__ */ formatsOf('fr');
/** For the Italian translations. */
export const italian = /* #__PURE__ */ formatsOf('it');
