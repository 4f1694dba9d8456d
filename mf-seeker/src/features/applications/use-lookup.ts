import { useRef, useState } from 'react';

export type LazyLoad<Found> =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'found'; readonly value: Found }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Loads on demand and again after a failure; only the latest request counts. */
export function useLazyLoad<Found>(find: () => Promise<Found>) {
  const [lookup, setLookup] = useState<LazyLoad<Found>>({ kind: 'idle' });
  const latest = useRef(0);

  async function start(): Promise<void> {
    const number = (latest.current += 1);
    const settle = (next: LazyLoad<Found>) => number === latest.current && setLookup(next);
    settle({ kind: 'asking' });
    await find().then(
      (value) => settle({ kind: 'found', value }),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
  }

  return { lookup, start };
}
