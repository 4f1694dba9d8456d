import { writeFileSync } from 'node:fs';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeRandom } from './db/demo/random';
import { findRow, nameOperation } from './http/access';
import type { ApiDocument, Operation } from './http/openapi/document';
import { FOR_NEWCOMERS, probes, type Request } from './modules/testing/access-probes';
import { sendApplication, setScene, type Scene } from './modules/testing/access-scene';
import { sendProbe } from './modules/testing/send-probe';
import { makeFaultFinder, type FindFault } from './testing/fuzz/find-fault';
import { makeRequest, type PathValues } from './testing/fuzz/make-request';
import type { Source } from './testing/fuzz/make-value';
import { readOperations } from './testing/fuzz/read-operations';
import { keepRecord, type AnswerRecord } from './testing/fuzz/record';
import { startTestApp, TEST_PASSWORD, type TestClient } from './testing/index';

/** `npm run reliability -- fuzz` asks for more, with new seeds, and reads what was answered from FUZZ_REPORT. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const SEED = process.env.FUZZ_SEED ?? 'metier';
const REPORT = process.env.FUZZ_REPORT;
/** So many requests reach every operation in every way. */
const ALL_WAYS = 5_000;
/** These open or end the session of whoever asks: visitors ask for them, and stay visitors to the others. */
const ENDS_SESSION = /\/(login|logout|register|confirm)\//;
/** How often the request is the one that its rightful sender would send, and nothing is made up. */
const RIGHTFUL = 0.1;

// Only there somebody's own machine is shown.
const test = startTestApp({ CHANNEL: 'staging' });
const random = makeRandom(SEED);
let scene: Scene;
let operations: Map<string, Operation>;
let findFault: FindFault;
let record: AnswerRecord;
let source: Source;
/** What stood in the path of each operation's last rightful request. */
const fitting = new Map<string, PathValues>();

beforeAll(async () => {
  scene = await setScene(test);
  await renewIds();
  operations = readOperations((await test.visit().get('/api/openapi.json')).json<ApiDocument>());
  findFault = makeFaultFinder(operations);
  record = keepRecord([...operations.keys()]);
});

/** Ids of what exists, among it an application that nobody has withdrawn yet. */
async function renewIds(): Promise<void> {
  await openSessions();
  const { seeker, company } = scene;
  const { id, job, documents } = await sendApplication(scene);
  const others = documents.map((document) => document.id);
  source = { random, ids: [id, job.id, seeker.profile.id, company.profile.id, ...others, 1, 2] };
}

/** `GET /api/jobs/{id}/` as the access table calls it. */
function nameInTable(name: string): string {
  const [method = '', path = ''] = name.split(' ');
  return nameOperation(method, path.replace(/\{(\w+)\}/g, ':$1'));
}

/** The client that asks: most of the time of a role that may, with a session that is alive. */
async function chooseClient(name: string, isRightful: boolean): Promise<TestClient> {
  const { seeker, company, people } = scene;
  const operation = nameInTable(name);
  const [access] = findRow(operation);
  const isForNewcomers = FOR_NEWCOMERS.has(operation) && access !== 'public';
  if (isForNewcomers && (isRightful || random.chance(0.3)))
    return test.join(access === 'job_provider' ? 'job_provider' : 'job_seeker');
  const roles = {
    job_seeker: [seeker],
    job_provider: [company],
    login: [seeker, company],
    public: [seeker],
    team: [scene.operator],
  };
  const anybody = !isRightful && random.chance(0.25) ? Object.values(people) : roles[access];
  const client = ENDS_SESSION.test(name) ? test.visit() : random.pick(anybody);
  if (!client.cookies.has('csrftoken')) await client.get('/api/');
  return client;
}

async function askRightfully(name: string, client: TestClient): Promise<Asked> {
  const operation = nameInTable(name);
  await openSessions();
  const request: Request = (await probes[operation]?.(scene)) ?? {};
  fitting.set(name, request.params ?? {});
  const response = await sendProbe(client, operation, request);
  return { response, asked: `${name} ${JSON.stringify(request)}` };
}

/** A request of the fuzzer's own making, at times without the right CSRF header. */
async function askOddly(name: string, operation: Operation, client: TestClient): Promise<Asked> {
  const request = makeRequest(name, operation, source, fitting.get(name));
  const headers = { ...request.headers, ...(random.chance(0.02) && { 'x-csrftoken': 'wrong' }) };
  return { response: await client.send({ ...request, headers }), asked: tell(request) };
}

interface Asked {
  readonly response: LightMyRequestResponse;
  readonly asked: string;
}

const tell = ({ method, url, headers, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 200)} ${headers?.['content-type'] ?? ''} ${String(payload ?? '').slice(0, 300)}`;

/** Asks one operation, and gives what is wrong with the answer. */
async function ask(name: string, operation: Operation): Promise<string | undefined> {
  // The first one shows what is right for the others, and that the operation can succeed.
  const isFirst = !fitting.has(name);
  const client = await chooseClient(name, isFirst);
  const { response, asked } = await (isFirst || random.chance(RIGHTFUL)
    ? askRightfully(name, client)
    : askOddly(name, operation, client));
  record.note(name, response.statusCode);
  const fault = findFault(name, response);
  return fault && `${asked}\n  ${fault}`;
}

/** Sessions that an operation has ended are opened again. */
async function openSessions(): Promise<void> {
  for (const { get, post, user } of [scene.seeker, scene.company])
    if ((await get('/api/auth/me/')).statusCode === 401)
      await post('/api/auth/login/', { username: user.username, password: TEST_PASSWORD });
}

async function askAll(): Promise<string[]> {
  const faults: string[] = [];
  for (let count = 1; count <= REQUESTS && faults.length < 20; count += 1) {
    const [name, operation] = random.pick([...operations]);
    const fault = await ask(name, operation);
    if (fault) faults.push(`request ${count}: ${fault}`);
    if (count % 100 === 0) await renewIds();
    if (count % 500 === 0)
      process.stdout.write(
        `fuzz: ${count} of ${REQUESTS}, seed ${SEED}: ${record.count(2)} done, ${record.count(4)} refused\n`,
      );
  }
  return faults;
}

/** Whoever asks for a list that is open to all and takes nothing cannot ask wrongly. */
const canBeRefused = (operation: Operation | undefined) =>
  Boolean(operation?.requestBody ?? operation?.parameters?.length);

it(
  `${REQUESTS} requests of all kinds are answered as documented (seed ${SEED})`,
  async () => {
    expect(await askAll()).toEqual([]);
    if (REPORT) writeFileSync(REPORT, JSON.stringify(record.sum()));
    // Nothing but refusals would prove nothing.
    expect(record.count(2)).toBeGreaterThan(REQUESTS / 10);
    if (REQUESTS < ALL_WAYS) return;
    process.stdout.write(`${record.describe()}\n`);
    expect(record.without(2)).toEqual([]);
    expect(record.without(4).filter((name) => canBeRefused(operations.get(name)))).toEqual([]);
  },
  600_000 + REQUESTS * 100,
);
