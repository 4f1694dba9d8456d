import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, EngineChoice, Tab } from './engine';
import { findProgram } from './find-program';

async function find(page: Page, selector: string) {
  const element = await page.$(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

const toTab = (page: Page): Tab => ({
  async goto(url) {
    await page.goto(url, { waitUntil: 'load' });
  },
  evaluate: (expression) => page.evaluate(expression),
  async click(selector) {
    await (await find(page, selector)).click();
  },
  async type(selector, text) {
    await (await find(page, selector)).type(text);
  },
  press: (key) => page.keyboard.press(key),
  async chooseFile(selector, path) {
    // The element is a file input: the journey names it by its label.
    await ((await find(page, selector)) as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
  },
  close: () => page.browserContext().close(),
});

async function start(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  return {
    version: await started.version(),
    async openTab() {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return toTab(page);
    },
    stop: () => started.close(),
  };
}

const findChromium = () => process.env.CHROME_PATH ?? findProgram('chromium', 'google-chrome', 'chrome');
const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** Chromium over its debugging protocol. */
export const chromium: EngineChoice = {
  name: 'chromium',
  advice: 'apt-get install chromium',
  findMissing: () => (findChromium() ? [] : ['chromium']),
  start: () => start('chrome', findChromium() ?? ''),
};

/** Firefox over WebDriver BiDi. */
export const firefox: EngineChoice = {
  name: 'firefox',
  advice: 'apt-get install firefox-esr',
  findMissing: () => (findFirefox() ? [] : ['firefox']),
  start: () => start('firefox', findFirefox() ?? ''),
};
