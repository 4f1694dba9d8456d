import { useLanguage } from '@metier/sdk/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { readFieldErrors } from '@metier/sdk/api';
import type { JobSeeker } from '@metier/sdk/contract';
import { useConfirmedLeave, useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import type { ProfileOptions } from './profile-options';
import { findProfileErrors, readProfile, type ProfileDraft } from './read-profile';
import { createProfile, SignedOut } from './save-profile';
import { ProfileConflict, updateProfile } from './update-profile';

/** Why saving failed, if no field is at fault. */
export type SaveProblem = 'not-signed-in' | 'failed';

interface ProfileSave {
  choices: ProfileOptions;
  profile: JobSeeker | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  onDone: () => void;
}

/** Submits the form, one submission at a time; errors are shown until their fields are changed. */
export function useProfileSave({ choices, profile, today, onDone }: ProfileSave) {
  const language = useLanguage();
  const ports = usePorts();
  const [write] = useState(() =>
    profile ? updateProfile(ports.http, profile, language) : createProfile(ports),
  );
  const [isEdited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The server reports an invalid skill as `name`.
  const { errorsOf, general, refuse } = useFieldErrors<SaveProblem>(form, { names: { name: 'skill' } });
  const { run, isPending } = useMutation({
    call: (draft: ProfileDraft) => write(draft, choices.skills),
    leave: onDone,
    failed(error) {
      if (error instanceof SignedOut) return void refuse({}, 'not-signed-in');
      const errors = error instanceof ProfileConflict ? error.fields : readFieldErrors(error);
      if (!refuse(errors)) refuse({}, 'failed');
      return undefined;
    },
  });
  useConfirmedLeave(isEdited, undefined, isPending);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    if (!refuse(findProfileErrors(entered, today, language))) run(readProfile(entered));
  }

  return { form, submit, edit: () => setEdited(true), isSaving: isPending, problem: general, errorsOf };
}
