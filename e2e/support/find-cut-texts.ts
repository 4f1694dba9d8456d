import type { Page } from '@playwright/test';

/**
 * Texts of the page that cannot be read whole, each as what is wrong and the text: cut off by a box or in a field,
 * sticking out of the window, or with a word broken in two without a hyphen. What scrolls is not cut.
 */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Rounding of layout and of italics, in pixels. */
    const TOLERANCE = 1.5;
    const found = new Set<string>();
    const context = document.createElement('canvas').getContext('2d');

    // Methods, because the compiler wraps named functions in a helper that does not exist in the page.
    const find = {
      isForScreenReaders(element: Element): boolean {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { width, height } = box.getBoundingClientRect();
          if ((width < 2 || height < 2) && getComputedStyle(box).overflow !== 'visible') return true;
        }
        return false;
      },

      cut(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
          const edges = box.getBoundingClientRect();
          const clipsX = /hidden|clip/.test(overflowX);
          const clipsY = /hidden|clip/.test(overflowY);
          if (clipsX && (right > edges.right + TOLERANCE || left < edges.left - TOLERANCE)) return 'cut off';
          if (clipsY && (bottom > edges.bottom + TOLERANCE || top < edges.top - TOLERANCE))
            return 'cut below';
          if (position === 'fixed') break;
        }
        const { clientWidth } = document.documentElement;
        return right > clientWidth + TOLERANCE ? 'out of the window' : undefined;
      },

      brokenWord(node: Text): string | undefined {
        const range = document.createRange();
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (tops.size > 1) return word;
        }
        return undefined;
      },
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!element || text === '' || element.closest('svg, select, textarea, script, style, noscript'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (find.isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = Array.from(range.getClientRects(), (rect) => find.cut(element, rect)).find(Boolean);
      if (cut) found.add(`${cut}: ${text}`);
      const word = getComputedStyle(element).hyphens === 'auto' ? undefined : find.brokenWord(node);
      if (word && !cut) found.add(`“${word}” is broken: ${text}`);
    }

    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])',
    )) {
      if (!context || !field.checkVisibility({ visibilityProperty: true })) continue;
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value || field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (room > 0 && context.measureText(text).width > room + TOLERANCE)
        found.add(`cut in its field: ${text}`);
    }
    return [...found];
  });
