import { useEffect, useRef, useState } from 'react';
import { suggestSearches } from '@metier/sdk/api';
import type { Suggestion } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { readRecent, removeRecent, type SuggestedField } from './recent-searches';

const DEBOUNCE_MS = 150;
/** A busy server counts the jobs of a few suggestions at a time. */
const RECOUNT_MS = 500;
const MAX_ANSWERS = 4;

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

/** Options stay where they are, so that none moves under the pointer. */
const addCounts = (shown: readonly SuggestedOption[], next: readonly SuggestedOption[]) =>
  shown.length === 0
    ? next
    : shown.map((option) => ({
        ...option,
        ...next.find(({ kind, text }) => kind === option.kind && text === option.text),
      }));

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
    setOptions((shown) => (answer === 1 ? next : addCounts(shown, next)));
    const isCounted = field === 'location' || (next.length > 0 && next.every(({ jobs }) => jobs));
    if (found && !isCounted && answer < MAX_ANSWERS)
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
