import { joinCompany, joinSeeker } from '../../testing/fixtures';
import { readOperations } from '../../testing/fuzz/read-operations';
import { startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { nameOperation } from '../access/access';
import type { ApiDocument, JsonSchema } from '../openapi/document';

/** Preview operations exist only on staging. */
const test = startTestApp({ CHANNEL: 'staging' });
const WAYS: Readonly<Record<string, 'post' | 'put'>> = { POST: 'post', PUT: 'put' };
const misfits = { 'a list': ['x'], 'an object': { id: 1 }, null: null, true: true } as const;

/** True when the field's schema accepts such a value. */
function takes(schema: JsonSchema, kind: keyof typeof misfits): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each: JsonSchema) => takes(each, kind));
  if ('const' in schema) return schema.const === misfits[kind];
  return schema.type === { null: 'null', true: 'boolean', 'a list': 'array', 'an object': 'object' }[kind];
}

async function findSenders(): Promise<Record<string, TestClient>> {
  const seeker = await joinSeeker(test);
  const team = test.visit({ authorization: `Bearer ${OPERATOR_TOKEN}` });
  return {
    job_provider: await joinCompany(test),
    job_seeker: seeker,
    login: seeker,
    operator: await joinOperator(test),
    team,
    public: test.visit(),
  };
}

/** Lists the responses to these misfits that were not a 400 naming the field. */
async function feed(sender: TestClient, method: string, url: string, fields: Record<string, JsonSchema>) {
  const wrong: string[] = [];
  for (const [field, schema] of Object.entries(fields))
    for (const kind of Object.keys(misfits) as (keyof typeof misfits)[]) {
      if (takes(schema, kind)) continue;
      const body = { [field]: misfits[kind] };
      const response = await sender[WAYS[method] ?? 'patch'](url, body);
      if (response.statusCode !== 400 || !(field in response.json<object>()))
        wrong.push(`${method} ${url} ${field} = ${kind}: ${response.statusCode} ${response.body}`);
    }
  return wrong;
}

it('no field of any operation takes a list, an object, null or a boolean for something else', async () => {
  const senders = await findSenders();
  const document = (await test.visit().get('/api/openapi.json')).json<ApiDocument>();
  const faults: string[] = [];
  let fed = 0;
  for (const [name, { requestBody }] of readOperations(document)) {
    const fields = requestBody?.content['application/json']?.schema.properties as
      | Record<string, JsonSchema>
      | undefined;
    if (!fields) continue;
    const [method = '', path = ''] = name.split(' ');
    const operation = nameOperation(method, path.replace(/\{(\w+)\}/g, ':$1'));
    const sender = senders[test.app.endpoints.get(operation)?.access ?? 'public'] ?? test.visit();
    const id = path.includes('/previews/') ? 'a2b4c6d8e0f2' : '1';
    faults.push(...(await feed(sender, method, path.replace(/\{\w+\}/g, id), fields)));
    fed += 1;
  }
  expect(faults).toEqual([]);
  expect(fed).toBeGreaterThan(20);
});

it.each(['0x1', '1e0', '+1', '%201', '1.0', '١'])('%s is not a valid id', async (id) => {
  const company = await joinCompany(test);
  expect((await company.get('/api/auth/jobproviders/1/')).statusCode).toBe(200);
  expect((await company.get(`/api/auth/jobproviders/${encodeURI(decodeURI(id))}/`)).statusCode).toBe(404);
});

it.each(['page=0x1', 'page_size=1e1', 'page=+1', 'activity_rate=%2080', 'min_salary=1e3'])(
  'a number in a query is written in digits: %s',
  async (query) => {
    const response = await test.visit().get(`/api/jobs/?${query}`);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [query.split('=')[0]]]);
  },
);

it('an id may come as a text of digits, and as nothing else that reads as a number', async () => {
  const seeker = await joinSeeker(test);
  const apply = (job_id: unknown) => seeker.post('/api/auth/applications/', { job_id });
  expect((await apply('2000000000')).statusCode).toBe(404);
  for (const id of ['0x1', '1e1', ' 1', '', '9'.repeat(400), true, [1]])
    expect(Object.keys((await apply(id)).json<object>())).toEqual(['job_id']);
});

it('a field for an id or an email address takes only digits as an id', async () => {
  const seeker = await joinSeeker(test);
  const write = (recipient: unknown) =>
    seeker.post('/api/messages/', { application: 2_000_000_000, recipient, body: 'Hello' });
  for (const recipient of ['1', 1, 'mia@example.ch']) expect((await write(recipient)).statusCode).toBe(404);
  for (const recipient of ['0x1', '1e1', ' 1', true, null])
    expect(Object.keys((await write(recipient)).json<object>())).toEqual(['recipient']);
});
