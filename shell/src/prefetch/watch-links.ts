import { listen } from '../base/listen';
import { whenIdle, yieldToMain } from '../base/yield-to-main';
import { fetchData, type PrefetchServices } from './fetch-data';
import { watchViewport } from './watch-viewport';

/** A pointer that only passes over a link has left it by then. */
const INTENT_MS = 65;

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
 * hovered, touched or focused, beginning with the one at `start`. Returns a function that stops it.
 */
export function watchLinks(services: PrefetchServices, start: EventTarget | null): () => void {
  const { prefetch, routers } = services;
  let aimed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let queue = Promise.resolve();

  async function fetchAfter(pause: Promise<void>, url: URL): Promise<void> {
    await pause;
    if (!isOver) void prefetch.fetchCode(url);
  }

  function onIntent({ target }: Pick<Event, 'target'>): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link === aimed) return;
    aimed = link;
    clearTimeout(timer);
    const url = findDestination(link);
    if (!url) return;
    void fetchAfter(yieldToMain(), url);
    timer = setTimeout(() => void fetchData(services, url), INTENT_MS);
  }

  onIntent({ target: start });
  const ends = [
    // Covers touch too: a finger is over the link as soon as it touches it.
    listen(document, 'pointerover', onIntent),
    listen(document, 'focusin', onIntent),
    // The touch was a swipe.
    listen(document, 'pointercancel', () => clearTimeout(timer)),
    watchViewport(routers, (link) => {
      const url = findDestination(link);
      // One after the other, so that no press waits for all of them.
      if (url) queue = queue.then(() => fetchAfter(whenIdle(), url));
    }),
  ];
  return () => {
    isOver = true;
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}
