import { writeFileSync } from 'node:fs';
import { accessTable, PRINCIPALS } from '../http/access-table';
import { startTestApp, type TestClient } from '../testing/index';
import { FOR_NEWCOMERS, probes, type Request } from './testing/access-probes';
import { inviteNewcomers, setScene, type Scene } from './testing/access-scene';

const test = startTestApp();
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(test);
});

/** What `npm run -s matrix` prints. */
const seen: Record<string, number[]> = {};
afterAll(() => {
  if (process.env.ACCESS_MATRIX) writeFileSync(process.env.ACCESS_MATRIX, JSON.stringify(seen));
});

async function send(client: TestClient, operation: string, { params = {}, body }: Request): Promise<number> {
  const [method = '', path = ''] = operation.split(' ');
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`;
  const call = {
    GET: () => client.get(url),
    POST: () => client.post(url, body),
    PUT: () => client.put(url, body),
    PATCH: () => client.patch(url, body ?? {}),
    DELETE: () => client.delete(url),
  }[method];
  const response = await call?.();
  if (!response) throw new Error(`Nobody knows how to ask for ${operation}.`);
  return response.statusCode;
}

it.each(Object.entries(accessTable))('%s answers each principal as its row says', async (operation, row) => {
  const probe = probes[operation];
  if (!probe) throw new Error(`Say in testing/access-probes.ts how to ask for ${operation}.`);
  const people = FOR_NEWCOMERS.has(operation) ? await inviteNewcomers(test) : scene.people;
  const answers: number[] = [];
  for (const principal of PRINCIPALS)
    answers.push(await send(people[principal], operation, await probe(scene)));
  seen[operation] = answers;
  const [, outcomes] = row;
  const byPrincipal = (statuses: readonly number[]) =>
    Object.fromEntries(PRINCIPALS.map((principal, at) => [principal, statuses[at]]));
  expect(byPrincipal(answers)).toEqual(byPrincipal(outcomes));
});
