import { useEffect, useRef, useState } from 'react';
import { suggestSearches } from '@metier/sdk/api';
import type { Suggestion } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { readRecent, removeRecent, type SuggestedField } from './recent-searches';

const DEBOUNCE_MS = 150;
const MIN_TEXT_LENGTH: Readonly<Record<SuggestedField, number>> = { keyword: 2, location: 1 };

export interface SuggestedOption extends Pick<Suggestion, 'text' | 'detail'> {
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

  async function load(text: string, signal: AbortSignal) {
    const found = await suggestSearches(http, { field, text }, { signal }).catch(() => []);
    if (!signal.aborted) setOptions(Array.isArray(found) ? found : []);
  }

  return {
    options,
    suggest(text) {
      if (text.length < MIN_TEXT_LENGTH[field]) return replace([]);
      request.current?.abort();
      const controller = new AbortController();
      request.current = controller;
      const timer = setTimeout(() => void load(text, controller.signal), DEBOUNCE_MS);
      controller.signal.addEventListener('abort', () => clearTimeout(timer));
    },
    showRecent: () => replace(toRecent(readRecent(field))),
    forget: (text) => replace(toRecent(removeRecent(field, text))),
    close: () => replace([]),
  };
}
