import { startTestApp } from '../../testing/index';
import { goLive, makeRelease, makeShellRelease, requestMove } from '../../testing/releases';
import { createReleaseSnapshot, type ReleaseSnapshot } from './snapshot';

const test = startTestApp();
let other: ReleaseSnapshot;
/** Simulates that the database is unavailable for the other server. */
let isAway = false;

beforeAll(async () => {
  const { db, live } = test.dependencies;
  const select: typeof db.select = ((...args: Parameters<typeof db.select>) => {
    if (isAway) throw new Error('The database is away');
    return db.select(...args);
  }) as never;
  const fragile = new Proxy(db, {
    get: (target, name) => (name === 'select' ? select : Reflect.get(target, name)) as unknown,
  });
  other = createReleaseSnapshot({ db: fragile, live, logger: { warn: jest.fn() } });
  other.follow();
  await goLive(test, makeShellRelease(), makeRelease('mf-seeker', { version: '1.0.0-one' }));
  await goLive(test, makeRelease('mf-seeker', { version: '2.0.0-two' }));
});
afterAll(() => other.close());

const seen = () => other.findLive('production', 'mf-seeker')?.stable?.version;

/** Resolves with the next change that reaches the other server. */
const nextChange = () =>
  new Promise<void>((resolve) => {
    const stop = other.subscribe(() => {
      stop();
      resolve();
    });
  });

it('another server follows a move by itself', async () => {
  await other.refresh();
  expect(seen()).toBe('2.0.0-two');
  const change = nextChange();
  await requestMove(test, { remote: 'mf-seeker', action: 'rollback' });
  await change;
  expect(seen()).toBe('1.0.0-one');
});

it('what is known is served while the database is away, and what was missed is learnt when it is back', async () => {
  isAway = true;
  await requestMove(test, { remote: 'mf-seeker', action: 'promote', version: '2.0.0-two' });
  await expect(other.refresh()).rejects.toThrow('away');
  expect(seen()).toBe('1.0.0-one');
  isAway = false;
  await other.refresh();
  expect(seen()).toBe('2.0.0-two');
});

it('what was live at an earlier revision is known for good', () => {
  const live = (revision: number) =>
    other.listLiveAt('production', revision).map(({ remote, stable }) => `${remote} ${stable?.version}`);
  const last = other.lastMoveOf('production');
  expect(live(last)).toContain('mf-seeker 2.0.0-two');
  expect(live(last - 1)).toContain('mf-seeker 1.0.0-one');
  expect(live(0)).toEqual([]);
});
