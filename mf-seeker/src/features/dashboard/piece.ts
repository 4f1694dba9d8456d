import { useSyncExternalStore } from 'react';

export type Outcome<Value> =
  { readonly isLoaded: true; readonly value: Value } | { readonly isLoaded: false; readonly error: unknown };

/** A pending or settled load. Never rejects. */
export interface Answer<Value> {
  read(): Outcome<Value> | undefined;
  /** Calls the listener once the outcome is available; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  readonly isSettled: Promise<Outcome<Value>>;
}

/** A part of a page that loads and fails independently of the others. */
export interface Piece<Value, Question extends readonly unknown[]> {
  /**
   * Loads the value for these arguments; the last result is cached for equal arguments, unless it was a
   * failure.
   */
  ask(...question: Question): Answer<Value>;
  /** Invalidates the cached result. */
  forget(): void;
}

function follow<Value>(asked: Promise<Value>): Answer<Value> {
  const listeners = new Set<() => void>();
  let outcome: Outcome<Value> | undefined;

  function settle(next: Outcome<Value>): Outcome<Value> {
    outcome = next;
    for (const listener of listeners) listener();
    return next;
  }

  return {
    read: () => outcome,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSettled: asked.then(
      (value) => settle({ isLoaded: true, value }),
      (error: unknown) => settle({ isLoaded: false, error }),
    ),
  };
}

export function createPiece<Value, Question extends readonly unknown[]>(
  fetch: (...question: Question) => Promise<Value>,
): Piece<Value, Question> {
  let kept: { readonly key: string; readonly answer: Answer<Value> } | undefined;

  return {
    ask(...question) {
      const key = JSON.stringify(question);
      if (kept?.key !== key || kept.answer.read()?.isLoaded === false)
        kept = { key, answer: follow(fetch(...question)) };
      return kept.answer;
    },
    forget: () => (kept = undefined),
  };
}

/** Outcome of a load; undefined while pending. */
export const useAnswer = <Value>(answer: Answer<Value>): Outcome<Value> | undefined =>
  useSyncExternalStore(answer.subscribe, answer.read, answer.read);
