import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Compile, type Validator } from 'typebox/schema';
import { makeRandom } from './db/demo/random';
import { findRow, nameOperation } from './http/access';
import { listOperations, type ApiDocument, type JsonSchema, type Operation } from './http/openapi/document';
import { sendApplication, setScene, type Scene } from './modules/testing/access-scene';
import { makeRequest } from './testing/fuzz/make-request';
import type { Source } from './testing/fuzz/make-value';
import { startTestApp, TEST_PASSWORD, type TestClient } from './testing/index';

/** `npm run reliability -- fuzz` asks for more, with a new seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = process.env.FUZZ_SEED ?? 'metier';
/** These open or end the session of whoever asks: visitors ask for them, and stay visitors to the others. */
const ENDS_SESSION = /\/(login|logout|register|confirm|sessions)\//;

const test = startTestApp();
const random = makeRandom(SEED);
let scene: Scene;
let operations: Map<string, Operation>;
let checkers: Map<string, Validator>;
let source: Source;

/** Ids of what exists, among it an application that nobody has withdrawn yet. */
async function renewIds(): Promise<void> {
  const { seeker, company } = scene;
  const { id, job, documents } = await sendApplication(scene);
  const ids = [
    id,
    job.id,
    seeker.profile.id,
    company.profile.id,
    ...documents.map((document) => document.id),
    1,
    2,
  ];
  source = { random, ids };
}

beforeAll(async () => {
  scene = await setScene(test);
  await renewIds();
  const document = (await test.visit().get('/api/openapi.json')).json<ApiDocument>();
  operations = listOperations(inline(document, document) as ApiDocument);
  checkers = new Map([...operations].flatMap(([name, operation]) => compileReplies(name, operation)));
});

/** The document without references: no schema of ours contains itself. */
function inline(document: ApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => inline(document, inner));
  if (typeof value !== 'object' || value === null) return value;
  const name = '$ref' in value ? String(value.$ref).split('/').pop() : undefined;
  if (name !== undefined) return inline(document, document.components.schemas[name]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inline(document, inner)]));
}

const compileReplies = (name: string, { responses }: Operation): [string, Validator][] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const schema: JsonSchema | undefined = content['application/json']?.schema;
    return schema ? [[`${name} ${status}`, Compile(schema)] as [string, Validator]] : [];
  });

/** Somebody to ask, with a session that is alive, and at times without the CSRF header. */
async function chooseClient(name: string): Promise<TestClient> {
  const [method = '', path = ''] = name.split(' ');
  const { seeker, company, people } = scene;
  const access = findRow(nameOperation(method, path.replace(/\{(\w+)\}/g, ':$1')))[0];
  const fitting = {
    job_seeker: [seeker],
    job_provider: [company],
    login: [seeker, company],
    public: [seeker],
  };
  const anybody = random.chance(0.25) ? Object.values(people) : fitting[access];
  const client = ENDS_SESSION.test(name) ? test.visit() : random.pick(anybody);
  if (!client.cookies.has('csrftoken')) await client.get('/api/');
  return client;
}

/** What is wrong with an answer; undefined when nothing is. */
function findFault(name: string, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = response;
  if (statusCode >= 500) return `it failed with ${statusCode}: ${body}`;
  if (!operations.get(name)?.responses[statusCode]) return `${statusCode} is not documented: ${body}`;
  if (!headers['x-request-id']) return 'it has no request id';
  const checker = checkers.get(`${name} ${statusCode}`);
  if (!checker || checker.Check(response.json())) return undefined;
  const [, errors] = checker.Errors(response.json());
  return `the ${statusCode} is not as documented: ${JSON.stringify(errors).slice(0, 300)} in ${body.slice(0, 300)}`;
}

const tell = ({ method, url, headers, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 200)} ${headers?.['content-type'] ?? ''} ${String(payload ?? '').slice(0, 300)}`;

/** Sessions that were ended are opened again, and there is an application that can be changed. */
async function prepareAgain(): Promise<void> {
  for (const { get, post, user } of [scene.seeker, scene.company])
    if ((await get('/api/auth/me/')).statusCode === 401)
      await post('/api/auth/login/', { username: user.username, password: TEST_PASSWORD });
  await renewIds();
}

async function ask(): Promise<{ fault?: string; status: number }> {
  const name = random.pick([...operations.keys()]);
  const operation = operations.get(name);
  if (!operation) throw new Error(`There is no ${name}.`);
  const client = await chooseClient(name);
  const request = makeRequest(name, operation, source);
  const headers = { ...request.headers, ...(random.chance(0.02) && { 'x-csrftoken': 'wrong' }) };
  const response = await client.send({ ...request, headers });
  const fault = findFault(name, response);
  return { status: response.statusCode, ...(fault && { fault: `${tell(request)}\n  ${fault}` }) };
}

it(
  `${REQUESTS} requests of all kinds are answered as documented (seed ${SEED})`,
  async () => {
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    for (let count = 1; count <= REQUESTS && faults.length < 20; count += 1) {
      const { fault, status } = await ask();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault) faults.push(`request ${count}: ${fault}`);
      if (count % 100 === 0) await prepareAgain();
      if (count % 500 === 0)
        process.stdout.write(`fuzz: ${count} of ${REQUESTS}, seed ${SEED}: ${JSON.stringify(statuses)}\n`);
    }
    expect(faults).toEqual([]);
    // Nothing but refusals would prove nothing.
    expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(REQUESTS / 10);
  },
  600_000 + REQUESTS * 100,
);
