import { eq } from 'drizzle-orm';
import type { StatusReply } from '@metier/sdk/contract';
import { releaseApprovals } from '../../db/schema/index';
import { makeShellRelease, publishRelease, requestMove } from '../../testing/releases';
import { invite, letThrough, list, reseal, revoke } from '../custody/custody-commands';
import { adoptShownReleases } from '../custody/sealed-releases.service';
import { createReleaseSnapshot } from '../registry/snapshot';
import { seeker, startWithReleases, version } from '../testing/start-with-releases';
import { startTestApp } from '../../testing/index';

/** The server from before releases needed an approval, and the same data with a server that asks for it. */
const { test } = startWithReleases();

const withApproval = (sessionSecret = test.dependencies.config.sessionSecret) => ({
  ...test.dependencies,
  config: { ...test.dependencies.config, isApprovalRequired: true, sessionSecret },
});

async function readLive(secret = test.dependencies.config.sessionSecret): Promise<string | undefined> {
  const { db, live } = test.dependencies;
  const snapshot = createReleaseSnapshot({ db, live, approvalSecret: secret });
  await snapshot.refresh();
  return snapshot.findLive('production', 'mf-seeker')?.stable?.version;
}

it('an upgrade goes on showing what was live, and names it as adopted', async () => {
  expect(await readLive()).toBeUndefined();
  await adoptShownReleases(withApproval());
  expect(await readLive()).toBe(version(2));
});

it('a start with another SESSION_SECRET ends with what can be done, and a new seal mends it', async () => {
  const other = withApproval('another secret that is long enough');
  await expect(adoptShownReleases(other)).rejects.toThrow('npm run operator -- reseal');
  await reseal(other);
  await adoptShownReleases(other);
  expect(await readLive('another secret that is long enough')).toBe(version(2));
  await reseal(withApproval());
});

it('who has been invited is listed, and who is revoked can approve no more', async () => {
  expect(await list(withApproval())).toEqual([expect.stringContaining('Nobody can approve yet')]);
  const lines = await invite(withApproval(), 'Olivia', '*');
  expect(lines[1]).toMatch(/^http:\/\/localhost:\d+\/platform\?join#[\w-]{32}$/);
  await expect(invite(withApproval(), 'Olivia', 'mf-seeker')).rejects.toThrow('take another name');
  await expect(invite(withApproval(), 'Ben', 'mf seeker')).rejects.toThrow('neither a remote');
  expect(await list(withApproval())).toEqual(['Olivia  *  invited']);
  await revoke(withApproval(), 'Olivia');
  expect(await list(withApproval())).toEqual([expect.stringMatching(/^Olivia {2}\* {2}revoked \d{4}-/)]);
  await expect(revoke(withApproval(), 'Olivia')).rejects.toThrow('Nobody of the name');
});

describe('in an emergency', () => {
  const strict = startTestApp({ RELEASE_APPROVAL: 'on' });

  it('a release goes live without a person, and the status says so', async () => {
    await publishRelease(strict, makeShellRelease());
    const [shell] = strict.dependencies.releases.listAll();
    const emergency = {
      remote: 'shell',
      version: shell?.version ?? '',
      since: null,
      reason: 'Nobody can log in',
    };
    await expect(letThrough(strict.dependencies, { ...emergency, version: '9.9.9' })).rejects.toThrow(
      'no release',
    );
    await letThrough(strict.dependencies, emergency);
    const headers = { authorization: 'Bearer ' + (strict.dependencies.config.operatorToken ?? '') };
    const body = { remote: 'shell', action: 'promote', version: emergency.version };
    expect((await requestMove(strict, body)).statusCode).toBe(201);
    const status = await strict.app.inject({ url: '/api/releases/status/', headers });
    expect(status.json<StatusReply>().live[0]?.approval).toMatchObject({ kind: 'emergency' });
    const [row] = await strict.dependencies.db
      .select()
      .from(releaseApprovals)
      .where(eq(releaseApprovals.act, 'release'));
    expect(row?.statement).toContain('Nobody can log in');
  });

  it('a day later it promotes nothing any more', async () => {
    await publishRelease(strict, seeker(1));
    const emergency = { remote: 'mf-seeker', version: version(1), since: null, reason: 'x' };
    await letThrough(strict.dependencies, emergency);
    strict.setClock(new Date(Date.now() + 25 * 3_600_000));
    const body = { remote: 'mf-seeker', action: 'promote', version: version(1) };
    expect((await requestMove(strict, body)).statusCode).toBe(409);
    strict.setClock(undefined);
  });
});
