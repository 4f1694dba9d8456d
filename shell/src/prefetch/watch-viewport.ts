import { listen } from '../listen';
import type { RouterSlot } from '../router/shell-router';

/**
 * No viewport prefetch before the first interaction, so that it does not compete with the page's own
 * requests.
 */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Links that a list changes later are observed after the next navigation. */
const SETTLED_MS = 200;

/**
 * Calls `onSeen` for links that enter the viewport, once each per page, from the first user interaction on.
 * Returns a function that stops it.
 */
export function watchViewport(
  routers: Pick<RouterSlot, 'get' | 'store'>,
  onSeen: (link: Element) => void,
): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onSeen(target);
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endOfRouter = () => {};
  let endOfSlot = () => {};

  function look(): void {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_MS);
  }

  function follow(): void {
    endOfRouter();
    endOfRouter = routers.get().router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') lookSoon();
    });
    lookSoon();
  }

  function begin(): void {
    signs.forEach((end) => end());
    follow();
    endOfSlot = routers.store.subscribe(follow);
  }

  const signs = INTERACTION_EVENTS.map((sign) => listen(document, sign, begin));
  return () => {
    signs.forEach((end) => end());
    clearTimeout(timer);
    endOfRouter();
    endOfSlot();
    observer.disconnect();
  };
}
