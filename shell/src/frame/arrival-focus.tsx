import { useLocation } from '@metier/sdk/router';
import { VisuallyHidden } from '@metier/sdk/ui';
import { useEffect, useRef } from 'react';

/**
 * After navigation to another page, focuses its heading and announces its title, like a full page load; after
 * a jump within a page, focuses the target. Ignores changes of filters and page numbers.
 */
export function ArrivalFocus() {
  const { pathname, search, hash } = useLocation();
  const place = useRef({ pathname, search, hash });
  const announcement = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const left = place.current;
    place.current = { pathname, search, hash };
    const isOtherPage = left.pathname !== pathname;
    const isJump = !isOtherPage && left.search === search && left.hash !== hash && hash !== '';
    if (!isOtherPage && !isJump) return;
    if (isOtherPage && announcement.current) announcement.current.textContent = document.title;
    const heading =
      findTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? findTarget('#content');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, search, hash]);

  return (
    <VisuallyHidden>
      <span ref={announcement} aria-live="polite" />
    </VisuallyHidden>
  );
}

const findTarget = (hash: string) => document.getElementById(hash.slice(1));
