import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getRunPaths } from './run-paths';

/** Looks that a rule of equal weight in another style sheet could change without moving anything. */
const LOOKS = [
  'background-color',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'color',
  'display',
  'font-size',
  'font-weight',
  'opacity',
  'padding-left',
  'padding-top',
  'stroke-width',
  'text-align',
  'white-space',
];

/** The style sheets of all pages, one after the other, and in the opposite order. */
function readSheets(): readonly [string, string] {
  const { releasesDir } = getRunPaths();
  const sheets = readdirSync(releasesDir)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .map((name) => join(releasesDir, name, 'dist'))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  return [sheets.join('\n'), sheets.toReversed().join('\n')];
}

let known: readonly [string, string] | undefined;

/**
 * Expects the page to look the same whatever pages were visited before: each brings a style sheet, which stays, and
 * components that several pages share are in several of them.
 */
export async function expectStylesInAnyOrder(page: Page): Promise<void> {
  known ??= readSheets();
  const changes = await page.evaluate(
    ({ sheets, looks }) => {
      const elements = Array.from(document.querySelectorAll('body *')).filter((each) =>
        each.checkVisibility(),
      );
      const describe = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return [x, y, width, height, ...looks.map((look) => `${look} ${style.getPropertyValue(look)}`)];
      };
      const before = elements.map(describe);
      const adopted = document.adoptedStyleSheets;
      const found = new Set<string>();
      for (const text of sheets) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...adopted, sheet];
        for (const [index, element] of elements.entries()) {
          const now = describe(element);
          const was = now.flatMap((value, at) =>
            value === before[index]?.[at] ? [] : [before[index]?.[at]],
          );
          if (was.length > 0)
            found.add(`${element.tagName} ${element.getAttribute('class')}: ${was.join(', ')}`);
        }
      }
      document.adoptedStyleSheets = adopted;
      return [...found];
    },
    { sheets: known, looks: LOOKS },
  );
  expect(changes, 'what looks different after visits of other pages').toEqual([]);
}
