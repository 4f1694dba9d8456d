import { settle, type Part } from '@metier/sdk/remote';

/** A load whose last result is cached for equal arguments, unless it was a failure. */
export interface MemoizedPart<Value, Arguments extends readonly unknown[]> {
  load(...given: Arguments): Part<Value>;
  /** Caches a result that was loaded elsewhere. */
  adopt(part: Part<Value>, ...given: Arguments): void;
  /** Invalidates the cached result. */
  forget(): void;
}

/** Keeps a part of the dashboard until its arguments change. */
export function memoizePart<Value, Arguments extends readonly unknown[]>(
  load: (...given: Arguments) => Promise<Value>,
): MemoizedPart<Value, Arguments> {
  let last: { readonly key: string; readonly part: Part<Value> } | undefined;

  function adopt(part: Part<Value>, ...given: Arguments): void {
    last = { key: JSON.stringify(given), part };
    void Promise.resolve(part).then((settled) => {
      if ('failure' in settled && last?.part === part) last = undefined;
    });
  }

  return {
    adopt,
    load(...given) {
      if (last?.key === JSON.stringify(given)) return last.part;
      const part = settle(load(...given));
      adopt(part, ...given);
      return part;
    },
    forget: () => (last = undefined),
  };
}
