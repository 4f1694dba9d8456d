import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FieldErrors } from '@metier/shared/contract';
import { useFetcher } from '@metier/shared/router';
import { answersTexts } from '../answers/answers.texts';
import { findAnswerErrors, focusFirst, isReadable, readResume } from '../answers/read-answers';
import { applyTexts } from './apply.texts';
import type { SubmissionOutcome } from './submit-application';

async function findErrors(form: FormData): Promise<FieldErrors> {
  const errors = findAnswerErrors(form);
  const resume = readResume(form);
  if (resume && !(await isReadable(resume))) errors.resume = [answersTexts.lostFile];
  if (!form.get('terms')) errors.terms = [applyTexts.form.termsMissing];
  return errors;
}

/** Submits the form to the page's action, one submission at a time, and returns the errors per field. */
export function useSubmission() {
  const fetcher = useFetcher<SubmissionOutcome>();
  const isUnderWay = useRef(false);
  const createdId = useRef<number>(undefined);
  const [ownErrors, setOwnErrors] = useState<FieldErrors>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const outcome = fetcher.data;
  const isSent = outcome?.kind === 'sent';
  const refusal = outcome?.kind === 'failed' ? outcome : undefined;

  async function send(element: HTMLFormElement) {
    const form = new FormData(element);
    const errors = await findErrors(form);
    setOwnErrors(errors);
    setCorrected([]);
    if (Object.keys(errors).length > 0) return focusFirst(element, errors);
    // Kept across attempts, so that an application is created only once.
    createdId.current = refusal?.createdId ?? createdId.current;
    if (createdId.current) form.set('created', String(createdId.current));
    await fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second click may precede the render that disables the button.
    if (isUnderWay.current || isSent) return;
    isUnderWay.current = true;
    await send(event.currentTarget);
    isUnderWay.current = false;
  }

  const hasOwnErrors = Object.keys(ownErrors).length > 0;
  const errors = hasOwnErrors ? ownErrors : (refusal?.errors ?? {});
  const isSending = fetcher.state !== 'idle';
  return {
    submit,
    isSending,
    isSent,
    /** Why sending failed, until the user edits or submits again. */
    refusal: hasOwnErrors || isSending ? undefined : refusal,
    errorsOf: (name: string) => (corrected.includes(name) ? [] : (errors[name] ?? [])),
    clearErrors: (event: ChangeEvent<HTMLFormElement>) => {
      const { name } = event.target;
      setCorrected((names) => (names.includes(name) ? names : [...names, name]));
    },
  };
}
