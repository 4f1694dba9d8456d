import { listOperations, type ApiDocument, type JsonSchema, type Operation } from './document';

/** Properties of a schema that a client can rely on, with alternatives merged. */
interface Shape {
  readonly types: ReadonlySet<string>;
  /** Allowed values; undefined if unrestricted. */
  readonly words: ReadonlySet<unknown> | undefined;
  readonly fields: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  readonly items: JsonSchema | undefined;
}

/** Compares one location of the old document with the same location of the new one. */
type Compare = (before: Shape, after: Shape, place: string) => string[];

const without = <Item>(all: Iterable<Item>, others: ReadonlySet<Item> | ReadonlyMap<Item, unknown>): Item[] =>
  [...all].filter((item) => !others.has(item));

/** Upper bound of a chain of `$ref`s; a longer one is a cycle. */
const MAX_HOPS = 20;

function resolve(document: ApiDocument, schema: JsonSchema): JsonSchema {
  let found = schema;
  for (let hops = 0; typeof found.$ref === 'string'; hops += 1) {
    const name = found.$ref.split('/').pop() ?? '';
    found = hops < MAX_HOPS ? (document.components.schemas[name] ?? {}) : {};
  }
  return found;
}

/** Lists each alternative once, however often it is referenced, because a document may be malicious. */
function listAlternatives(
  document: ApiDocument,
  schema: JsonSchema,
  seen = new Set<JsonSchema>(),
): JsonSchema[] {
  const found = resolve(document, schema);
  if (seen.has(found)) return [];
  seen.add(found);
  const { anyOf, ...rest } = found;
  if (!Array.isArray(anyOf)) return [rest];
  return anyOf.flatMap((one: JsonSchema) => listAlternatives(document, one, seen));
}

function readWords({ type, const: word, enum: words }: JsonSchema): unknown[] | undefined {
  if (type === 'null') return [];
  return word === undefined ? (words as unknown[] | undefined) : [word];
}

function readShape(document: ApiDocument, schema: JsonSchema): Shape {
  const all = listAlternatives(document, schema);
  const words = all.map(readWords);
  return {
    types: new Set(all.flatMap(({ type }) => (typeof type === 'string' ? [type] : []))),
    words: words.includes(undefined) ? undefined : new Set(words.flat()),
    fields: new Map(all.flatMap(({ properties }) => Object.entries(Object(properties)))),
    required: new Set(all.flatMap(({ required }) => (required ?? []) as string[])),
    items: all.find(({ items }) => items)?.items as JsonSchema | undefined,
  };
}

/** Request side: a client keeps sending the old input. */
const compareSent: Compare = (before, after, place) => [
  ...without(after.required, before.required).map((field) => `${place} requires "${field}" now`),
  ...without(before.fields.keys(), after.fields).map((field) => `${place} no longer reads "${field}"`),
  ...without(before.types, after.types).map((type) => `${place} no longer accepts a ${type}`),
  ...(after.words ? without(before.words ?? ['any other word'], after.words) : []).map(
    (word) => `${place} no longer accepts "${String(word)}"`,
  ),
];

/** Response side: a client keeps reading the old fields. */
const compareRead: Compare = (before, after, place) => [
  ...without(before.fields.keys(), after.fields).map((field) => `${place} no longer has "${field}"`),
  ...without(before.required, after.required)
    .filter((field) => after.fields.has(field))
    .map((field) => `${place} may now be without "${field}"`),
  ...without(after.types, before.types).map((type) => `${place} may now be a ${type}`),
];

/** Pairs of old and new schemas already compared, because schemas may be recursive. */
type Met = Map<JsonSchema, Set<JsonSchema>>;

function isNewPair(met: Met, before: JsonSchema, after: JsonSchema): boolean {
  const others = met.get(before) ?? new Set();
  if (others.has(after)) return false;
  met.set(before, others.add(after));
  return true;
}

/** Compares two schemas recursively. */
function walk(
  documents: readonly [ApiDocument, ApiDocument],
  schemas: readonly [JsonSchema, JsonSchema],
  place: string,
  compare: Compare,
  met: Met = new Map(),
): string[] {
  const before = readShape(documents[0], schemas[0]);
  const after = readShape(documents[1], schemas[1]);
  const inside: [JsonSchema, JsonSchema | undefined, string][] = [...before.fields].map(([name, schema]) => [
    schema,
    after.fields.get(name),
    `${place}.${name}`,
  ]);
  if (before.items) inside.push([before.items, after.items, `${place}[]`]);
  const deeper = inside.flatMap(([old, now, name]) =>
    now && isNewPair(met, resolve(documents[0], old), resolve(documents[1], now))
      ? walk(documents, [old, now], name, compare, met)
      : [],
  );
  return [...compare(before, after, place), ...deeper];
}

/** A list is a repeated name, so that a client may go on sending a single value. */
const readParameter = (schema: JsonSchema): JsonSchema =>
  schema.type === 'array' && schema.items ? { anyOf: [schema, schema.items] } : schema;

/** The parameters of an operation as one object schema. */
const gather = ({ parameters = [] }: Operation): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, readParameter(schema)])),
  required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
});

type Contents = NonNullable<Operation['requestBody']>['content'];

/** All request and response locations of an operation, by name. */
function listPlaces(name: string, operation: Operation): Map<string, readonly [JsonSchema, Compare]> {
  const places = new Map<string, readonly [JsonSchema, Compare]>([
    [`${name} query`, [gather(operation), compareSent]],
  ]);
  const add = (prefix: string, content: Contents, compare: Compare) => {
    for (const [type, { schema }] of Object.entries(content))
      places.set(`${prefix} ${type}`, [schema, compare]);
  };
  add(`${name} body`, operation.requestBody?.content ?? {}, compareSent);
  for (const [status, { content = {} }] of Object.entries(operation.responses))
    if (status.startsWith('2')) add(`${name} ${status}`, content, compareRead);
  return places;
}

/** Changes in the new description that break existing clients, one sentence each; empty if compatible. */
export function findBreakages(before: ApiDocument, after: ApiDocument): string[] {
  const operations = listOperations(after);
  return [...listOperations(before)].flatMap(([name, old]) => {
    const now = operations.get(name);
    if (!now) return [`${name} is gone`];
    const places = listPlaces(name, now);
    return [...listPlaces(name, old)].flatMap(([place, [schema, compare]]) => {
      const [other] = places.get(place) ?? [];
      return other ? walk([before, after], [schema, other], place, compare) : [`${place} is gone`];
    });
  });
}
