import { refuse } from '../errors';
import { checksTexts } from './checks.texts';

/** The value; refuses by field if it is missing. */
export function requireField<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw refuse.field(field, checksTexts.required);
  return value;
}
