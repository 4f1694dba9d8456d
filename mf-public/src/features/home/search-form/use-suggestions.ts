import { useEffect, useRef, useState } from 'react';
import { suggestSearches } from '@metier/sdk/api';
import type { Suggestion } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { readRecent, removeRecent, type SuggestedField } from './recent-searches';

const DEBOUNCE_MS = 150;
/** A busy server counts a few suggestions at a time; an answer with all counts comes from the browser's cache again. */
const RECOUNT_MS = 500;
const MAX_ANSWERS = 6;
const MAX_OPTIONS = 8;

export interface SuggestedOption extends Pick<Suggestion, 'word' | 'text' | 'detail' | 'jobs'> {
  readonly kind: Suggestion['kind'] | 'recent';
}

export interface SuggestedOptions {
  /** Empty while there is nothing to suggest. */
  readonly options: readonly SuggestedOption[];
  /** Requests what completes the text, after a pause; keeps the options until the answer, so that they are stable. */
  suggest(text: string): void;
  showRecent(): void;
  forget(text: string): void;
  /** Removes the options and aborts the request. */
  close(): void;
}

const toRecent = (texts: readonly string[]) => texts.map((text) => ({ kind: 'recent' as const, text }));

const isSameAs = (one: SuggestedOption) => (other: SuggestedOption) =>
  one.kind === other.kind && one.text === other.text;

/** With their counts, and what was counted since below them, so that nothing moves under the pointer. */
function addCounted(
  shown: readonly SuggestedOption[],
  next: readonly SuggestedOption[],
): readonly SuggestedOption[] {
  const added = next.filter((option) => !shown.some(isSameAs(option)));
  return [...shown.map((option) => next.find(isSameAs(option)) ?? option), ...added].slice(0, MAX_OPTIONS);
}

function schedule(run: () => void, delayMs: number, signal: AbortSignal): void {
  const timer = setTimeout(run, delayMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** What a field of the search suggests. A failed request suggests nothing. */
export function useSuggestions(field: SuggestedField): SuggestedOptions {
  const { http } = usePorts();
  const [options, setOptions] = useState<readonly SuggestedOption[]>([]);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  function replace(next: readonly SuggestedOption[]) {
    request.current?.abort();
    setOptions(next);
  }

  async function load(text: string, signal: AbortSignal, answer = 1) {
    const found = await suggestSearches(http, { field, text }, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const next = Array.isArray(found) ? found : [];
    setOptions((shown) => (answer === 1 ? next : addCounted(shown, next)));
    if (found && field === 'keyword' && answer < MAX_ANSWERS)
      schedule(() => void load(text, signal, answer + 1), RECOUNT_MS, signal);
  }

  return {
    options,
    suggest(text) {
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      schedule(() => void load(text, controller.signal), DEBOUNCE_MS, controller.signal);
    },
    showRecent: () => replace(toRecent(readRecent(field))),
    forget: (text) => replace(toRecent(removeRecent(field, text))),
    close: () => replace([]),
  };
}
