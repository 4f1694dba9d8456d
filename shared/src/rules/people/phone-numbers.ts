import { cleanLine } from '../values/one-line';

const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** The number with plain hyphens and spaces: phones, PDFs and Word write others, and invisible characters. */
export const normalisePhoneNumber = (text: string): string =>
  cleanLine(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ');

/** Whether a text can be called: 7 to 15 digits (E.164), with the usual separators and one leading plus sign. */
export function isPhoneNumber(text: string): boolean {
  const number = normalisePhoneNumber(text);
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d ()./-]+$/.test(number) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
