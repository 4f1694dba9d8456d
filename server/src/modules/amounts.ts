import { parseMoney } from '@metier/sdk/rules';
import { refuse } from '../errors';
import { checksTexts } from './checks.texts';

/** Returns an amount as a decimal string; refuses by field if it is none or has more than two decimals. */
export function readAmount(field: string, input: string | number): string {
  const amount = parseMoney(String(input));
  if (amount === undefined) throw refuse.field(field, checksTexts.amount);
  return amount;
}
