import type { Random } from '../../demo/random';
import type { JsonSchema } from '../../http/openapi/document';
import { hostileValues } from './hostile';

/** Relation of a generated value to its schema. */
export type Mode = 'valid' | 'boundary' | 'missing' | 'extra' | 'wrong type' | 'hostile';

/** Source of generated values: a random generator, and the ids of existing rows. */
export interface ValueSource {
  readonly random: Random;
  readonly ids: readonly number[];
}

const MAX_ID = 2_147_483_647;

const asNumber = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const asSchemas = (value: unknown) => (Array.isArray(value) ? (value as JsonSchema[]) : []);

const EXAMPLES = ['5200.00', 'https://fuzz.example', 'VD', '0'.repeat(32)];
const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date: (random) => `20${random.integer(10, 40)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`,
  'date-time': () => '2027-02-01T08:00:00Z',
  email: (random) => `fuzz-${random.integer(1, 1_000_000)}@example.ch`,
  uri: () => 'https://fuzz.example/page',
};

function makeText(schema: JsonSchema, random: Random, isAtBoundary: boolean): string {
  const format = FORMATS[String(schema.format)];
  if (format) return format(random);
  const longest = asNumber(schema.maxLength, 60);
  if (isAtBoundary) return 'x'.repeat(Math.max(0, random.pick([0, 1, longest - 1, longest, longest + 1])));
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : /.*/u;
  const words = [`fuzz${random.integer(1, 1_000_000)}`, ...EXAMPLES];
  return words.find((word) => word.length <= longest && pattern.test(word)) ?? '';
}

function makeNumber(schema: JsonSchema, { random, ids }: ValueSource, isAtBoundary: boolean): number {
  const low = asNumber(schema.minimum, 0);
  const high = asNumber(schema.maximum, 1_000_000);
  if (isAtBoundary) return random.pick([low - 1, low, low + 1, high - 1, high, high + 1]);
  return high === MAX_ID ? random.pick(ids) : random.integer(low, Math.min(high, low + 60));
}

function makeObject(schema: JsonSchema, source: ValueSource, mode: Mode): Record<string, unknown> {
  const { random } = source;
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries(Object(schema.properties) as Record<string, JsonSchema>);
  const chosen = fields.filter(([name]) =>
    required.has(name) ? mode !== 'missing' || random.chance(0.6) : random.chance(0.5),
  );
  // Only one field is invalid, because with all of them the first refusal would hide the effect of the
  // others.
  const odd =
    chosen.length > 0 && mode !== 'missing' && mode !== 'extra' ? random.pick(chosen)[0] : undefined;
  const values = chosen.map(([name, field]) => [
    name,
    makeValue(field, source, name === odd ? mode : 'valid'),
  ]);
  if (mode === 'extra')
    values.push([
      random.pick(['extra', 'id', 'user', 'is_admin', 'toString', '']),
      random.pick(hostileValues),
    ]);
  return Object.fromEntries(values);
}

/** A value for a schema without references; deterministic for the state of the random generator. */
export function makeValue(schema: JsonSchema, source: ValueSource, mode: Mode): unknown {
  const { random } = source;
  if (mode === 'hostile' && schema.type !== 'object') return random.pick(hostileValues);
  if (mode === 'wrong type' && schema.type !== 'object')
    return random.pick<unknown>(['text', 7, true, null, [], {}, [1], ['text'], { id: 1 }]);
  if (schema.anyOf) return makeValue(random.pick(asSchemas(schema.anyOf)), source, mode);
  if (schema.enum) return random.pick(schema.enum as unknown[]);
  if ('const' in schema) return schema.const;
  const isAtBoundary = mode === 'boundary';
  if (schema.type === 'string') return makeText(schema, random, isAtBoundary);
  if (schema.type === 'integer' || schema.type === 'number') return makeNumber(schema, source, isAtBoundary);
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'array') {
    const count = isAtBoundary ? asNumber(schema.maxItems, 3) + random.integer(0, 1) : random.integer(0, 3);
    return Array.from({ length: count }, () => makeValue(Object(schema.items) as JsonSchema, source, mode));
  }
  return schema.type === 'object' ? makeObject(schema, source, mode) : null;
}
