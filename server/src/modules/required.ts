import { refuse } from '../errors';

/** The value; refuses by field if it is missing. */
export function requireField<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw refuse.field(field, 'This field is required.');
  return value;
}
