import { useEffect, useId, useState } from 'react';
import { suggestSearches, type Http } from '@metier/sdk/api';
import type { Suggestion } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { TextField, type TextFieldProps } from '@metier/sdk/ui';

const DEBOUNCE_MS = 150;
const MIN_TEXT_LENGTH = 2;

interface PlaceOption {
  /** `Wil, SG`: the canton distinguishes places of the same name. */
  readonly value: string;
  /** Browsers offer only options that contain the typed text: `Genève, GE (genf)`. */
  readonly label: string | undefined;
}

/** The location of a job: known places are offered while typing, and any other text is accepted. */
export function LocationField(props: Omit<TextFieldProps, 'list' | 'onChange'>) {
  const listId = useId();
  const [places, suggest] = usePlaces();
  return (
    <>
      <TextField {...props} list={listId} onChange={({ target }) => suggest(target.value.trim())} />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place.value} {...place} />
        ))}
      </datalist>
    </>
  );
}

/** Requests the places after a pause in typing. A failed request offers none. */
function usePlaces(): [readonly PlaceOption[], (text: string) => void] {
  const { http } = usePorts();
  const [text, setText] = useState('');
  const [places, setPlaces] = useState<readonly PlaceOption[]>([]);
  const isLongEnough = text.length >= MIN_TEXT_LENGTH;

  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const found = await findPlaces(http, text, signal);
      if (!signal.aborted) setPlaces(found);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [http, text, isLongEnough]);

  const isOffered = (typed: string) => places.some(({ value }) => value === typed);
  return [isLongEnough ? places : [], (typed) => !isOffered(typed) && setText(typed)];
}

const findPlaces = (http: Http, text: string, signal: AbortSignal): Promise<readonly PlaceOption[]> =>
  suggestSearches(http, { field: 'location', text }, { signal })
    .then((found) => found.filter(({ kind }) => kind === 'place').map((place) => toOption(place, text)))
    .catch(() => []);

function toOption({ text, detail = '' }: Suggestion, typed: string): PlaceOption {
  const canton = `, ${detail.slice(-2)}`;
  const value = text.endsWith(canton) ? text : text + canton;
  const isShown = value.toLowerCase().includes(typed.toLowerCase());
  return { value, label: isShown ? undefined : `${value} (${typed})` };
}
