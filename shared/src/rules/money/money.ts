import { SALARY_TYPES, type SalaryType } from '../choices/choices';
import { formatCount } from '../values/counts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { DEFAULT_CURRENCY } from '../values/limits';
import { moneyTexts } from './money.texts';

const NO_BREAK_SPACE = '\u00a0';

/** The database stores ten digits and two decimals; a space or apostrophe may separate groups. */
const AMOUNT = /^(\d{1,10})(?:[.,](\d{1,2}))?$/;
const GROUP_SEPARATORS = /(?<=\d)['’\s](?=\d{3}(?!\d))/g;

/**
 * Parses an amount to the wire format, a decimal string with two places: `5'200.5` is `5200.50`. Undefined if
 * it is negative, has more than two decimals or ten digits, or is not a number.
 */
export function parseMoney(input: string | number): string | undefined {
  const match = AMOUNT.exec(String(input).trim().replace(GROUP_SEPARATORS, ''));
  if (!match?.[1]) return undefined;
  const francs = match[1].replace(/^0+(?=\d)/, '');
  return `${francs}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/**
 * `CHF 5 200` or `CHF 29.80`, with non-breaking spaces; a text that is not an amount is returned unchanged.
 */
export function formatMoney(
  amount: string | number,
  currency: string = DEFAULT_CURRENCY,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const money = parseMoney(amount);
  if (!money) return String(amount);
  const [francs = '', cents] = money.split('.');
  return `${currency}${NO_BREAK_SPACE}${formatCount(francs, language)}${cents === '00' ? '' : `.${cents}`}`;
}

const isSalaryType = (type: string | null | undefined): type is SalaryType =>
  SALARY_TYPES.some(({ value }) => value === type);

/**
 * `CHF 5 200 / month`, with the activity rate of a part-time job `CHF 5 200 / month for 80 %`, because only a
 * monthly salary depends on it; without a salary `Competitive`, without a known salary type the amount alone.
 */
export function formatSalary(
  salary: string | number | null | undefined,
  currency?: string | null,
  salaryType?: string | null,
  activityRate?: number | null,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const texts = textsIn(language, moneyTexts);
  if (salary === undefined || salary === null || String(salary).trim() === '') return texts.competitive;
  const amount = formatMoney(salary, currency || DEFAULT_CURRENCY, language);
  if (!isSalaryType(salaryType)) return amount;
  const isPart = salaryType === 'monthly' && activityRate && activityRate < 100;
  return `${amount} / ${texts.units[salaryType]}${isPart ? texts.forRate(activityRate) : ''}`;
}
