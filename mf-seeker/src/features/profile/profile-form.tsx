import { Suspense, use, useState, useTransition } from 'react';
import { readDetail } from '@metier/shared/api';
import type { JobSeeker } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import {
  Alert,
  Button,
  ErrorPanel,
  FormActions,
  FormHint,
  FormLayout,
  LoadingText,
  describeFields,
} from '@metier/shared/ui';
import { loadProfileOptions, type ProfileOptions, type ProfileOptionsResult } from './profile-options';
import {
  DetailFields,
  LocationFields,
  PersonalFields,
  type DescribeProfileField,
  type ProfileFieldName,
} from './profile-fields';
import { profileTexts } from './profile.texts';
import { draftOf, readToday } from './read-profile';
import { useProfileSave } from './use-profile-save';

export interface ProfileFormProps {
  submitLabel: string;
  /** Message when saving fails without a field error. */
  failureText: string;
  /** Language of that text, if not English. */
  failureLang?: string | undefined;
  /** The profile to edit; a new one is created if undefined. */
  profile?: JobSeeker | undefined;
  /** Called when the profile is saved or already exists. */
  onDone: () => void;
  backLabel?: string | undefined;
  onBack?: (() => void) | undefined;
}

interface LoadedFormProps extends ProfileFormProps {
  choices: Promise<ProfileOptionsResult>;
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Form of the candidate's profile, new or existing. Its options are loaded once per mount, and again on Try
 * Again.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { http } = usePorts();
  const [choices, setChoices] = useState(() => loadProfileOptions(http));
  const [isRetrying, startRetry] = useTransition();
  const retry = () => startRetry(() => setChoices(loadProfileOptions(http)));
  return (
    <Suspense fallback={<LoadingText>{profileTexts.form.loading}</LoadingText>}>
      <LoadedForm {...props} choices={choices} isRetrying={isRetrying} onRetry={retry} />
    </Suspense>
  );
}

function LoadedForm({ choices, isRetrying, onRetry, ...props }: LoadedFormProps) {
  const loaded = use(choices);
  if (!('error' in loaded)) return <Form {...props} choices={loaded} />;
  const { title, text } = profileTexts.loadError;
  return (
    <ErrorPanel title={title} message={readDetail(loaded.error, text)} busy={isRetrying} onRetry={onRetry} />
  );
}

function Form({
  choices,
  profile,
  submitLabel,
  failureText,
  failureLang,
  onDone,
  backLabel,
  onBack,
}: ProfileFormProps & { choices: ProfileOptions }) {
  const [today] = useState(readToday);
  const [initial] = useState(() => profile && draftOf(profile));
  const { form, submit, edit, isSaving, problem, errorsOf } = useProfileSave({
    choices,
    profile,
    today,
    onDone,
  });
  const { form: texts, notSignedIn } = profileTexts;
  const describeName = describeFields<ProfileFieldName>(texts, errorsOf);
  const describe: DescribeProfileField = (name) => ({ ...describeName(name), defaultValue: initial?.[name] });
  return (
    <form ref={form} noValidate aria-label={texts.label} onSubmit={submit} onChange={edit}>
      <FormLayout>
        <FormHint>{texts.requiredHint}</FormHint>
        <PersonalFields describe={describe} today={today} />
        <LocationFields describe={describe} regions={choices.regions} />
        <DetailFields describe={describe} />
        {problem && (
          <Alert lang={problem === 'failed' ? failureLang : 'fr'}>
            {problem === 'failed' ? failureText : notSignedIn}
          </Alert>
        )}
        <FormActions>
          {backLabel && onBack && (
            <Button variant="secondary" onClick={onBack}>
              {backLabel}
            </Button>
          )}
          <Button type="submit" busy={isSaving} busyText={texts.saving}>
            {submitLabel}
          </Button>
        </FormActions>
      </FormLayout>
    </form>
  );
}
