import { eq } from 'drizzle-orm';
import type { ApprovalToSign, AuditEntry, StatusReply } from '@metier/sdk/contract';
import { releaseApprovers } from '../../db/schema/index';
import type { SoftwarePasskey } from '../../testing/software-passkey';
import { listEntries, packEntries, sendArchive } from '../../testing/releases';
import { seeker, version } from '../testing/start-with-releases';
import { startWithCustody } from '../testing/start-with-custody';

const custody = startWithCustody();
const { test, send, assemble, readRequest, sign, approveAndRepeat, promote, publish, readLive } = custody;
const { detailOf, readAfterStart } = custody;

let ben: SoftwarePasskey;
let anna: SoftwarePasskey;
let annasToken: string;
let pipeline: string;

it('what was installed with the server is live, and nothing else goes live while nobody can approve', async () => {
  expect(readLive()).toBe(version(1));
  await publish(2);
  const refused = await promote(2);
  expect(refused.statusCode).toBe(409);
  expect(detailOf(refused)).toContain("npm run operator -- invite <name> --remote 'mf-seeker'");
  expect((await send('POST', '/tokens/', { name: 'thief', remote: '*' })).statusCode).toBe(409);
  expect(readLive()).toBe(version(1));
});

it('a person accepts an invitation with a passkey, once', async () => {
  ({ anna, ben, annasToken, pipeline } = await assemble());
  const people = (await send('GET', '/approvers/')).json<{ name: string }[]>();
  expect(people.map(({ name }) => name)).toEqual(['Olivia', 'Anna', 'Ben']);
  const guess = await test.visit().post('/api/releases/approvers/invitation/', { code: 'guessed' });
  expect(guess.json()).toEqual({ code: ['This invitation is not valid, or no longer.'] });
});

it('a promotion waits for a person, who sees what is new, and goes on when it is repeated', async () => {
  const refused = await promote(2, annasToken);
  expect(refused.statusCode).toBe(409);
  const request = await readRequest(refused);
  expect(request).toMatchObject({
    act: 'release',
    state: 'open',
    title: `mf-seeker ${version(2)}`,
    since: version(1),
    reason: 'It is better.',
    asked_by: 'Anna’s laptop',
    approvers: ['Olivia', 'Anna', 'Ben'],
    news: { operations: [], packages: [], hosts: [] },
  });
  expect((await readRequest(await promote(2, annasToken))).id).toBe(request.id);
  expect((await sign(request, ben, annasToken)).json()).toMatchObject({ state: 'signed', signed_by: 'Ben' });
  expect((await promote(2, annasToken)).statusCode).toBe(201);
  expect(readLive()).toBe(version(2));
  const status = (await send('GET', '/status/')).json<StatusReply>();
  expect(status.live.find(({ remote }) => remote === 'mf-seeker')?.approval).toMatchObject({
    kind: 'signed',
    by: 'Ben',
  });
  const audit = (await send('GET', '/audit/')).json<AuditEntry[]>();
  expect(audit.find(({ action }) => action === 'approve')).toMatchObject({ version: version(2) });
  expect(await readAfterStart()).toBe(version(2));
});

it('a request names the licences and the ages of new packages, as the publisher’s registry says', async () => {
  const licenses = { leaflet: 'BSD-2-Clause', maps: 'GPL-3.0-only' };
  const packages = { leaflet: '2.0.0', maps: '1.0.0', other: '1.0.0' };
  const [young, old] = [1, 5].map((days) => new Date(Date.now() - days * 24 * 3_600_000).toISOString());
  const dates = { 'leaflet@2.0.0': young, 'maps@1.0.0': old };
  const send = (content: string) =>
    packEntries([
      { name: 'package-dates.json', content },
      ...listEntries({ ...seeker(8), packages, licenses }),
    ]).then((archive) => sendArchive(test, archive));
  for (const wrong of ['{', '[1]', '{"leaflet@2.0.0":"2026-11-99T00:00:00.000Z"}'])
    expect(detailOf(await send(wrong))).toContain('package-dates.json');
  expect((await send(JSON.stringify(dates))).statusCode).toBe(201);
  const { news } = await readRequest(await promote(8, annasToken));
  expect(news?.packages.map((each) => [each.name, each.license, each.is_permissive])).toEqual([
    ['leaflet', 'BSD-2-Clause', true],
    ['maps', 'GPL-3.0-only', false],
    ['other', 'UNKNOWN', false],
  ]);
  expect(news?.packages.map((each) => [each.published_at, each.is_young])).toEqual([
    [young, true],
    [old, false],
    [null, false],
  ]);
});

it('back goes at once, and forward again only with a new approval', async () => {
  expect((await promote(1, annasToken, { action: 'rollback', version: undefined })).statusCode).toBe(201);
  expect(readLive()).toBe(version(1));
  expect((await promote(2, pipeline)).statusCode).toBe(409);
  expect((await approveAndRepeat(() => promote(2, annasToken), ben)).statusCode).toBe(201);
  expect((await promote(1, annasToken, { action: 'kill', version: undefined })).statusCode).toBe(201);
  expect((await promote(1, annasToken, { action: 'revive', version: undefined })).statusCode).toBe(201);
  expect(readLive()).toBe(version(2));
});

it('who approves alone needs a second build, by another token than the release was published with', async () => {
  const { db } = test.dependencies;
  for (const name of ['Olivia', 'Ben'])
    await db.update(releaseApprovers).set({ revokedAt: new Date() }).where(eq(releaseApprovers.name, name));
  await publish(5, pipeline);
  const request = await readRequest(await promote(5, annasToken));
  const refused = await sign(request, anna, annasToken);
  expect(detailOf(refused)).toContain(`metier rebuild mf-seeker@${version(5)}`);
  const files = Object.entries(seeker(5).files).map(([path, { integrity }]) => [path, integrity]);
  const rebuilt = { remote: 'mf-seeker', version: version(5), files: Object.fromEntries(files) as object };
  expect((await send('POST', '/rebuilds/', rebuilt, pipeline)).statusCode).toBe(409);
  const other = { ...rebuilt, files: { ...rebuilt.files, 'expose.js': 'sha384-other' } };
  expect(detailOf(await send('POST', '/rebuilds/', other, annasToken))).toContain('expose.js');
  expect((await send('POST', '/rebuilds/', rebuilt, annasToken)).statusCode).toBe(204);
  expect((await sign(request, anna, annasToken)).json<ApprovalToSign>()).toMatchObject({ signed_by: 'Anna' });
  expect((await promote(5, annasToken)).statusCode).toBe(201);
  expect(readLive()).toBe(version(5));
});
