import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FieldErrors } from '@metier/shared/contract';
import { useFetcher } from '@metier/shared/router';
import { findAnswerErrors } from './read-answers';
import type { SubmissionOutcome } from './submit-application';

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const control = Array.from(form.elements).find(
    (element) => element instanceof HTMLElement && errors[element.getAttribute('name') ?? ''],
  );
  if (control instanceof HTMLElement) control.focus();
}

/** Sends the form to the page's action, once at a time, and tells what is wrong with which field. */
export function useSubmission() {
  const fetcher = useFetcher<SubmissionOutcome>();
  const isUnderWay = useRef(false);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const outcome = fetcher.data;
  const refusal = outcome?.kind === 'failed' ? outcome : undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click may come before the button has heard of the first.
    if (isUnderWay.current) return;
    const form = new FormData(event.currentTarget);
    const errors = findAnswerErrors(form);
    setOwnErrors(errors);
    setCorrected([]);
    if (Object.keys(errors).length > 0) return focusFirst(event.currentTarget, errors);
    if (refusal?.createdId) form.set('created', String(refusal.createdId));
    isUnderWay.current = true;
    await fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
    isUnderWay.current = false;
  }

  const hasOwnErrors = Object.keys(ownErrors).length > 0;
  const errors = hasOwnErrors ? ownErrors : (refusal?.errors ?? {});
  const isSending = fetcher.state !== 'idle';
  return {
    submit,
    isSending,
    isSent: outcome?.kind === 'sent',
    message: hasOwnErrors || isSending ? undefined : refusal?.message,
    errorsOf: (name: string) => (corrected.includes(name) ? [] : (errors[name] ?? [])),
    forget: (event: ChangeEvent<HTMLFormElement>) => {
      const { name } = event.target;
      setCorrected((names) => (names.includes(name) ? names : [...names, name]));
    },
  };
}
