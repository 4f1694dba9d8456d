import { eq } from 'drizzle-orm';
import {
  releaseApprovals,
  releaseApprovers,
  releaseFiles,
  releaseMoves,
  releases,
} from '../../db/schema/index';
import { hashOfText, listEntries, packEntries, sendArchive } from '../../testing/releases';
import { makeSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey';
import { createReleaseFileCache } from '../registry/served-files';
import { seeker, version } from '../testing/start-with-releases';
import { startWithCustody } from '../testing/start-with-custody';

const custody = startWithCustody();
const { test, send, join, assemble, readRequest, sign, approveAndRepeat, promote, publish, readLive } =
  custody;
const { detailOf, readAfterStart } = custody;

let operator: SoftwarePasskey;
let ben: SoftwarePasskey;
let anna: SoftwarePasskey;
let annasToken: string;
let pipeline: string;

beforeAll(async () => {
  ({ operator, anna, ben, annasToken, pipeline } = await assemble());
  await publish(2);
  await approveAndRepeat(() => promote(2, annasToken), ben);
});

beforeAll(async () => {
  await publish(3, pipeline);
  await publish(4, annasToken);
});
afterEach(async () => {
  await test.dependencies.releases.refresh();
  expect(readLive()).toBe(version(2));
  expect(await readAfterStart()).toBe(version(2));
});

it.each(['promote', 'canary'])('a stolen token alone: %s', async (action) => {
  const refused = await promote(3, annasToken, { action, ...(action === 'canary' && { share: 1 }) });
  expect(refused.statusCode).toBe(409);
});

it('the operator’s token alone: a release, a token, a path', async () => {
  expect((await promote(3)).statusCode).toBe(409);
  expect((await send('POST', '/tokens/', { name: 'second', remote: 'mf-seeker' })).statusCode).toBe(409);
  expect((await send('POST', '/paths/', { remote: 'mf-seeker', path: '/hello' })).statusCode).toBe(409);
});

it('a release that was never live, as a rollback', async () => {
  const refused = await promote(3, annasToken, { action: 'rollback' });
  expect(detailOf(refused)).toContain('was never approved');
});

it('a pipeline with an approval: it stages, and a person promotes', async () => {
  expect((await promote(3, pipeline, { channel: 'staging' })).statusCode).toBe(201);
  const refused = await approveAndRepeat(() => promote(3, pipeline), ben);
  expect(refused.statusCode).toBe(403);
  expect(detailOf(refused)).toContain('a person promotes');
});

it('a person’s own release', async () => {
  const request = await readRequest(await promote(4, annasToken));
  const refused = await sign(request, anna, annasToken);
  expect(detailOf(refused)).toBe(
    'Anna has published this release, so somebody else has to approve it: Olivia, Ben.',
  );
  expect((await promote(4, annasToken)).statusCode).toBe(409);
});

it('a passkey of nobody, and one of somebody who approves for another remote', async () => {
  const request = await readRequest(await promote(4, annasToken));
  expect((await sign(request, makeSoftwarePasskey())).statusCode).toBe(400);
  const stranger = await join('Carla', 'mf-provider');
  expect((await sign(request, stranger)).statusCode).toBe(400);
});

it('an operator’s act, signed by a person of a team', async () => {
  const body = { name: 'third', remote: 'mf-seeker' };
  expect((await sign(await readRequest(await send('POST', '/tokens/', body)), ben)).statusCode).toBe(400);
});

it('a signature of another request', async () => {
  const one = await readRequest(await promote(4, annasToken));
  const body = { remote: 'mf-seeker', path: '/hello' };
  const other = await readRequest(await send('POST', '/paths/', body));
  expect((await sign({ ...one, options: other.options }, ben)).statusCode).toBe(400);
});

it.each([
  ['from another site', { origin: 'https://evil.example' }],
  ['in a frame of another site', { crossOrigin: true }],
  ['without a finger or a PIN', { isVerified: false }],
])('a signature %s', async (_name, deviation) => {
  const { id, options } = await readRequest(await promote(4, annasToken));
  const response = ben.authenticate(options ?? {}, deviation);
  expect((await send('PUT', `/approvals/${id}/`, { response })).statusCode).toBe(400);
});

it('a signature a second time, and after the end of the request', async () => {
  const body = { remote: 'mf-seeker', path: '/again' };
  const ask = () => send('POST', '/paths/', body);
  expect((await approveAndRepeat(ask, operator)).statusCode).toBe(201);
  expect((await ask()).statusCode).toBe(409);
  const late = await readRequest(await send('POST', '/paths/', { remote: 'mf-seeker', path: '/late' }));
  test.setClock(new Date(Date.now() + 25 * 3_600_000));
  expect(detailOf(await sign(late, operator))).toContain('has ended');
  test.setClock(undefined);
});

it('a package whose name hides a line of what an approver reads', async () => {
  const release = { ...seeker(6), packages: { 'left-pad\u001b[2K': '1.0.0' } };
  const refused = await sendArchive(test, await packEntries(listEntries(release)), annasToken);
  expect(detailOf(refused)).toContain('is no package with its version');
  const licensed = { ...seeker(6), packages: { 'left-pad': '1.0.0' }, licenses: { 'left-pad': 'MIT\nMIT' } };
  const also = await sendArchive(test, await packEntries(listEntries(licensed)), annasToken);
  expect(detailOf(also)).toContain('is no licence of one of its packages');
});

it('an approval of a person who has left since', async () => {
  const { db } = test.dependencies;
  const leave = (revokedAt: Date | null) =>
    db.update(releaseApprovers).set({ revokedAt }).where(eq(releaseApprovers.name, 'Olivia'));
  const ask = () => send('POST', '/paths/', { remote: 'mf-seeker', path: '/left' });
  await sign(await readRequest(await ask()), operator);
  await leave(new Date());
  expect((await ask()).statusCode).toBe(409);
  await leave(null);
  expect((await ask()).statusCode).toBe(201);
});

it('an approval that was given before, used for what is live by then', async () => {
  const { db } = test.dependencies;
  await sign(await readRequest(await promote(4, annasToken)), ben);
  const rows = await db.select().from(releaseApprovals).where(eq(releaseApprovals.askedBy, 'Anna’s laptop'));
  const row = rows.findLast(({ statement }) => statement.includes(version(4)));
  // As if another release had been live when it was given.
  const statement = row?.statement.replace(`"since":"${version(2)}"`, `"since":"${version(1)}"`) ?? '';
  await db
    .update(releaseApprovals)
    .set({ statement })
    .where(eq(releaseApprovals.id, row?.id ?? 0));
  expect((await promote(4, annasToken)).statusCode).toBe(409);
  await db.delete(releaseApprovals).where(eq(releaseApprovals.id, row?.id ?? 0));
});

it('a move, an approval, and an approver that were written into the database', async () => {
  const { db, releases: snapshot } = test.dependencies;
  const target = snapshot.findRelease('mf-seeker', version(4));
  const [approval] = await db.select().from(releaseApprovals).where(eq(releaseApprovals.act, 'release'));
  const statement = approval?.statement.replaceAll(version(1), version(4)) ?? '';
  const forged = { ...approval, id: undefined, releaseId: target?.id ?? null, statement };
  await db.insert(releaseApprovals).values({ ...forged, act: 'release', subject: 'x', askedBy: 'x' });
  const ids = { credentialId: 'x', publicKey: 'x', site: 'http://localhost:80', seal: 'x' };
  await db.insert(releaseApprovers).values({ name: 'Mallory', remote: '*', ...ids });
  const [move] = await db
    .insert(releaseMoves)
    .values({
      channel: 'production',
      previousId: snapshot.lastMoveOf('production'),
      remote: 'mf-seeker',
      action: 'promote',
      releaseId: target?.id ?? null,
      actor: 'x',
      reason: 'x',
    })
    .returning();
  await snapshot.refresh();
  expect(readLive()).toBe(version(2));
  expect(await readAfterStart()).toBe(version(2));
  await db.delete(releaseMoves).where(eq(releaseMoves.id, move?.id ?? 0));
  await db.delete(releaseApprovers).where(eq(releaseApprovers.name, 'Mallory'));
});

it('a file that was exchanged after the approval, with its hash, is not served', async () => {
  const { db, files, releases: snapshot } = test.dependencies;
  const release = snapshot.findLive('production', 'mf-seeker')?.stable;
  if (!release) throw new Error('Nothing is live.');
  const errors: string[] = [];
  const log = { error: (_facts: object, message: string) => errors.push(message) };
  const read = () => createReleaseFileCache({ db, files, log }).read(release, 'expose.js', new Set());
  expect((await read())?.content.toString()).toContain('expose.js');
  const rows = await db.select().from(releaseFiles).where(eq(releaseFiles.releaseId, release.id));
  const row = rows.find(({ path, encoding }) => path === 'expose.js' && encoding === '');
  const before = await read();
  await files.put(row?.fileId ?? '', Buffer.from('steal()'));
  await db
    .update(releaseFiles)
    .set({ integrity: hashOfText('steal()') })
    .where(eq(releaseFiles.fileId, row?.fileId ?? ''));
  expect(await read()).toBeUndefined();
  expect(errors).toEqual([expect.stringContaining('not those that were approved')]);
  await files.put(row?.fileId ?? '', before?.content ?? Buffer.alloc(0));
  await db
    .update(releaseFiles)
    .set({ integrity: row?.integrity ?? '' })
    .where(eq(releaseFiles.fileId, row?.fileId ?? ''));
});

it('a description that was changed after the approval is not live after the next start', async () => {
  const { db, releases: snapshot } = test.dependencies;
  const release = snapshot.findLive('production', 'mf-seeker')?.stable;
  const description = { ...seeker(2), entry: 'expose.js' };
  const set = (value: typeof description) =>
    db
      .update(releases)
      .set({ description: value })
      .where(eq(releases.id, release?.id ?? 0));
  await set(description);
  expect(await readAfterStart()).toBe(version(1));
  await set(seeker(2));
  expect(await readAfterStart()).toBe(version(2));
});
