import type { Release } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../../testing/index';
import {
  goLive,
  grantPaths,
  listEntries,
  makeRelease,
  makeShellRelease,
  requestMove,
  packEntries,
  sendArchive,
} from '../../testing/releases';

const test = startTestApp();

/** A description in the format before contract windows. */
const asBefore = <Given extends { contracts: unknown }>({ contracts: _, ...release }: Given) => ({
  ...release,
  contract: 1,
});

const seeker = (version: string) =>
  makeRelease('mf-seeker', { version, routes: [['/dashboard', 'job_seeker']] });

it('a release that was published before there were contract windows runs in a shell of today', async () => {
  await goLive(test, makeShellRelease());
  await grantPaths(test, seeker('0.9.0-old'));
  const archive = await packEntries(listEntries(asBefore(seeker('0.9.0-old')) as never));
  const published = await sendArchive(test, archive);
  expect(published.json<Release>()).toMatchObject({ version: '0.9.0-old' });
  const reply = await requestMove(test, { remote: 'mf-seeker', action: 'promote', version: '0.9.0-old' });
  expect(reply.statusCode).toBe(201);
  expect(test.dependencies.releases.findRelease('mf-seeker', '0.9.0-old')?.description).toMatchObject({
    contracts: { from: 1, to: 1 },
  });
});

it('earlier descriptions in the database are read as contract windows', async () => {
  await goLive(test, seeker('0.9.1-old'));
  await test.dependencies.db.execute(
    sql`update releases set description = description - 'contracts' || '{"contract": 1}' where version like '0.9%'`,
  );
  await test.dependencies.db.execute(
    sql`update releases set description = description - 'contracts' || '{"contract": 1}' where remote = 'shell'`,
  );
  const { createReleaseSnapshot } = await import('../registry/snapshot');
  const { db, live } = test.dependencies;
  const snapshot = createReleaseSnapshot({ db, live });
  await snapshot.refresh();
  const described = (remote: string) => snapshot.findLive('production', remote)?.stable?.description;
  expect(described('mf-seeker')).toMatchObject({ contracts: { from: 1, to: 1 } });
  expect(described('shell')).toMatchObject({ contracts: [1] });
  await snapshot.close();
});
