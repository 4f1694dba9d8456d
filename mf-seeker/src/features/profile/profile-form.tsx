import { useState } from 'react';
import type { JobSeeker } from '@metier/sdk/contract';
import { Section, settle, usePorts } from '@metier/sdk/remote';
import { langOfFrench, swissToday } from '@metier/sdk/rules';
import {
  Alert,
  Button,
  describeFields,
  ErrorPanel,
  FormActions,
  FormHint,
  FormLayout,
  LoadingText,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { loadProfileOptions, type ProfileOptions } from './profile-options';
import {
  DetailFields,
  LocationFields,
  PersonalFields,
  type DescribeProfileField,
  type ProfileFieldName,
} from './profile-fields';
import { profileTexts } from './profile.texts';
import { draftOf } from './read-profile';
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

/**
 * Form of the candidate's profile, new or existing. Its options are loaded once per mount, and again on Try
 * Again.
 */
export function ProfileForm(props: ProfileFormProps) {
  const texts = useTexts(profileTexts);
  const { http } = usePorts();
  const load = () => settle(loadProfileOptions(http));
  const [options, setOptions] = useState(load);
  const { title, text } = texts.loadError;
  return (
    <Section
      of={options}
      onRetry={() => setOptions(load())}
      loading={<LoadingText>{texts.form.loading}</LoadingText>}
      failed={(retry, { detail }) => <ErrorPanel {...retry} title={title} message={detail ?? text} />}
    >
      {(choices) => <Form {...props} choices={choices} />}
    </Section>
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
  const language = useLanguage();
  const { form: texts, notSignedIn, signIn } = useTexts(profileTexts);
  const [today] = useState(() => swissToday(new Date()));
  const [initial] = useState(() => profile && draftOf(profile));
  const { form, submit, edit, isSaving, problem, errorsOf } = useProfileSave({
    choices,
    profile,
    today,
    onDone,
  });
  const describeName = describeFields<ProfileFieldName>(texts, errorsOf);
  const describe: DescribeProfileField = (name) => ({ ...describeName(name), defaultValue: initial?.[name] });
  return (
    <form ref={form} noValidate aria-label={texts.label} onSubmit={submit} onChange={edit}>
      <FormLayout>
        <FormHint>{texts.requiredHint}</FormHint>
        <PersonalFields describe={describe} today={today} />
        <LocationFields describe={describe} regions={choices.regions} />
        <DetailFields describe={describe} />
        {problem === 'failed' && <Alert lang={failureLang}>{failureText}</Alert>}
        {problem === 'not-signed-in' && (
          <Alert>
            <p lang={langOfFrench(language)}>{notSignedIn}</p>
            <p>
              <a href="/login" target="_blank" rel="noreferrer">
                {signIn.action}
              </a>{' '}
              {signIn.then}
            </p>
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
