import { Suspense, use, useEffect, useRef, useState, useTransition, type FormEvent } from 'react';
import type { FieldErrors, JobProvider } from '@metier/shared/contract';
import { useConfirmedLeave, usePorts } from '@metier/shared/remote';
import { Alert, Button, ErrorPanel, FormActions, FormLayout, LoadingText } from '@metier/shared/ui';
import { loadProfileOptions, type ProfileOptionsResult, type ProfileOptions } from './profile-options';
import { ProfileSections } from './profile-sections';
import { validateCompany, readProfile } from './profile-values';
import { profileTexts as texts } from './profile.texts';
import { saveProfile } from './save-profile';

export interface ProfileFormProps {
  /** The company to edit; the form registers a new one if undefined. */
  company?: JobProvider | undefined;
  submitLabel: string;
  backLabel?: string | undefined;
  /** Message when the server refuses without naming a field. */
  failureText: string;
  /** Language of that text, if not English. */
  failureLang?: string | undefined;
  onDone: () => void;
  onBack?: (() => void) | undefined;
}

/** Form that registers or edits a company. Loads its own options, so that any page can embed it. */
export function ProfileForm(props: ProfileFormProps) {
  const { http } = usePorts();
  const [outcome, setOutcome] = useState(() => loadProfileOptions(http));
  const [isRetrying, startRetrying] = useTransition();
  const retry = () => startRetrying(() => setOutcome(loadProfileOptions(http)));
  return (
    <Suspense fallback={<LoadingText>{texts.loading}</LoadingText>}>
      <LoadedForm {...props} outcome={outcome} isRetrying={isRetrying} onRetry={retry} />
    </Suspense>
  );
}

interface LoadedFormProps extends ProfileFormProps {
  outcome: Promise<ProfileOptionsResult>;
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadedForm({ outcome, isRetrying, onRetry, ...props }: LoadedFormProps) {
  const settled = use(outcome);
  if ('choices' in settled) return <CompanyForm {...props} choices={settled.choices} />;
  return (
    <ErrorPanel
      bare
      title={texts.loadFailed}
      message={texts.loadFailedHint}
      busy={isRetrying}
      onRetry={onRetry}
    />
  );
}

type CompanyFormProps = ProfileFormProps & { choices: ProfileOptions };

function CompanyForm({
  company,
  choices,
  failureText,
  failureLang,
  onDone,
  onBack,
  ...labels
}: CompanyFormProps) {
  const { http } = usePorts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [hasFailed, setFailed] = useState(false);
  const [isSaving, startSaving] = useTransition();
  const [isEdited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useConfirmedLeave(isEdited && !isSaving);

  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);

  // Not a form action, because React would reset the fields after it and lose the input.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const profile = readProfile(new FormData(event.currentTarget));
    const faults = validateCompany(profile);
    setErrors(faults);
    setFailed(false);
    if (Object.keys(faults).length > 0) return;
    startSaving(async () => {
      const outcome = await saveProfile(http, profile, choices.advantages, company);
      if (outcome.kind === 'done') onDone();
      else if (outcome.kind === 'faults') setErrors(outcome.faults);
      else setFailed(true);
    });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.label}
      onSubmit={handleSubmit}
      onChange={() => setEdited(true)}
    >
      <FormLayout>
        <ProfileSections company={company} choices={choices} errors={errors} onEdit={() => setEdited(true)} />
        {hasFailed && <Alert lang={failureLang}>{failureText}</Alert>}
        <FormActions>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {labels.backLabel}
            </Button>
          )}
          <Button type="submit" busy={isSaving} busyText={texts.saving}>
            {labels.submitLabel}
          </Button>
        </FormActions>
      </FormLayout>
    </form>
  );
}
