import { listOperations, type ApiDocument, type JsonSchema, type Operation } from './document';

/** What a client can rely on of a schema, its alternatives taken together. */
interface Shape {
  readonly types: ReadonlySet<string>;
  /** The words that are allowed; undefined when any are. */
  readonly words: ReadonlySet<unknown> | undefined;
  readonly fields: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  readonly items: JsonSchema | undefined;
}

/** Compares a place of the old document with the same place of the new one. */
type Compare = (before: Shape, after: Shape, place: string) => string[];

const without = <Item>(all: Iterable<Item>, others: ReadonlySet<Item> | ReadonlyMap<Item, unknown>): Item[] =>
  [...all].filter((item) => !others.has(item));

/** More than this, and the names go round in a circle. */
const MOST_HOPS = 20;

function resolve(document: ApiDocument, schema: JsonSchema): JsonSchema {
  let found = schema;
  for (let hops = 0; typeof found.$ref === 'string'; hops += 1) {
    const name = found.$ref.split('/').pop() ?? '';
    found = hops < MOST_HOPS ? (document.components.schemas[name] ?? {}) : {};
  }
  return found;
}

/** Each alternative once, however often it is named: a description may come from somebody who means harm. */
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

/** A client keeps sending what it sent. */
const compareSent: Compare = (before, after, place) => [
  ...without(after.required, before.required).map((field) => `${place} requires "${field}" now`),
  ...without(before.fields.keys(), after.fields).map((field) => `${place} no longer reads "${field}"`),
  ...without(before.types, after.types).map((type) => `${place} no longer accepts a ${type}`),
  ...(after.words ? without(before.words ?? ['any other word'], after.words) : []).map(
    (word) => `${place} no longer accepts "${String(word)}"`,
  ),
];

/** A client keeps reading what it read. */
const compareRead: Compare = (before, after, place) => [
  ...without(before.fields.keys(), after.fields).map((field) => `${place} no longer has "${field}"`),
  ...without(before.required, after.required)
    .filter((field) => after.fields.has(field))
    .map((field) => `${place} may now be without "${field}"`),
  ...without(after.types, before.types).map((type) => `${place} may now be a ${type}`),
];

/** What was compared already, each old schema with the new ones that it met: schemas may lie within themselves. */
type Met = Map<JsonSchema, Set<JsonSchema>>;

function isNewPair(met: Met, before: JsonSchema, after: JsonSchema): boolean {
  const others = met.get(before) ?? new Set();
  if (others.has(after)) return false;
  met.set(before, others.add(after));
  return true;
}

/** Compares two schemas and everything both have inside. */
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

/** The parameters as the object they are together. */
const gather = ({ parameters = [] }: Operation): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
});

type Contents = NonNullable<Operation['requestBody']>['content'];

/** Everything of an operation that is sent or read, by the name of its place. */
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

/** What the new description takes away from clients of the old one, a sentence each; none when they go on working. */
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
