import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { addRecent, type SuggestedField } from './recent-searches';
import { useSuggestions, type SuggestedOption } from './use-suggestions';

/** What the input says about its list. */
export interface ListState {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

export interface ComboboxOptions {
  readonly field: SuggestedField;
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly onChange: (state: ListState) => void;
  /** Replaces the text of the input. */
  readonly onChoose: (text: string) => void;
}

const NONE = -1;

/**
 * The behaviour of a combobox (WAI-ARIA 1.2, list autocomplete with manual selection): follows the events of
 * the input, which keeps the focus.
 */
export function useCombobox({ field, input, listId, onChange, onChoose }: ComboboxOptions) {
  const { options, suggest, showRecent, forget, close } = useSuggestions(field);
  const [{ shown, position }, setActive] = useState({ shown: options, position: NONE });
  // Other options have no active one; the same are counted, and more come after them.
  const isSame = shown.every(({ text }, at) => text === options[at]?.text);
  const active = isSame ? position : NONE;
  const activate = (next: number) => setActive({ shown: options, position: next });
  const isOpen = options.length > 0;
  const toId = (at: number) => `${listId}-${at}`;

  function open() {
    const text = input.value.trim();
    if (text) suggest(text);
    else showRecent();
  }

  function choose({ text }: SuggestedOption) {
    onChoose(text);
    close();
  }

  function handleKey(event: KeyboardEvent) {
    // The keys of an input method choose among its own candidates.
    if (event.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' && !isOpen) open();
    else if (event.key === 'ArrowDown') activate(active + 1 < options.length ? active + 1 : NONE);
    else if (event.key === 'ArrowUp' && isOpen) activate(active === NONE ? options.length - 1 : active - 1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Delete' && option?.kind === 'recent') forget(option.text);
    else return;
    event.preventDefault();
  }

  useInputEvents(input, {
    keydown: handleKey,
    input: open,
    focus: () => !input.value.trim() && showRecent(),
    blur: close,
    submit() {
      close();
      addRecent(field, input.value);
    },
  });

  const activeId = active === NONE ? undefined : toId(active);
  // Before painting, so that the input never disagrees with its list.
  useLayoutEffect(() => {
    onChange({ isOpen, activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [onChange, isOpen, activeId]);

  return { options, isOpen, active, toId, choose, forget };
}

interface InputHandlers {
  readonly keydown: (event: KeyboardEvent) => void;
  readonly input: () => void;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly submit: () => void;
}

const INPUT_EVENTS = ['keydown', 'input', 'focus', 'click', 'blur'] as const;

function useInputEvents(input: HTMLInputElement, handlers: InputHandlers): void {
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) handlers.keydown(event);
    else if (event.type === 'input') handlers.input();
    else if (event.type === 'blur') handlers.blur();
    else if (event.type === 'submit') handlers.submit();
    // A press on the focused field opens the list again.
    else handlers.focus();
  });

  useEffect(() => {
    const { form } = input;
    const listener = (event: Event) => onEvent(event);
    for (const name of INPUT_EVENTS) input.addEventListener(name, listener);
    form?.addEventListener('submit', listener);
    // The event that caused this code to be loaded is over.
    const isUnchanged = input.value === input.defaultValue;
    if (document.activeElement === input) onEvent(new Event(isUnchanged ? 'focus' : 'input'));
    return () => {
      for (const name of INPUT_EVENTS) input.removeEventListener(name, listener);
      form?.removeEventListener('submit', listener);
    };
  }, [input]);
}
