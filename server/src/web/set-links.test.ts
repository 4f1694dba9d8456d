import type { RegistryReply } from '@metier/sdk/contract';
import { deleteRelease } from '../platform/store/releases.repository';
import type { TestClient } from '../testing/index';
import { makeShellRelease, publishRelease } from '../testing/releases';
import { board, open, startWithBoard, version, versionOf } from './testing/visitors';

const { test } = startWithBoard();
const follow = (visitor: TestClient, url: string) => visitor.send({ url, headers: { accept: 'text/html' } });

it('a link to a set shows all of its releases', async () => {
  const shell = makeShellRelease('2.0.0-dddddddddd');
  await publishRelease(test, shell);
  const visitor = test.visit();
  await follow(visitor, '/?release=shell@2,mf-public@3');
  expect((await open(visitor)).registry.overrides).toEqual([
    { remote: 'shell', version: shell.version },
    { remote: 'mf-public', version: version(3) },
  ]);
});

it('a link to a set that does not fit together shows the live releases, and names the obstacle', async () => {
  await publishRelease(test, { ...makeShellRelease('3.0.0-eeeeeeeeee'), contracts: [2] });
  await publishRelease(test, { ...board(8), contracts: { from: 2, to: 2 } });
  for (const [link, obstacle] of [
    ['mf-public@8', `mf-public ${version(8)} speaks contract 2, and shell 1.0.0-bbbbbbbbbb 1`],
    ['shell@3,mf-public@8', `mf-seeker ${version(1)} speaks contract 1, and shell 3.0.0-eeeeeeeeee 2`],
  ]) {
    const visitor = test.visit();
    const { registry } = await open(visitor, `/?release=${link}`);
    expect(registry.notice).toBe(`${obstacle}. The link has changed nothing.`);
    expect([versionOf(registry, 'mf-public'), registry.overrides]).toEqual(['2.0.0', []]);
    expect(visitor.cookies.has('release')).toBe(false);
  }
});

it('a link that fits no longer ends as a whole, and the page says why once', async () => {
  const visitor = test.visit();
  await follow(visitor, '/?release=mf-public@3,shell@2');
  const gone = test.dependencies.releases.findRelease('shell', '2.0.0-dddddddddd');
  await deleteRelease(test.dependencies.db, gone?.id ?? 0);
  await test.dependencies.releases.refresh();
  // An open page gets the live releases, and the next one says why.
  expect((await visitor.get('/api/registry/')).json<RegistryReply>().overrides).toEqual([]);
  const { registry } = await open(visitor);
  expect(registry.notice).toBe(
    'shell 2.0.0-dddddddddd is not there any more. The release link has ended: these are the live releases.',
  );
  expect(versionOf(registry, 'mf-public')).toBe('2.0.0');
  expect((await open(visitor)).registry.notice).toBeUndefined();
});
