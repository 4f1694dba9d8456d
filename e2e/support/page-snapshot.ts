import { expect, type Page } from '@playwright/test';

const PARTS = [
  'body',
  '#root > header',
  '#root > header a',
  '#root > main',
  '#root > footer',
  '#root > footer a',
  'main h1',
];
const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'color',
  'background-color',
  'font-size',
  'font-family',
  'padding-top',
  'width',
  'zoom',
  'pointer-events',
];

/** Computed styles and text of the frame. */
export const readFrame = (page: Page) =>
  page.evaluate(
    ([parts, properties]) =>
      parts.map((part) => {
        const element = document.querySelector<HTMLElement>(part);
        if (!element) return `${part} is missing`;
        const style = getComputedStyle(element);
        return [part, ...properties.map((name) => style.getPropertyValue(name))].join(' ');
      }),
    [PARTS, PROPERTIES] as const,
  );

/** Numbers of unread messages and notifications, which come and change while the page is open. */
const COUNT_LINES = /\n\d+\+?$/gm;

/** Title of the page and amount of API data it shows, once loading has ended. */
export async function readWork(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return {
    title: await page.title(),
    address: new URL(page.url()).pathname,
    links: await page.getByRole('main').getByRole('link').count(),
    menu: (await page.locator('#root > header').innerText()).replaceAll(COUNT_LINES, ''),
    footer: await page.locator('#root > footer').innerText(),
  };
}
