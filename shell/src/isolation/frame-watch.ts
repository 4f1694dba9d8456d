import { replaceMethod } from './replace-method';

/** The elements of the frame, in order, and their parent, as rendered by React. */
let landmarks: readonly Element[] = [];
let place: Element | undefined;

/** Records the current frame elements; returns a function that clears the record. */
export function recordFrame(): () => void {
  place = document.getElementById('root') ?? undefined;
  landmarks = Array.from(place?.children ?? []).filter(({ localName }) =>
    /^(header|main|footer)$/.test(localName),
  );
  return () => void (landmarks = []);
}

/**
 * Restores frame elements that code outside React has removed, so that React finds them; returns true if any
 * were missing.
 */
export function restoreFrame(): boolean {
  const root = place;
  if (!root || landmarks.every((element) => element.isConnected)) return false;
  if (!root.isConnected) document.body.prepend(root);
  for (const [at, element] of landmarks.entries()) {
    const next = landmarks.slice(at + 1).find(({ parentElement }) => parentElement === root);
    if (element.parentElement !== root) root.insertBefore(element, next ?? null);
  }
  return true;
}

const HIDING = ['style', 'hidden', 'popover', 'aria-hidden', 'contenteditable'];

const findHeader = () => landmarks.find(({ localName }) => localName === 'header');

/** An open menu of the header makes what is behind it inert, and nothing else does. */
const isBehindMenu = ({ localName }: Element) =>
  /^(main|footer)$/.test(localName) && Boolean(findHeader()?.querySelector('[aria-expanded="true"]'));

/**
 * Removes what hides or restyles the frame from outside of style sheets; returns the names of what was
 * removed.
 */
export function cleanFrame(): string[] {
  const elements = [document.documentElement, document.body, ...landmarks];
  const found = elements.flatMap((element) =>
    [...HIDING, ...(isBehindMenu(element) ? [] : ['inert'])]
      .filter((name) => element.hasAttribute(name))
      .map((name) => {
        element.removeAttribute(name);
        return `${element.localName}[${name}]`;
      }),
  );
  if (document.adoptedStyleSheets?.length) {
    document.adoptedStyleSheets = [];
    found.push('adoptedStyleSheets');
  }
  return found;
}

/** What code of the page has put beside the frame; scripts of browser extensions have functions of their own. */
const inserted = new WeakSet<object>();
const INSERTING = {
  Node: ['appendChild', 'insertBefore', 'replaceChild'],
  Element: [
    'append',
    'prepend',
    'before',
    'after',
    'replaceWith',
    'replaceChildren',
    'insertAdjacentElement',
  ],
} as const;

/** Records what is put into the page beside the frame from now on. */
export function watchInsertions(): void {
  const isBeside = (target: unknown) =>
    [document.documentElement, document.body].some(
      (parent) => target === parent || (target as Node).parentNode === parent,
    );
  for (const [owner, names] of [
    [Node.prototype, INSERTING.Node],
    [Element.prototype, INSERTING.Element],
  ] as const)
    for (const name of names)
      replaceMethod(owner, name, (original) => {
        return function (...given) {
          if (isBeside(this)) for (const node of given) if (node instanceof Node) inserted.add(node);
          return Reflect.apply(original, this, given);
        };
      });
}

/** Removes a foreign element that covers the frame's header; returns true if there was one. */
export function uncoverFrame(): boolean {
  const header = findHeader();
  const { left, top, width, height } = header?.getBoundingClientRect() ?? new DOMRect();
  if (!header || !height || top < 0) return false;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const stray = above?.closest('body > *');
  if (!above || !stray || stray.id === 'root') return false;
  // Browser extensions render into iframes and custom elements.
  if ((above.localName === 'iframe' || /-/.test(stray.localName)) && !inserted.has(stray)) return false;
  stray.remove();
  return true;
}
