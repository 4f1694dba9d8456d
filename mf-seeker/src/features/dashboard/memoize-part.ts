import { settle, type Settled } from '@metier/sdk/remote';

/** A load whose last result is cached for equal arguments, unless it was a failure. */
export interface MemoizedPart<Value, Arguments extends readonly unknown[]> {
  load(...given: Arguments): Promise<Settled<Value>>;
  /** Invalidates the cached result. */
  forget(): void;
}

/** Keeps a part of the dashboard until its arguments change. */
export function memoizePart<Value, Arguments extends readonly unknown[]>(
  load: (...given: Arguments) => Promise<Value>,
): MemoizedPart<Value, Arguments> {
  let last: { readonly key: string; readonly part: Promise<Settled<Value>> } | undefined;

  return {
    load(...given) {
      const key = JSON.stringify(given);
      if (last?.key === key) return last.part;
      const part = settle(load(...given));
      last = { key, part };
      void part.then((settled) => {
        if ('failure' in settled && last?.part === part) last = undefined;
      });
      return part;
    },
    forget: () => (last = undefined),
  };
}
