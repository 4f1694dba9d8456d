import { logIn } from '../support/api';
import { STUDENT } from '../support/people';
import { expect, test } from '../support/test';

/** What the browser says of the refusals that the page below provokes. */
test.use({ expectedErrors: /Trusted/ });

/** Ways in which a page turns a text into markup or code; each returns what came of it. */
const SINKS = {
  markup: `document.createElement('div').innerHTML = '<b>planted</b>'`,
  'a parsed document': `new DOMParser().parseFromString('<b>planted</b>', 'text/html')`,
  'the text of a script': `document.createElement('script').text = 'planted()'`,
  'a script that is no file of a release': `document.createElement('script').src = '/api/auth/me/'`,
  'an attribute': `document.createElement('script').setAttribute('src', '/planted.js')`,
  'a policy of its own': `trustedTypes.createPolicy('planted', { createHTML: (text) => text })`,
  'a second default policy': `trustedTypes.createPolicy('default', { createHTML: (text) => text })`,
};

for (const path of ['/', '/login', '/dashboard'])
  test(`on ${path} no text becomes markup or code`, async ({ page }) => {
    if (path === '/dashboard') await logIn(page, STUDENT);
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    for (const [what, sink] of Object.entries(SINKS))
      expect(
        await page.evaluate(
          `(() => { try { ${sink}; return 'done'; } catch (error) { return error.name; } })()`,
        ),
        what,
      ).toBe('TypeError');
  });
