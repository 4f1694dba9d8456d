import { refuse } from '../errors';

/** The value, or a refusal that names the field it is missing from. */
export function requireField<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw refuse.field(field, 'This field is required.');
  return value;
}
