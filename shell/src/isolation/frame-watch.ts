/** The elements of the frame, in order, and what holds them, as React has put them into the page. */
let landmarks: readonly Element[] = [];
let place: Element | undefined;

/** Takes the frame as it stands; returns what ends it. */
export function rememberFrame(): () => void {
  place = document.getElementById('root') ?? undefined;
  landmarks = Array.from(place?.children ?? []).filter(({ localName }) =>
    /^(header|main|footer)$/.test(localName),
  );
  return () => void (landmarks = []);
}

/** Puts back what something else than React has taken out of the frame, so that React finds it; says whether it had to. */
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

const HIDING = ['style', 'hidden'];

/** Takes away what hides or restyles the frame from outside of style sheets; names what it was. */
export function cleanFrame(): string[] {
  const elements = [document.documentElement, document.body, ...landmarks];
  const found = elements.flatMap((element) =>
    HIDING.filter((name) => element.hasAttribute(name)).map((name) => {
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

/** Removes an element that something else than the shell has laid over the frame's header. */
export function uncoverFrame(): boolean {
  const header = landmarks.find(({ localName }) => localName === 'header');
  const { left, top, width, height } = header?.getBoundingClientRect() ?? new DOMRect();
  if (!header || !height || top < 0) return false;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const stray = above?.closest('body > *');
  // Extensions of the browser show themselves in frames and in elements of their own making.
  if (!above || !stray || stray.id === 'root' || above.localName === 'iframe' || /-/.test(stray.localName))
    return false;
  stray.remove();
  return true;
}
