import { chromium } from '@playwright/test';
import { findInjections } from '../../e2e/support/hostile/find-injections';
import { submitHostileTexts, TEXT_FIELDS } from '../../e2e/support/hostile/hostile-texts';
import { hostilePayloads } from '../../server/src/testing/hostile/texts';
import { findBrowser } from '../../tools/lib/browser';
import { build } from '../../tools/lib/build';
import { launchServer } from '../../tools/server-life/launch-server';
import type { ReliabilityPart } from './lib/part';

type TextFigures = { readonly fields: number; readonly pages: number };

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

export const part: ReliabilityPart<TextFigures> = {
  promise: 'A text from a user is shown as text on every page: it runs, loads and breaks nothing.',
  steps: hostilePayloads.length,
  unit: 'payloads',
  async open() {
    await build();
    const server = await launchServer({ PUBLISH_LOCAL_BUILDS: 'changed' });
    const isRoot = process.getuid?.() === 0;
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    });
    return {
      async run(step) {
        const payload = hostilePayloads[step % hostilePayloads.length] ?? '';
        const viewport = step % 2 === 0 ? DESK : PHONE;
        const planted = await submitHostileTexts(browser, server.address, payload, viewport);
        try {
          const wrong = await findInjections(planted, server.address);
          if (wrong.length > 0) throw new Error(`${JSON.stringify(payload)}\n${wrong.join('\n')}`);
          return { fields: TEXT_FIELDS.length, pages: planted.pages.length };
        } finally {
          await planted.close();
        }
      },
      async close() {
        await browser.close();
        await server.remove();
      },
    };
  },
  summarise: (found) =>
    `${found.length} payloads in ${TEXT_FIELDS.length} fields, ${found.reduce((sum, { pages }) => sum + pages, 0)} pages in Chromium: nothing ran, nothing was loaded, no page was wider than its window`,
};
