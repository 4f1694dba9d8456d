import { cleanText } from './clean-text';

type Schema = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readNumber = (form: RegExp) => (value: unknown) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && form.test(value) ? Number(value) : undefined;
};

const BOOLEANS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

/** By the schema's type; undefined for a value that is not convertible. `0x10`, `1e3` and ` 7` are not. */
const CONVERSIONS: Readonly<Record<string, (value: unknown, schema: Schema) => unknown>> = {
  integer: readNumber(/^-?\d+$/),
  number: readNumber(/^-?\d+(\.\d+)?$/),
  boolean: (value) => BOOLEANS.get(value),
  string: (value, { format }) =>
    typeof value === 'string' || typeof value === 'number' ? cleanText(String(value), format) : undefined,
};

/**
 * Converts between text and the schema's types, because URLs and forms send only text, and cleans texts of what
 * keyboards and programs add; everything else is left to the validator, which does not coerce. Fields of an object are replaced in place.
 */
export function convertValue(schema: unknown, value: unknown): unknown {
  if (!isRecord(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => convertValue(schema.items, item));
  if (isRecord(value)) {
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, field)) value[field] = convertValue(part, value[field]);
    return value;
  }
  const converted = listAlternatives(schema).map((each) => CONVERSIONS[String(each.type)]?.(value, each));
  return converted.find((each) => each !== undefined) ?? value;
}

/** The schema, or its alternatives in their order. */
function listAlternatives(schema: Schema): Schema[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf.filter(isRecord).flatMap(listAlternatives) : [schema];
}
