import type { ApiDocument, JsonSchema } from './document';
import { findBreakages } from './find-breakages';

interface Given {
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly sent?: JsonSchema;
  readonly read?: JsonSchema;
  readonly named?: Readonly<Record<string, JsonSchema>>;
}

const text = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

/** Document with a single operation. */
const describeOne = ({ query = {}, sent, read = object({}), named = {} }: Given): ApiDocument => ({
  components: { schemas: named },
  paths: {
    '/jobs/': {
      post: {
        operationId: 'createJob',
        parameters: Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
        ...(sent && { requestBody: { content: { json: { schema: sent } } } }),
        responses: { 201: { description: 'Done.', content: { json: { schema: read } } } },
      },
    },
  },
});

const nothing: ApiDocument = { paths: {}, components: { schemas: {} } };
const choice = (...words: string[]) => ({ type: 'string', enum: words });
const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] });

it('an operation that is gone breaks its clients', () => {
  expect(findBreakages(describeOne({}), nothing)).toEqual(['POST /jobs/ is gone']);
});

it.each<[string, Given, Given, string]>([
  ['a parameter is gone', { query: { city: text } }, {}, 'POST /jobs/ query no longer reads "city"'],
  ['a body is gone', { sent: object({}) }, {}, 'POST /jobs/ body json is gone'],
  [
    'a new field is required',
    { sent: object({ title: text }) },
    { sent: object({ title: text, city: text }) },
    'POST /jobs/ body json requires "city" now',
  ],
  [
    'a field is no longer read',
    { sent: object({ title: text }, []) },
    { sent: object({}) },
    'POST /jobs/ body json no longer reads "title"',
  ],
  [
    'a choice is narrower',
    { sent: object({ type: choice('hourly', 'daily') }) },
    { sent: object({ type: choice('hourly') }) },
    'POST /jobs/ body json.type no longer accepts "daily"',
  ],
  [
    'a text becomes a choice',
    { query: { sort: text } },
    { query: { sort: choice('newest') } },
    'POST /jobs/ query.sort no longer accepts "any other word"',
  ],
  [
    'null is no longer accepted',
    { sent: object({ end: orNull(text) }) },
    { sent: object({ end: text }) },
    'POST /jobs/ body json.end no longer accepts a null',
  ],
  [
    'a reply loses a field',
    { read: { type: 'array', items: object({ id: text }) } },
    { read: { type: 'array', items: object({}) } },
    'POST /jobs/ 201 json[] no longer has "id"',
  ],
  [
    'a field of a reply becomes optional, behind a name',
    { read: { $ref: '#/components/schemas/Job' }, named: { Job: object({ id: text }) } },
    { read: object({ id: text }, []) },
    'POST /jobs/ 201 json may now be without "id"',
  ],
  [
    'a field of a reply may be null',
    { read: object({ id: text }) },
    { read: object({ id: orNull(text) }) },
    'POST /jobs/ 201 json.id may now be a null',
  ],
])('clients break when %s', (_case, before, after, breakage) => {
  expect(findBreakages(describeOne(before), describeOne(after))).toEqual([breakage]);
});

it('clients go on working with what is only more', () => {
  const before = describeOne({ sent: object({ type: choice('hourly') }), read: object({ id: text }) });
  const after = describeOne({
    query: { city: text },
    sent: object({ type: choice('hourly', 'daily'), city: text }, ['type']),
    read: object({ id: text, city: text }),
  });
  expect(findBreakages(before, after)).toEqual([]);
  expect(findBreakages(nothing, after)).toEqual([]);
});

it('a parameter that becomes a list still takes a single value, but not the other way round', () => {
  const one = describeOne({ query: { type: choice('hourly', 'daily') } });
  const several = describeOne({ query: { type: { type: 'array', items: choice('hourly', 'daily') } } });
  expect(findBreakages(one, several)).toEqual([]);
  expect(findBreakages(several, one)).toContain('POST /jobs/ query.type no longer accepts a array');
});

it('descriptions that lie within themselves are compared to an end', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const twice = (name: string) => ({ anyOf: [ref(name), ref(name)] });
  const steps = Array.from({ length: 60 }, (_, at) => [`A${at}`, twice(`A${at + 1}`)] as const);
  const named = {
    Tree: object({ branches: { type: 'array', items: ref('Tree') }, wide: ref('A0') }),
    Round: ref('Round'),
    ...Object.fromEntries(steps),
    A60: object({ again: ref('A0'), round: ref('Round'), left: ref('Tree'), right: ref('Tree') }),
  };
  const document = describeOne({ read: ref('Tree'), named });
  expect(findBreakages(document, document)).toEqual([]);
});
