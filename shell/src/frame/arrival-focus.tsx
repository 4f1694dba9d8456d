import { useLocation } from '@metier/shared/router';
import { VisuallyHidden } from '@metier/shared/ui';
import { useEffect, useRef } from 'react';

/**
 * After going to another page, puts the focus on its heading and says its title, as a full page load would. A change of
 * filters or pages is not another page.
 */
export function ArrivalFocus() {
  const { pathname, hash } = useLocation();
  const place = useRef(pathname);
  const announcement = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (place.current === pathname) return;
    place.current = pathname;
    if (announcement.current) announcement.current.textContent = document.title;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const heading =
      target ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <VisuallyHidden>
      <span ref={announcement} aria-live="polite" />
    </VisuallyHidden>
  );
}
