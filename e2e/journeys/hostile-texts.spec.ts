import { hostilePayloads } from '../../server/src/testing/hostile/texts';
import { findInjections } from '../support/find-injections';
import { submitHostileTexts } from '../support/hostile-texts';
import { expect, test } from '../support/test';

/**
 * Characters that end a script, an attribute, markup and a line, in one text; `npm run reliability --
 * hostile-texts` tries a hundred.
 */
const PAYLOAD = `${[4, 11, 37].map((at) => hostilePayloads[at]).join(' ')} ${'W'.repeat(200)}`;

/** Found by none of the jobs but one, so that the page offers to search without one of the two terms. */
const LONG_WORDS = '<svg><animate onbegin=globalThis.hostile=1 attributeName=x dur=1s>';

for (const [name, payload] of Object.entries({
  'a hostile text': PAYLOAD,
  'a text of long words': LONG_WORDS,
}))
  test(`${name} is a text wherever it is read`, async ({ browser, baseURL }) => {
    test.slow();
    const address = baseURL ?? '';
    const planted = await submitHostileTexts(browser, address, payload, { width: 360, height: 740 });
    expect(await findInjections(planted, address)).toEqual([]);
    await planted.close();
  });
