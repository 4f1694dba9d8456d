import { useRef, useState, type FormEvent } from 'react';
import { readFieldErrors } from '@metier/sdk/api';
import type { JobProvider } from '@metier/sdk/contract';
import {
  Section,
  settle,
  useConfirmedLeave,
  useFieldErrors,
  useMutation,
  usePorts,
} from '@metier/sdk/remote';
import {
  Alert,
  Button,
  ErrorPanel,
  FormActions,
  FormLayout,
  LoadingText,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { loadProfileOptions, type ProfileOptions } from './profile-options';
import { ProfileSections } from './profile-sections';
import { readProfile, validateCompany, type CompanyDraft } from './profile-values';
import { profileTexts } from './profile.texts';
import { isOnForm, saveProfile } from './save-profile';

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
  const texts = useTexts(profileTexts);
  const { http } = usePorts();
  const load = () => settle(loadProfileOptions(http));
  const [options, setOptions] = useState(load);
  return (
    <Section
      of={options}
      onRetry={() => setOptions(load())}
      loading={<LoadingText>{texts.loading}</LoadingText>}
      failed={(retry) => (
        <ErrorPanel {...retry} bare title={texts.loadFailed} message={texts.loadFailedHint} />
      )}
    >
      {(choices) => <CompanyForm {...props} choices={choices} />}
    </Section>
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
  const language = useLanguage();
  const texts = useTexts(profileTexts);
  const { http } = usePorts();
  const [isEdited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, general, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (profile: CompanyDraft) => saveProfile(http, profile, choices.advantages, company),
    leave: onDone,
    failed(error) {
      const faults = readFieldErrors(error);
      // Errors of fields that are not on this form would be invisible, so they count as a general failure.
      refuse(faults, Object.keys(faults).some((name) => isOnForm(name, language)) ? undefined : failureText);
      return undefined;
    },
  });
  useConfirmedLeave(isEdited, undefined, isPending);

  // Not a form action, because React would reset the fields after it and lose the input.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const profile = readProfile(new FormData(event.currentTarget));
    if (!refuse(validateCompany(profile, language))) run(profile);
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
        <ProfileSections
          company={company}
          choices={choices}
          errorsOf={errorsOf}
          onEdit={() => setEdited(true)}
        />
        {general && <Alert lang={failureLang}>{general}</Alert>}
        <FormActions>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {labels.backLabel}
            </Button>
          )}
          <Button type="submit" busy={isPending} busyText={texts.saving}>
            {labels.submitLabel}
          </Button>
        </FormActions>
      </FormLayout>
    </form>
  );
}
