import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { EMPLOYER, signIn, STUDENT } from '../support/people';
import { findPlace } from '../support/product';
import { expect, test } from '../support/test';

const CASES = [
  { remote: 'mf-public', page: '/', heading: /jobs/, other: '/dashboard', user: STUDENT },
  { remote: 'mf-seeker', page: '/applications', heading: 'My Applications', other: '/', user: STUDENT },
  {
    remote: 'mf-provider',
    page: '/applications',
    heading: 'Manage Applications',
    other: '/',
    user: EMPLOYER,
  },
] as const;

test.use({
  expectedErrors:
    /Failed to load resource|Refused to (apply|execute)|could not be loaded|ScriptExternalLoadError|RUNTIME-008|Loading (CSS )?chunk/i,
});

for (const { remote, page: address, heading, other, user } of CASES) {
  test(`without the files of ${remote} its pages say so, the others work, and Try Again brings it back`, async ({
    page,
  }) => {
    const built = join(findPlace().releasesDir, remote, 'dist');
    const away = `${built}-away`;
    await signIn(page, user);
    renameSync(built, away);
    try {
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(remote);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.goto(other);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    } finally {
      renameSync(away, built);
    }
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window), 'whether the page was not loaded again').toBe(
      true,
    );
  });
}
