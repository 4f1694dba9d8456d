import { listen } from '../listen';
import type { Shell } from '../parts';
import { watchViewport } from './watch-viewport';

/** Who only passes over a link has left it by then. */
const INTENT_MS = 65;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nobody's bytes are spent on a guess where they are few, or slow to come. */
function isThrifty(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Another page of the product to which a link leads in this tab. */
function findDestination(link: Element | null): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  const { origin, pathname } = window.location;
  return url.origin === origin && url.pathname !== pathname ? url : undefined;
}

/**
 * Fetches ahead for all links of the page, wherever they stand: code for those that come into view, code and data for the
 * one that somebody points at, touches, or reaches with the keyboard. Gives back what ends it.
 */
export function watchLinks({ prefetch, routers }: Pick<Shell, 'prefetch' | 'routers'>): () => void {
  if (isThrifty()) return () => undefined;
  let aimed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function aim({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link === aimed) return;
    aimed = link;
    clearTimeout(timer);
    const url = findDestination(link);
    if (!url) return;
    void prefetch.fetchCode(url);
    timer = setTimeout(() => void prefetch.fetchData(url), INTENT_MS);
  }

  const ends = [
    // A finger is a pointer too: it is over the link as soon as it touches it.
    listen(document, 'pointerover', aim),
    listen(document, 'focusin', aim),
    // It was a swipe.
    listen(document, 'pointercancel', () => clearTimeout(timer)),
    watchViewport(routers, (link) => {
      const url = findDestination(link);
      if (url) void prefetch.fetchCode(url);
    }),
  ];
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}
