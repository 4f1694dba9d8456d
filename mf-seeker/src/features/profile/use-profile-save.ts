import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FieldErrors, JobSeeker } from '@metier/shared/contract';
import { useConfirmedLeave, usePorts } from '@metier/shared/remote';
import type { ProfileOptions } from './profile-options';
import { findProfileErrors, readProfile } from './read-profile';
import { createProfile } from './save-profile';
import { updateProfile } from './update-profile';

/** Why saving failed, if no field is at fault. */
export type SaveProblem = 'not-signed-in' | 'failed';

const hasAny = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** Errors of fields on the form only, because others would be invisible. */
const keepFieldsOf = (form: HTMLFormElement, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name)));

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const control = Array.from(form.elements).find((element) => errors[element.getAttribute('name') ?? '']);
  if (control instanceof HTMLElement) control.focus();
}

interface ProfileSave {
  choices: ProfileOptions;
  profile: JobSeeker | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  onDone: () => void;
}

/** Submits the form, one submission at a time; errors are shown until their fields are changed. */
export function useProfileSave({ choices, profile, today, onDone }: ProfileSave) {
  const { http, session } = usePorts();
  const [write] = useState(() => (profile ? updateProfile(http, profile) : createProfile(http)));
  const isUnderWay = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<SaveProblem>();
  const [isEdited, setEdited] = useState(false);
  useConfirmedLeave(isEdited && !isSaving);

  function refuse(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    focusFirst(form, found);
  }

  async function save(form: HTMLFormElement) {
    const outcome = await write(readProfile(new FormData(form)), choices.skills);
    // Stays busy after success until the form is unmounted, so that another click cannot save again.
    if (outcome.isSaved) return onDone();
    isUnderWay.current = false;
    setIsSaving(false);
    const shown = keepFieldsOf(form, outcome.errors);
    if (hasAny(shown)) refuse(form, shown);
    else setProblem('failed');
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    const found = findProfileErrors(new FormData(form), today);
    setProblem(undefined);
    refuse(form, found);
    if (hasAny(found)) return;
    if (!session.getUser()) return setProblem('not-signed-in');
    isUnderWay.current = true;
    setIsSaving(true);
    await save(form);
  }

  function forget(event: ChangeEvent<HTMLFormElement>) {
    setEdited(true);
    const { [event.target.name]: corrected, ...rest } = errors;
    if (corrected) setErrors(rest);
  }

  return { submit, forget, isSaving, problem, errorsOf: (name: string) => errors[name] ?? [] };
}
