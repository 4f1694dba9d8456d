import { writeFileSync } from 'node:fs';
import { startTestApp } from './testing/index';
import { findProbe, probes, type ProbeRequest } from './testing/access-probes';
import { createNewAccounts, createScene, withdrawAll, type Scene } from './testing/access-scene';
import { expectOutcomes } from './testing/probes/outcomes';
import { PRINCIPALS, type Principal } from './testing/probes/principals';
import { sendProbe } from './testing/send-probe';

// Previews of a developer's machine exist only on staging.
const test = startTestApp({ CHANNEL: 'staging' });
let scene: Scene;
beforeAll(async () => {
  scene = await createScene(test);
});

/** Expected and received status codes by operation, printed by `npm run -s matrix`. */
const matrix: Record<string, { readonly expected: object; readonly received: object }> = {};
afterAll(() => {
  if (process.env.ACCESS_MATRIX) writeFileSync(process.env.ACCESS_MATRIX, JSON.stringify(matrix));
});

it('every operation has a probe, and every probe an operation', () => {
  expect(Object.keys(probes).sort()).toEqual([...test.app.endpoints.keys()].sort());
});

it.each(Object.keys(probes))(
  '%s answers each principal as its access and its probe say',
  async (operation) => {
    const probe = findProbe(operation);
    const endpoint = test.app.endpoints.get(operation);
    if (!endpoint) throw new Error(`No route serves "${operation}".`);
    const people = probe.usesNewAccounts ? await createNewAccounts(test) : scene.people;
    const received: Partial<Record<Principal, number>> = {};
    let request: ProbeRequest | undefined;
    for (const principal of PRINCIPALS) {
      request ??= await probe.request(scene);
      const { statusCode } = await sendProbe(people[principal], operation, request);
      received[principal] = statusCode;
      // What was refused is still there for the next one.
      if (statusCode < 400) request = undefined;
    }
    const expected = expectOutcomes(endpoint, probe);
    matrix[operation] = { expected, received };
    expect(received).toEqual(expected);
  },
);

let withdrawn: Scene | undefined;
const afterWithdrawal = Object.entries(probes).filter(([, probe]) => probe.afterWithdrawal);

it.each(afterWithdrawal)('%s answers both sides of a withdrawn application', async (operation, probe) => {
  withdrawn ??= await createScene(test);
  const received: number[] = [];
  for (const principal of ['owning seeker', 'owning provider'] as const) {
    const request = await probe.request(withdrawn);
    await withdrawAll(withdrawn);
    received.push((await sendProbe(withdrawn.people[principal], operation, request)).statusCode);
  }
  expect(received).toEqual(probe.afterWithdrawal);
});
