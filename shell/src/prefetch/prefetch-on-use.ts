import { listen } from '../base/listen';
import { yieldToMain } from '../base/yield-to-main';
import type { PrefetchServices } from './fetch-data';

/** Before the first of these, nothing competes with the page's own requests. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True in data-saver mode or on a slow connection, where no bytes are spent on a guess. */
function isDataSaver(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/**
 * Prefetches for all links of the page from the first user interaction on, which also loads the code for it.
 * Returns a function that stops it.
 */
export function prefetchOnUse(services: PrefetchServices): () => void {
  if (isDataSaver()) return () => undefined;
  let latest: EventTarget | null = null;
  let hasBegun = false;
  let isOver = false;
  let endOfWatch = () => {};

  async function begin(): Promise<void> {
    hasBegun = true;
    await yieldToMain();
    const { watchLinks } = await import('./watch-links');
    endOfUse();
    if (!isOver) endOfWatch = watchLinks(services, latest);
  }

  const ends = SIGNS_OF_USE.map((sign) =>
    listen(document, sign, ({ target }) => {
      latest = target;
      // Without the code, a click loads the page as usual.
      if (!hasBegun) begin().catch(endOfUse);
    }),
  );
  const endOfUse = () => ends.forEach((end) => end());

  return () => {
    isOver = true;
    endOfUse();
    endOfWatch();
  };
}
