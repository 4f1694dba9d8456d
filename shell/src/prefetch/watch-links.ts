import { listen } from '../listen';
import type { RouterSlot } from '../router/shell-router';
import type { Prefetch } from './prefetch';
import { watchViewport } from './watch-viewport';

/** A pointer that only passes over a link has left it by then. */
const INTENT_MS = 65;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True in data-saver mode or on a slow connection, where no bytes are spent on a guess. */
function isDataSaver(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Another page of the product that a link opens in this tab. */
function findDestination(link: Element | null): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  const { origin, pathname } = window.location;
  return url.origin === origin && url.pathname !== pathname ? url : undefined;
}

/**
 * Prefetches for all links of the page: code for links in the viewport, code and data for the link that is
 * hovered, touched or focused. Returns a function that stops it.
 */
export function watchLinks(
  prefetch: Pick<Prefetch, 'fetchCode' | 'fetchData'>,
  routers: Pick<RouterSlot, 'get' | 'store'>,
): () => void {
  if (isDataSaver()) return () => undefined;
  let aimed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onIntent({ target }: Event): void {
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
    // Covers touch too: a finger is over the link as soon as it touches it.
    listen(document, 'pointerover', onIntent),
    listen(document, 'focusin', onIntent),
    // The touch was a swipe.
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
