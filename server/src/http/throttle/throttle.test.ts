import { sql } from 'drizzle-orm';
import { Refusal } from '../../errors';
import { startTestApp } from '../../testing/index';
import { byNetwork, resetAttempts, revertAttempts, throttle, type Throttle } from './throttle';

const HOUR = 60 * 60_000;
const NOON = new Date('2026-11-22T12:00:00Z');
const test = startTestApp({ THROTTLES: 'on' });
afterEach(() => test.setClock(undefined));

let rules = 0;
/** A rule that is unique to the test. */
const makeRule = (limit: number, windowMs = HOUR / 4): Throttle => ({
  name: `rule-${(rules += 1)}`,
  limit,
  windowMs,
});

/** Seconds to wait; 0 if the attempt was counted. */
async function attempt(rule: Throttle, subject = 'somebody'): Promise<number> {
  return throttle(test.dependencies, [{ rule, subject }]).then(() => 0, readWait);
}

async function attemptFrom(rule: Throttle, address: string): Promise<number> {
  return throttle(test.dependencies, byNetwork(rule, address)).then(() => 0, readWait);
}

function readWait(error: unknown): number {
  if (!(error instanceof Refusal) || error.kind !== 'throttled') throw error;
  expect(error.count.rule).toMatch(/^rule-/);
  return Number(error.headers['retry-after']);
}

const at = (ms: number) => test.setClock(new Date(NOON.getTime() + ms));

const countWindows = async ({ name }: Throttle): Promise<number> => {
  const key = `${name}:%`;
  const { rows } = await test.dependencies.db.execute(
    sql`select count(*) as count from throttles where key like ${key}`,
  );
  return Number(rows[0]?.count);
};

it('after the limit a subject waits until its window ends, and others do not', async () => {
  const rule = makeRule(3);
  at(0);
  expect(await Promise.all([attempt(rule), attempt(rule), attempt(rule)])).toEqual([0, 0, 0]);
  at(HOUR / 8);
  expect(await attempt(rule)).toBe(450);
  expect(await attempt(rule, 'another')).toBe(0);
  at(HOUR / 4);
  expect(await attempt(rule)).toBe(0);
});

it('of attempts at the same moment just as many are counted as are left', async () => {
  const rule = makeRule(10);
  const waits = await Promise.all(Array.from({ length: 40 }, () => attempt(rule)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(await attempt(rule)).toBeGreaterThan(0);
});

it('attempts under the same rules in any order do not wait for each other', async () => {
  const [one, other] = [makeRule(1000), makeRule(1000)];
  const attempts = [one, other].map((rule) => ({ rule, subject: 'somebody' }));
  const rounds = Array.from({ length: 60 }, async (_, round) => {
    const ordered = round % 2 === 0 ? attempts : attempts.toReversed();
    await throttle(test.dependencies, ordered);
    await (round % 3 === 0
      ? resetAttempts(test.dependencies, ordered)
      : revertAttempts(test.dependencies, ordered));
  });
  await expect(Promise.all(rounds)).resolves.toHaveLength(60);
});

it('an attempt that is taken back was none', async () => {
  const rule = makeRule(1);
  for (let round = 0; round < 3; round += 1) {
    expect(await attempt(rule)).toBe(0);
    await revertAttempts(test.dependencies, [{ rule, subject: 'somebody' }]);
  }
  await attempt(rule);
  expect(await attempt(rule)).toBeGreaterThan(0);
});

it('many networks of one customer, or of one provider, are counted together, within wider limits', async () => {
  const rule = makeRule(2);
  const from = (count: number, write: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => attemptFrom(rule, write(index))));
  expect((await from(12, (n) => `2001:db8:1:${n}::1`)).filter((wait) => wait === 0)).toHaveLength(8);
  expect(await attemptFrom(rule, '2001:db8:2::1')).toBe(0);
  expect((await from(60, (n) => `2001:db8:${n + 3}::1`)).filter((wait) => wait === 0)).toHaveLength(31);
  expect(await attemptFrom(rule, '2001:db9::1')).toBe(0);
  expect((await from(12, (n) => `192.0.2.${n}`)).filter((wait) => wait === 0)).toHaveLength(8);
  expect(await attemptFrom(rule, '192.0.3.1')).toBe(0);
});

it('refused attempts of one address cost its neighbours nothing', async () => {
  const rule = makeRule(2);
  for (let round = 0; round < 30; round += 1) await attemptFrom(rule, '198.51.100.1');
  expect(await attemptFrom(rule, '198.51.100.2')).toBe(0);
});

it('a clock that jumps ahead and back blocks a subject for no longer than a window', async () => {
  const rule = makeRule(2);
  at(HOUR);
  await attempt(rule);
  await attempt(rule);
  at(0);
  expect(await attempt(rule)).toBe(900);
  at(HOUR / 4 + 1000);
  expect(await attempt(rule)).toBe(0);
});

it('a clock that jumps back and ahead frees a subject for no longer than a window', async () => {
  const rule = makeRule(2);
  at(0);
  await attempt(rule);
  await attempt(rule);
  at(-HOUR);
  expect(await attempt(rule)).toBe(900);
  at(0);
  expect([await attempt(rule), await attempt(rule), await attempt(rule)]).toEqual([0, 0, 900]);
});

it('windows that have ended are deleted as new ones begin', async () => {
  const rule = makeRule(5, 1000);
  at(0);
  for (let index = 0; index < 40; index += 1) await attempt(rule, `early ${index}`);
  at(2 * HOUR);
  for (let index = 0; index < 5; index += 1) await attempt(rule, `late ${index}`);
  expect(await countWindows(rule)).toBe(5);
});
