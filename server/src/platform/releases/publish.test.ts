import type { Release } from '@metier/sdk/contract';
import { listEntries, packEntries, sendArchive } from '../../testing/releases';
import { seeker, startWithReleases, version } from '../testing/start-with-releases';

const { test, ask, post, countFiles, readLastAudit } = startWithReleases();

it('a release is there once it is published, and its version never again', async () => {
  const release = seeker(3);
  const archive = await packEntries(listEntries(release));
  const reply = await sendArchive(test, archive);
  expect(reply.statusCode).toBe(201);
  expect(reply.json<Release>()).toMatchObject({
    remote: 'mf-seeker',
    version: version(3),
    file_count: 4,
    routes: [{ path: '/dashboard', access: 'job_seeker' }],
    published_by: 'operator',
  });
  const before = countFiles();
  const again = await sendArchive(test, archive);
  expect(again.statusCode).toBe(409);
  expect(again.body).toContain(`mf-seeker ${version(3)} is published already`);
  expect(countFiles()).toBe(before);
  expect((await ask('/?remote=mf-seeker&page_size=1')).json<Release[]>()[0]?.version).toBe(version(3));
});

it('of two uploads of one version at once, one is kept', async () => {
  const archive = await packEntries(listEntries(seeker(4)));
  const before = countFiles();
  const replies = await Promise.all([sendArchive(test, archive), sendArchive(test, archive)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(countFiles()).toBe(before + 4);
});

it('a release that is refused leaves nothing behind', async () => {
  const before = countFiles();
  const entries = [...listEntries(seeker(5)), { name: '../evil.js', content: 'x' }];
  const reply = await sendArchive(test, await packEntries(entries));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ detail: '"../evil.js" is not a path that a release may have.' });
  expect(countFiles()).toBe(before);
  expect(test.dependencies.releases.findRelease('mf-seeker', version(5))).toBeUndefined();
  expect(await readLastAudit()).toMatchObject({ action: 'publish', outcome: 'refused' });
});

it('an upload that is no archive by its type is refused', async () => {
  expect((await post('/', {})).statusCode).toBe(415);
});
