import { hostilePayloads } from '../../server/src/testing/hostile/texts';
import { lookAtTexts, plantTexts } from '../support/hostile-texts';
import { expect, test } from '../support/test';

/**
 * Characters that end a script, an attribute, markup and a line, in one text; `npm run reliability --
 * hostile-texts` tries a hundred.
 */
const PAYLOAD = `${[4, 11, 37].map((at) => hostilePayloads[at]).join(' ')} ${'W'.repeat(200)}`;

test('a hostile text is a text wherever it is read', async ({ browser, baseURL }) => {
  test.slow();
  const address = baseURL ?? '';
  const planted = await plantTexts(browser, address, PAYLOAD, { width: 360, height: 740 });
  expect(await lookAtTexts(planted, address)).toEqual([]);
  await planted.close();
});
