import { expect, type Page } from '@playwright/test';
import { call } from './api';
import { moveClock } from './moved-clock';

interface Moved {
  readonly status: string;
  readonly planned_move: { readonly due_at: string } | null;
}

export const readApplication = (page: Page, id: number) => call<Moved>(page, `auth/applications/${id}/`);

/**
 * Plans a move by `plan` and lets its minute pass, for the server and in the page, whose clock was installed before
 * it was opened: the shell treats globals present at its start as native.
 */
export async function letMinutePass(page: Page, id: number, plan: () => Promise<unknown>): Promise<void> {
  await plan();
  const { status, planned_move: planned } = await readApplication(page, id);
  expect(planned).not.toBeNull();
  moveClock(Date.parse(planned?.due_at ?? '') - Date.now() + 1_000);
  await expect.poll(async () => (await readApplication(page, id)).status).not.toBe(status);
  await page.clock.fastForward(70_000);
}
