import type { Page } from '@playwright/test';

/**
 * Texts of a page in another language that are English: those of the given ones, and those with a word that no
 * other language of the site has. Texts marked with another language, such as advertisements, are left out.
 */
export const findEnglishTexts = (page: Page, english: readonly string[]): Promise<string[]> =>
  page.evaluate((given) => {
    const WORDS = /\b(the|and|of|your|with|this|you|are|from|has|not)\b/i;
    const ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const known = new Set(given);
    const language = document.documentElement.lang;
    const found = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, noscript, textarea, code, pre, #unstarted')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      const texts =
        node instanceof Element
          ? ATTRIBUTES.map((name) => node.getAttribute(name) ?? '')
          : [node.textContent ?? ''];
      for (const text of texts.map((each) => each.replace(/\s+/g, ' ').trim()))
        if (known.has(text) || WORDS.test(text)) found.add(`English: ${text.slice(0, 120)}`);
    }
    return [...found];
  }, english);
