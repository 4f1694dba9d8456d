import { expect, type Page } from '@playwright/test';

/** What still sets an element apart where the system replaces all colours; its background does not. */
const LOOKS = [
  'border-bottom-color',
  'border-bottom-width',
  'border-top-color',
  'border-top-width',
  'color',
  'outline-color',
  'outline-style',
  'text-decoration-line',
];

const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';

/** Expects the chosen one of several links, tabs or buttons to look different in the colours of the system. */
export async function expectChoicesInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const alike = await page.evaluate(
    ({ chosen, looks }) => {
      const describe = (element: Element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .flatMap((style) => looks.map((look) => style.getPropertyValue(look)))
          .concat(element.querySelector('svg')?.innerHTML ?? '')
          .join(', ');
      return Array.from(document.querySelectorAll(chosen)).flatMap((element) => {
        const peers = Array.from(
          element
            .closest('nav, ul, ol, [role=tablist], [role=listbox], [role=group]')
            ?.querySelectorAll(`${element.tagName}[class~="${element.classList.item(0)}"]`) ?? [],
        ).filter((peer) => !peer.matches(chosen) && peer.checkVisibility());
        if (!element.checkVisibility() || peers.length === 0) return [];
        const look = describe(element);
        return peers.some((peer) => describe(peer) === look)
          ? [`${element.tagName} ${element.className} “${element.textContent}”`]
          : [];
      });
    },
    { chosen: CHOSEN, looks: LOOKS },
  );
  await page.emulateMedia({ forcedColors: 'none' });
  expect(alike, 'what is chosen, and looks like the others in forced colors').toEqual([]);
}
