import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sendKit } from '../../tools/dev/kit-page';
import { BOTH_SCHEMES, expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { expect, test } from '../support/test';

// The page reloads on messages of the development server, which does not run here.
test.use({ expectedErrors: /WebSocket connection/ });

test('every component in every state has no finding, in light and dark, and fits every width', async ({
  page,
}) => {
  const server = createServer((request, reply) => void sendKit(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kit`);
  await expect(page.getByRole('heading', { name: 'Foundations' })).toBeVisible();
  // Each component is there twice, with the same landmarks.
  await expectAccessible(page, ['landmark-unique'], BOTH_SCHEMES);
  await expectNoSidewaysScroll(page, [320, 768, 1440]);
  server.close();
});
