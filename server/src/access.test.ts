import { writeFileSync } from 'node:fs';
import { accessTable, PRINCIPALS } from './http/access/access-table';
import { withdrawnAccess } from './http/access/withdrawn-access';
import { startTestApp } from './testing/index';
import { CONSUMING_OPERATIONS, probes } from './testing/access-probes';
import { createNewAccounts, createScene, withdrawAll, type Scene } from './testing/access-scene';
import { sendProbe } from './testing/send-probe';

// Previews of a developer's machine exist only on staging.
const test = startTestApp({ CHANNEL: 'staging' });
let scene: Scene;
beforeAll(async () => {
  scene = await createScene(test);
});

/** Status codes by operation, printed by `npm run -s matrix`. */
const seen: Record<string, number[]> = {};
afterAll(() => {
  if (process.env.ACCESS_MATRIX) writeFileSync(process.env.ACCESS_MATRIX, JSON.stringify(seen));
});

it.each(Object.entries(accessTable))('%s answers each principal as its row says', async (operation, row) => {
  const probe = probes[operation];
  if (!probe) throw new Error(`Add a probe for ${operation} to testing/access-probes.ts.`);
  const people = CONSUMING_OPERATIONS.has(operation) ? await createNewAccounts(test) : scene.people;
  const answers: number[] = [];
  for (const principal of PRINCIPALS)
    answers.push((await sendProbe(people[principal], operation, await probe(scene))).statusCode);
  seen[operation] = answers;
  const [, outcomes] = row;
  const byPrincipal = (statuses: readonly number[]) =>
    Object.fromEntries(PRINCIPALS.map((principal, at) => [principal, statuses[at]]));
  expect(byPrincipal(answers)).toEqual(byPrincipal(outcomes));
});

let withdrawn: Scene | undefined;

it.each(Object.entries(withdrawnAccess))(
  '%s answers both sides of a withdrawn application',
  async (operation, row) => {
    const probe = probes[operation];
    if (!probe) throw new Error(`Add a probe for ${operation} to testing/access-probes.ts.`);
    withdrawn ??= await createScene(test);
    const answers: number[] = [];
    for (const principal of ['owning seeker', 'owning provider'] as const) {
      const request = await probe(withdrawn);
      await withdrawAll(withdrawn);
      answers.push((await sendProbe(withdrawn.people[principal], operation, request)).statusCode);
    }
    expect(answers).toEqual(row);
  },
);
