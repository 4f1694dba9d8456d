import { parseMoney } from '@metier/shared/rules';
import { refuse } from '../errors';

/** The decimal string of an amount; refuses, naming the field, what is not one with at most two places. */
export function readAmount(field: string, input: string | number): string {
  const amount = parseMoney(String(input));
  if (amount === undefined) throw refuse.field(field, 'Enter an amount with at most two decimals.');
  return amount;
}
