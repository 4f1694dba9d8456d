import { HOSTILE_BUILDS } from '../support/hostile/hostile-browser-builds';
import { buildHostile, HOSTILE, HOSTILE_PATH, readFailures } from '../support/hostile/hostile-remote';
import { createOperator } from '../support/releases';
import { expect, test } from '../support/test';

test('a release that never gives the page back is reported by the next page of the browser', async ({
  context,
  page,
  request,
}) => {
  const hang = buildHostile(HOSTILE_BUILDS.length, { onMount: 'for (;;);' });
  const operator = createOperator(request);
  await operator.grant(HOSTILE, HOSTILE_PATH);
  const version = await operator.publishFolder(hang);
  await page.goto(`${HOSTILE_PATH}?release=${HOSTILE}@${version}`);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const next = await context.newPage();
  await next.goto('/login');
  await expect.poll(() => readFailures(request, version)).toMatch(/not answered for 10 seconds/);
});
