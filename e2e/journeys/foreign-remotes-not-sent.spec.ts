import type { Page, Response } from '@playwright/test';
import { signIn, STUDENT } from '../support/people';
import { waitUntilLoaded } from '../support/wait-until-loaded';
import { expect, test } from '../support/test';

/** URL and body of a response; the body of an event stream is skipped because it never ends. */
async function read(response: Response): Promise<string> {
  const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text().catch(() => '');
  return `${response.url()}\n${text}`;
}

/** All responses the browser receives during `visit`. */
async function recordResponses(page: Page, visit: () => Promise<void>): Promise<string> {
  const heard: Promise<string>[] = [];
  page.on('response', (response) => heard.push(read(response)));
  await visit();
  await waitUntilLoaded(page);
  return (await Promise.all(heard)).join('\n');
}

test('a visitor receives nothing of the candidate’s or the employer’s remote', async ({ page }) => {
  const heard = await recordResponses(page, async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page.getByRole('heading', { name: 'Job Overview' })).toBeVisible();
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(heard).toContain('mf-public');
  expect(heard).not.toContain('mf-seeker');
  expect(heard).not.toContain('mf-provider');
});

test('a student receives the candidate’s remote and nothing of the employer’s', async ({ page }) => {
  const heard = await recordResponses(page, async () => {
    await signIn(page, STUDENT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/applications');
    await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible();
  });
  expect(heard).toContain('mf-seeker');
  expect(heard).not.toContain('mf-provider');
});
