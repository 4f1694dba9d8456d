import { ScrollRestoration, useLocation, useNavigationType, type Location } from '@metier/sdk/router';
import { useLayoutEffect } from 'react';

/** The style sheet handles smooth scrolling, so that `prefers-reduced-motion` needs no script. */
function ScrollMode() {
  const { key } = useLocation();
  const way = useNavigationType();

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scroll = way === 'POP' ? 'instant' : 'smooth';
    // A scroll in the same task goes by styles that are computed already.
    getComputedStyle(root).getPropertyValue('scroll-behavior');
  }, [key, way]);

  return null;
}

/** Every directly opened page has the location key `default`, so its scroll position is stored by address. */
const namePlace = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Scrolls to the top of a new page or to the hash, smoothly unless reduced motion is preferred; Back and
 * Forward restore the position at once. `ScrollMode` is first because the router scrolls in its own layout
 * effect.
 */
export const PageScroll = () => (
  <>
    <ScrollMode />
    <ScrollRestoration getKey={namePlace} />
  </>
);
