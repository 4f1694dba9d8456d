/** An element of the header, the footer or the page, identified by its position among its siblings. */
export interface RecordedElement {
  /** Human-readable name: own text, else label, else tag. */
  readonly name: string;
  readonly isCurrent: boolean;
  readonly facts: Readonly<Record<string, string>>;
}

type RecordedPart = Readonly<Record<string, RecordedElement>>;

export interface RecordedPage {
  readonly header: RecordedPart;
  readonly footer: RecordedPart;
  readonly main: RecordedPart;
}

/**
 * Expression for an isolated world, whose built-in objects page scripts cannot change. Positions are relative
 * to the header or footer, so that the page height has no effect; positions within the page are omitted.
 */
export const RECORD_PAGE = `(() => {
  const MAX = 400;
  const STYLES = ['color', 'background-color', 'background-image', 'display', 'visibility', 'opacity', 'font-size',
    'font-family', 'font-weight', 'border-top-width', 'border-top-color', 'transform', 'pointer-events', 'filter'];
  const FRAME = [...STYLES, 'position', 'z-index', 'padding-top', 'margin-top'];
  const textOf = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ').trim().slice(0, 80);
  const record = (root, names, hasPlace) => {
    const found = {};
    const start = root?.getBoundingClientRect();
    const isSeen = (each) => !each.closest('noscript, script, style, template') && (!each.closest('svg') || each.matches('svg'));
    const elements = root ? [root, ...root.querySelectorAll('*')].filter(isSeen) : [];
    const paths = new Map();
    for (const element of elements.slice(0, MAX)) {
      const before = [...(element.parentElement?.children ?? [])].indexOf(element);
      const path = element === root ? '' : paths.get(element.parentElement) + '/' + element.localName + before;
      paths.set(element, path);
      const style = getComputedStyle(element);
      const facts = { text: textOf(element) };
      for (const name of names) facts[name] = style.getPropertyValue(name);
      if (hasPlace) {
        const box = element.getBoundingClientRect();
        const y = element === root && root.localName === 'header' ? box.y + scrollY : box.y - start.y;
        facts.place = [box.x, y, box.width, box.height].map(Math.round).join(' ');
        const isInside = box.width > 0 && box.y >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        if (isInside && element.matches('a, button')) {
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          facts.reach = root.contains(top) ? 'can be clicked' : 'is covered';
        }
      }
      const label = facts.text || element.getAttribute('aria-label') || '';
      found[path] = { name: label.slice(0, 40), isCurrent: Boolean(element.closest('[aria-current]')), facts };
    }
    return found;
  };
  const find = (name) => [...document.querySelectorAll(name)].find((each) => !each.closest('main'));
  return {
    header: record(find('header'), FRAME, true),
    footer: record(find('footer'), FRAME, true),
    main: record(document.querySelector('main'), STYLES, false),
  };
})()`;

/**
 * True when a page is complete: it has a heading, or the shell has failed, and nothing is marked as loading.
 */
export const IS_SETTLED = `document.readyState !== 'loading' &&
  Boolean(document.querySelector('#unstarted:not([hidden])') ?? document.querySelector('main h1')) &&
  !document.querySelector('main [aria-busy="true"]') && !globalThis.before?.isConnected`;

/** Texts of the shell's panels, from `shell/src/shell.texts.ts` and `shared/src/remote/remote.texts.ts`. */
export const FIND_PANEL = `(() => {
  const isPanel = (element) => /could not be loaded/.test(element.textContent) && !element.children.length;
  const found = [...document.querySelectorAll('main *')].find(isPanel);
  const failed = document.querySelector('#unstarted:not([hidden]) h1');
  return (failed ?? found)?.textContent.trim().slice(0, 120) ?? '';
})()`;

/** Navigates like a link, without loading a new document. */
export const goInApp = (path: string): string => `(() => {
  globalThis.before = document.querySelector('main h1');
  history.pushState({ idx: 1, key: 'smoke' }, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
})()`;
