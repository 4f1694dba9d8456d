import type { RouterSlot } from '../navigation/shell-router';

/** Links that a list changes later are observed after the next navigation. */
const SETTLED_MS = 200;

/**
 * Calls `onSeen` for links that enter the viewport, once each per page. Returns a function that stops it.
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

  follow();
  const endOfSlot = routers.store.subscribe(follow);
  return () => {
    clearTimeout(timer);
    endOfRouter();
    endOfSlot();
    observer.disconnect();
  };
}
