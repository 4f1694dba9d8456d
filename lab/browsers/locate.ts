import { setTimeout as delay } from 'node:timers/promises';
import type { Tab } from './engine';

const LIMIT_MS = 40_000;
const MARK = 'data-walked';

/** Waits until the expression is true in the page. */
export async function waitFor(tab: Tab, what: string, expression: string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  // A navigation may end the script: it is repeated on the next page.
  const check = () => tab.evaluate(`Boolean(${expression})`).catch(() => false);
  while (!(await check())) {
    if (Date.now() > end) {
      const seen = await tab.evaluate('location.pathname + " " + document.body.innerText.slice(0, 600)');
      throw new Error(`${what} did not appear. The page is ${String(seen)}`);
    }
    await delay(100);
  }
}

export const waitForText = (tab: Tab, text: string) =>
  waitFor(
    tab,
    `"${text}"`,
    `[...document.querySelectorAll('body *')].some((each) => each.checkVisibility() &&
      [...each.childNodes].some((node) => node.nodeType === 3 && node.data.includes(${JSON.stringify(text)})))`,
  );

export const waitForPath = (tab: Tab, pattern: RegExp) =>
  waitFor(tab, String(pattern), `${String(pattern)}.test(location.pathname + location.search)`);

/**
 * Runs in the page: marks the visible element of that kind whose name is, or else begins with, the given one, in
 * the top dialog if one is open.
 */
function markElement(kind: 'control' | 'field', name: string, mark: string): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const roots = dialog ? [dialog] : [document.querySelector('main'), document.body];
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    clean(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.innerText ??
        (element as HTMLElement).innerText,
    );
  const selector = kind === 'field' ? 'input, select, textarea' : 'a[href], button';
  const all = roots
    .flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
    .filter((each) => kind === 'field' || each.checkVisibility());
  const found =
    all.find((each) => nameOf(each) === name) ?? all.find((each) => nameOf(each).startsWith(name));
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  found?.setAttribute(mark, '');
  return found !== undefined;
}

async function mark(tab: Tab, kind: 'control' | 'field', name: string): Promise<string> {
  // The loader of TypeScript wraps named functions in this helper, which pages do not have.
  const helper = 'const __name = (given) => given;';
  const values = [kind, name, MARK].map((value) => JSON.stringify(value)).join(', ');
  const call = `(() => { ${helper} return (${markElement.toString()})(${values}); })()`;
  await waitFor(tab, `The ${kind} "${name}"`, call);
  return `[${MARK}]`;
}

const ATTEMPTS = 3;

/** Clicks the link or button with that accessible name; again if the page has replaced it in between. */
export async function press(tab: Tab, name: string): Promise<void> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const isReplaced = (error: Error) => /detached|stale/i.test(error.message);
    const problem = await tab.click(await mark(tab, 'control', name)).catch((error: Error) => error);
    if (!problem) return;
    if (!isReplaced(problem)) throw problem;
  }
  await tab.click(await mark(tab, 'control', name));
}

/** Ticks the box or radio button with that label. */
export const tick = async (tab: Tab, label: string) => {
  await mark(tab, 'field', label);
  await tab.evaluate(`document.querySelector('[${MARK}]').click()`);
};

/** Types into the field with that label, over what it holds. */
export const fill = async (tab: Tab, label: string, text: string) => {
  const field = await mark(tab, 'field', label);
  await tab.evaluate(`document.querySelector('${field}').select()`);
  await tab.type(field, text);
};

/** Chooses an option by its text or value, or a date: the controls for it differ between engines. */
export const choose = async (tab: Tab, label: string, value: string) => {
  const field = await mark(tab, 'field', label);
  await tab.evaluate(`((field) => {
    const option = [...(field.options ?? [])].find(({ text }) => text === ${JSON.stringify(value)});
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(
      field, option ? option.value : ${JSON.stringify(value)});
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  })(document.querySelector('${field}'))`);
};

export const upload = async (tab: Tab, label: string, path: string) =>
  tab.chooseFile(await mark(tab, 'field', label), path);
