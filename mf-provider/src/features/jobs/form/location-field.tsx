import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { suggestSearches, type Http } from '@metier/sdk/api';
import type { Suggestion } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { TextField, useTexts, type TextFieldProps } from '@metier/sdk/ui';
import { jobsTexts } from '../jobs.texts';
import { Proposal, writeInto } from './proposal';

const DEBOUNCE_MS = 150;
const MIN_TEXT_LENGTH = 2;

interface PlaceOption {
  /** `Wil, SG`: the canton distinguishes places of the same name. */
  readonly value: string;
  /** Browsers offer only options that contain the typed text: `Genève, GE (genf)`. */
  readonly label: string | undefined;
}

interface LocationFieldProps extends Omit<TextFieldProps, 'list' | 'onChange' | 'onBlur'> {
  /** Reports that a proposal was taken. */
  onEdit: () => void;
}

/**
 * The location of a job: known places are offered while typing, any other text is accepted, and once the field is
 * left the spelling of the register is proposed.
 */
export function LocationField({ onEdit, ...props }: LocationFieldProps) {
  const { proposals: texts } = useTexts(jobsTexts);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [places, suggest] = usePlaces();
  const { proposal, check, clear, leave } = usePlaceName(input);

  function take(place: string) {
    writeInto(input.current, place);
    clear();
    onEdit();
  }

  return (
    <>
      <TextField
        {...props}
        ref={input}
        list={listId}
        onBlur={() => void check()}
        onChange={({ target }) => {
          clear();
          suggest(target.value.trim());
        }}
      />
      {proposal && (
        <Proposal
          text={texts.place(proposal)}
          take={texts.takePlace(proposal)}
          onTake={() => take(proposal)}
          onLeave={leave}
        />
      )}
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

/** The name in the register of what was typed otherwise, until it is taken or left. */
function usePlaceName(input: RefObject<HTMLInputElement | null>) {
  const { http } = usePorts();
  const [proposal, setProposal] = useState<string>();
  const left = useRef<string>(undefined);
  const read = () => input.current?.value.trim() ?? '';

  async function check() {
    const typed = read();
    if (typed.length < MIN_TEXT_LENGTH || typed === left.current) return;
    const found = await suggestSearches(http, { field: 'location', text: typed }).catch(() => []);
    if (read() === typed) setProposal(findName(found, typed));
  }

  function leave() {
    left.current = read();
    setProposal(undefined);
    input.current?.focus();
  }

  return { proposal, check, leave, clear: () => setProposal(undefined) };
}

/** Without accents and capital letters. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The place that is only written otherwise: `zurich` is Zürich, `genf` Genève; undefined if it is written so. */
function findName(found: readonly Suggestion[], typed: string): string | undefined {
  const named = found.find(
    ({ kind, text, detail = '' }) =>
      kind === 'place' && [text, detail.replace(/, ..$/, '')].some((name) => fold(name) === fold(typed)),
  );
  return named?.text === typed ? undefined : named?.text;
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
