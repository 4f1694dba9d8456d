import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import type { FieldErrors } from '../contract/index';
import { useLanguage } from '../ui/index';

export interface FieldErrorsOptions {
  /** Field names by their names on the wire, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** Errors of a route action; a new object is a new refusal. */
  readonly refused?: FieldErrors | undefined;
  /** Receives the focus instead of the first invalid field, also if no field is at fault. */
  readonly summary?: RefObject<HTMLElement | null>;
}

export interface FormErrors<General> {
  /** Errors of a field until its value changes. */
  errorsOf(name: string): readonly string[];
  /** The error of the whole form; undefined once every refused field has changed. */
  readonly general: General | undefined;
  /** True while the form has an invalid field. */
  readonly isRefused: boolean;
  /** Replaces all errors and focuses the first invalid field; returns false if the form has none of them. */
  refuse(errors: FieldErrors, general?: General): boolean;
}

interface Refusal<General> {
  /** The errors of the route action at that time. */
  readonly given: FieldErrors;
  readonly errors: FieldErrors;
  readonly general?: General | undefined;
  /** Fields that have changed since. */
  readonly changed: readonly string[];
}

const NONE: FieldErrors = {};

/**
 * The one way to show the errors of a refused form: those found before sending, and those of the server
 * (`{field: [messages]}`). Inputs are named by the API's fields. A change of the language forgets the errors, whose
 * texts are in the other one; what is typed stays.
 */
export function useFieldErrors<General = string>(
  form: RefObject<HTMLFormElement | null>,
  { names = {}, refused = NONE, summary }: FieldErrorsOptions = {},
): FormErrors<General> {
  const [latest, setLatest] = useState<Refusal<General>>({ given: refused, errors: refused, changed: [] });
  // Not copied into the state, because React may discard an update during rendering.
  const refusal = useMemo<Refusal<General>>(
    () => (latest.given === refused ? latest : { given: refused, errors: refused, changed: [] }),
    [latest, refused],
  );
  const { errors, general, changed } = refusal;
  const language = useLanguage();

  // Once the language has changed: the next refusal says the same in the new one.
  useEffect(() => () => setLatest(({ given }) => ({ given, errors: NONE, changed: [] })), [language]);

  useEffect(() => {
    const target = summary ? summary.current : findControls(form.current, errors)[0];
    if (general !== undefined || Object.keys(errors).length > 0) target?.focus();
  }, [form, summary, errors, general]);

  useEffect(() => {
    const element = form.current;
    const forget = ({ target, type }: Event) => {
      // A list says `input` and then `change`: a render in between would put a controlled value back.
      if (!(target instanceof Element) || (type === 'input' && target.localName === 'select')) return;
      const name = target.getAttribute('name') ?? '';
      if (!isOpen(refusal, name)) return;
      // Not before React, which listens further out, has read what was entered.
      startTransition(() =>
        setLatest((now) => {
          const current = now.given === refusal.given ? now : refusal;
          return { ...current, changed: [...current.changed, name] };
        }),
      );
    };
    element?.addEventListener('input', forget);
    element?.addEventListener('change', forget);
    return () => {
      element?.removeEventListener('input', forget);
      element?.removeEventListener('change', forget);
    };
  }, [form, refusal]);

  function refuse(found: FieldErrors, reason?: General): boolean {
    const renamed = Object.entries(found).map(([name, messages]) => [names[name] ?? name, messages]);
    const next: FieldErrors = Object.fromEntries(renamed);
    setLatest({ given: refused, errors: next, general: reason, changed: [] });
    return findControls(form.current, next).length > 0;
  }

  const isRefused = Object.keys(errors).some((name) => !changed.includes(name));
  return {
    errorsOf: (name) => (isOpen(refusal, name) ? (errors[name] ?? []) : []),
    general: changed.length > 0 && !isRefused ? undefined : general,
    isRefused,
    refuse,
  };
}

const isOpen = ({ errors, changed }: Refusal<unknown>, name: string) =>
  Object.hasOwn(errors, name) && !changed.includes(name);

/** The form's controls with errors, in the order of the page. */
const findControls = (form: HTMLFormElement | null, errors: FieldErrors) =>
  Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => Object.hasOwn(errors, element.getAttribute('name') ?? ''))
    .filter((element) => element.getAttribute('type') !== 'hidden');
