import { lazy, Suspense, useLayoutEffect, useRef } from 'react';

/** Rarely needed, so loaded on demand. */
const KeptNotice = lazy(async () => ({
  default: (await import('./hydration-failed-notice')).HydrationFailedNotice,
}));

/** The server-rendered page, before any code of its remote has run. */
interface KeptPage {
  readonly address: string;
  readonly title: string;
  readonly content: DocumentFragment;
}

let kept: KeptPage | undefined;

const readAddress = () => window.location.pathname + window.location.search;

/** Keeps a copy of the rendered page in the frame, for the case that its remote fails while it is hydrated. */
export function copyServerContent(): void {
  const range = document.createRange();
  const place = document.querySelector('#content > div');
  if (!place) return;
  range.selectNodeContents(place);
  kept = { address: readAddress(), title: document.title, content: range.cloneContents() };
}

/** Whether the server has rendered the page at the present address. */
export const hasServerContent = (): boolean => kept?.address === readAddress();

interface KeptContentProps {
  /** Whether another attempt is being made. */
  busy: boolean;
  onRetry: () => void;
}

/** The page as the server has sent it: its links and forms work without its remote. */
export function ServerContent({ busy, onRetry }: KeptContentProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = kept?.content.cloneNode(true);
    if (content) place.current?.replaceChildren(content);
  }, []);
  return (
    <>
      {kept && <title>{kept.title}</title>}
      {!busy && (
        <Suspense>
          <KeptNotice onRetry={onRetry} />
        </Suspense>
      )}
      <div ref={place} />
    </>
  );
}
