import { useSyncExternalStore } from 'react';

export type Outcome<Value> =
  { readonly isLoaded: true; readonly value: Value } | { readonly isLoaded: false; readonly error: unknown };

/** What was asked for: on its way until there is an outcome. It never rejects. */
export interface Answer<Value> {
  read(): Outcome<Value> | undefined;
  /** Calls the listener when the outcome is there; gives back what ends the subscription. */
  subscribe(listener: () => void): () => void;
  readonly isSettled: Promise<Outcome<Value>>;
}

/** A part of a page that is fetched on its own, so that its failure is no other part's. */
export interface Piece<Value, Question extends readonly unknown[]> {
  /** The answer to a question, asked once: the same question has the same answer unless that was a failure. */
  ask(...question: Question): Answer<Value>;
  /** The next question is asked anew. */
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

/** The outcome of an answer, as soon as there is one. */
export const useAnswer = <Value>(answer: Answer<Value>): Outcome<Value> | undefined =>
  useSyncExternalStore(answer.subscribe, answer.read, answer.read);
