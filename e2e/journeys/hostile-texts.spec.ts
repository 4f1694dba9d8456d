import { hostilePayloads } from '../../server/src/testing/hostile/texts';
import { lookAtTexts, plantTexts } from '../support/hostile-texts';
import { expect, test } from '../support/test';

/** One of each kind; `npm run reliability -- hostile-texts` tries all. */
const SAMPLE = [1, 95];

for (const at of SAMPLE) {
  const payload = hostilePayloads[at] ?? '';
  test(`text ${at} (${JSON.stringify(payload.slice(0, 30))}) is text wherever it is read`, async ({
    browser,
    baseURL = '',
  }) => {
    test.slow();
    const viewport = at % 2 === 0 ? { width: 1280, height: 800 } : { width: 360, height: 740 };
    const planted = await plantTexts(browser, baseURL, payload, viewport);
    expect(await lookAtTexts(planted, baseURL)).toEqual([]);
    await planted.close();
  });
}
