import { ABROAD } from '../places/regions';

/** First two digits that no code in Switzerland or Liechtenstein begins with. */
const UNUSED = ['58', '59', '78', '79', '97', '98', '99'];

/**
 * Whether a postal code can exist: four digits in a region of Switzerland or Liechtenstein, where codes of post
 * office boxes are in no public list, or five digits in a neighbouring country; both also with the country's
 * letters (`CH-3012`). In the region abroad any text, because countries differ.
 */
export function isPostalCode(text: string, region = ''): boolean {
  if (region === ABROAD) return text.trim() !== '';
  const [, digits] = /^(?:[A-Z]{1,3}[ -])?(\d{4,5})$/i.exec(text.trim()) ?? [];
  if (!digits) return false;
  return digits.length === 5 || (digits >= '1000' && !UNUSED.includes(digits.slice(0, 2)));
}
