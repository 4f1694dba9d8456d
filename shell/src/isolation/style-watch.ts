/** The shell's own sheets: links, or inlined by the server with their address. */
const SHEETS = 'link[rel="stylesheet"][href*="/mf/shell/"], style[data-href*="/mf/shell/"]';

type SheetElement = HTMLLinkElement | HTMLStyleElement;

/** All rules as a text; undefined while the sheet loads, empty where it is disabled or of another origin. */
function readRules({ sheet }: SheetElement): string | undefined {
  if (!sheet) return undefined;
  try {
    return sheet.disabled ? '' : Array.from(sheet.cssRules, ({ cssText }) => cssText).join('');
  } catch {
    return '';
  }
}

/** A copy of the element, whose text or file the browser reads again. */
function renew(element: SheetElement, { media, text }: { media: string; text: string | null }): SheetElement {
  const copy = element.cloneNode() as SheetElement;
  copy.media = media;
  copy.removeAttribute('disabled');
  copy.textContent = text;
  return copy;
}

interface OwnSheet {
  element: SheetElement;
  readonly media: string;
  readonly text: string | null;
  readonly rules: string;
}

/**
 * Takes the shell's style sheets as they are now, and later ones as they come; the returned check restores those
 * that were taken away or, with `whole`, changed, and returns true if there were any.
 */
export function watchFrameStyles(): (depth: 'presence' | 'whole') => boolean {
  const own = new Map<string, OwnSheet>();

  function record(): void {
    for (const element of document.head.querySelectorAll<SheetElement>(SHEETS)) {
      const address = element.getAttribute('href') ?? element.dataset.href ?? '';
      const rules = readRules(element);
      if (rules !== undefined && !own.has(address))
        own.set(address, { element, media: element.media, text: element.textContent, rules });
    }
  }

  const isGone = ({ element, media }: OwnSheet) =>
    element.parentNode !== document.head || element.media !== media;

  function isChanged({ element, rules }: OwnSheet): boolean {
    const present = readRules(element);
    return present !== undefined && present !== rules;
  }

  record();
  document.addEventListener('load', record, true);
  return (depth) => {
    const changed = [...own.values()].filter(
      (each) => isGone(each) || (depth === 'whole' && isChanged(each)),
    );
    for (const each of changed) {
      const copy = renew(each.element, each);
      each.element.remove();
      each.element = copy;
    }
    // Their order is that of the cascade layers, which the first one names.
    if (changed.length > 0) document.head.prepend(...Array.from(own.values(), ({ element }) => element));
    return changed.length > 0;
  };
}
