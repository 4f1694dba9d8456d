import { ScrollRestoration, useLocation, useNavigationType, type Location } from '@metier/shared/router';
import { useLayoutEffect } from 'react';

/** The style sheet does the smoothing, so that the reader's wish about motion needs no script. */
function ScrollManner() {
  const { key } = useLocation();
  const way = useNavigationType();

  useLayoutEffect(() => {
    document.documentElement.dataset.scroll = way === 'POP' ? 'instant' : 'smooth';
  }, [key, way]);

  return null;
}

/** Every page that was opened by its address has the same key: such a place is remembered by the address. */
const namePlace = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Scrolls to the top of a new page or to the hash, smoothly where motion is welcome; Back and Forward restore the place
 * at once. The manner stands first, because the router scrolls in a layout effect of its own.
 */
export const PageScroll = () => (
  <>
    <ScrollManner />
    <ScrollRestoration getKey={namePlace} />
  </>
);
