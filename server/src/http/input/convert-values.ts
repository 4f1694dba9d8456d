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
const CONVERSIONS: Readonly<Record<string, (value: unknown) => unknown>> = {
  integer: readNumber(/^-?\d+$/),
  number: readNumber(/^-?\d+(\.\d+)?$/),
  boolean: (value) => BOOLEANS.get(value),
  string: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined),
};

/**
 * Converts between text and the schema's types, because URLs and forms send only text; everything else is
 * left to the validator, which does not coerce. Fields of an object are replaced in place.
 */
export function convertValue(schema: unknown, value: unknown): unknown {
  if (!isRecord(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => convertValue(schema.items, item));
  if (isRecord(value)) {
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, field)) value[field] = convertValue(part, value[field]);
    return value;
  }
  const converted = listTypes(schema).map((type) => CONVERSIONS[type]?.(value));
  return converted.find((each) => each !== undefined) ?? value;
}

/** Types of a schema, or of its alternatives in their order. */
function listTypes({ type, anyOf }: Schema): string[] {
  return Array.isArray(anyOf) ? anyOf.filter(isRecord).flatMap(listTypes) : [String(type)];
}
