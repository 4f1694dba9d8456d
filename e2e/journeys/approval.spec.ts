import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/lib/root';
import { addAuthenticator } from '../support/add-authenticator';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { createOperator } from '../support/releases';
import { getRunPaths } from '../support/run-paths';
import { startWorkerServer } from '../support/start-server';
import { expect, test as base } from '../support/test';

const invitations: string[] = [];

/** Invites people on the server's machine, before the server runs: the embedded database has one user. */
function inviteColleagues(): void {
  const { dataDir, port } = getRunPaths();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  for (const name of ['Olivia', 'Ben']) {
    const words = [join(ROOT, 'server/dist/operator.js'), 'invite', name, '--remote', '*'];
    const told = execFileSync(process.execPath, words, { env, encoding: 'utf8' });
    invitations.push(told.trim().split('\n').at(-1) ?? '');
  }
}

const test = base.extend<object, object>({
  address: [
    async ({ browserName: _browserName }, use) => {
      const stop = await startWorkerServer({ RELEASE_APPROVAL: 'on' }, inviteColleagues);
      await use(`http://localhost:${getRunPaths().port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
});

// A promotion that waits, and the second use of an invitation, are refused.
test.use({ expectedErrors: /status of 4\d\d/ });

test('a release goes live after a colleague has approved what is new in it', async ({ page, request }) => {
  await addAuthenticator(page);
  const operator = createOperator(request);

  await test.step('both accept their invitations with a passkey', async () => {
    for (const [at, name] of ['Olivia', 'Ben'].entries()) {
      await page.goto('about:blank');
      await page.goto(invitations[at] ?? '');
      await expect(page.getByText(`${name}, with a passkey you approve releases, tokens`)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, [360, 768, 1440]);
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(page.getByText(`${name} can approve.`)).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText('This invitation is not valid, or no longer.')).toBeVisible();
  });

  const version = await operator.publish('mf-seeker', 'approved01', (text, file) =>
    file.startsWith('remoteEntry') ? `${text}\nconst map = 'https://maps.example/tiles';` : text,
  );
  let link = '';

  await test.step('the promotion waits, and names its page', async () => {
    const { code, said } = await operator.type(`promote mf-seeker@${version}`);
    expect(code, said).toBe(6);
    expect(said).toContain('+ hosts: maps.example');
    link = /http\S+approval=\d+/.exec(said)?.[0] ?? '';
    expect((await operator.readLive()).get('mf-seeker')).not.toBe(version);
  });

  await test.step('there a person sees what is new, and approves it with the passkey', async () => {
    await page.goto(link);
    const token = readFileSync(join(getRunPaths().dataDir, 'operator-token'), 'utf8').trim();
    await page.getByLabel('Team token').fill(token);
    await page.getByRole('button', { name: 'Open' }).click();
    const card = page.getByRole('region', { name: `mf-seeker ${version}` });
    await expect(card.getByText('maps.example')).toBeVisible();
    await expect(card.getByText('Olivia or Ben can approve it.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [360, 768, 1440]);
    await card.getByRole('button', { name: `Approve mf-seeker ${version} with a passkey` }).click();
    await expect(card.getByText('has approved it. Who has asked can go on.')).toBeVisible();
  });

  await test.step('the promotion goes on', async () => {
    const { code, said } = await operator.type(`promote mf-seeker@${version}`);
    expect(code, said).toBe(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const live = page.getByRole('region', { name: 'mf-seeker', exact: true });
    await expect(live.getByText(/^Approved by (?:Olivia|Ben)$/)).toBeVisible();
  });

  await test.step('back it goes without one', async () => {
    await operator.rollBack('mf-seeker');
    expect((await operator.readLive()).get('mf-seeker')).not.toBe(version);
  });
});
