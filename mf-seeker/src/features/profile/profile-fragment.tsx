import type { FragmentProps } from '@metier/sdk/remote';
import { ProfileForm, type ProfileFormProps } from './profile-form';
import { profileTexts } from './profile.texts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/**
 * Validates props at run time, because the remote that passes them may have been built against another
 * version.
 */
function readProps(given: FragmentProps): ProfileFormProps {
  const { submitLabel, failureText, failureLang, onDone, backLabel, onBack } = given;
  return {
    submitLabel: isText(submitLabel) ? submitLabel : profileTexts.page.submit,
    failureText: isText(failureText) ? failureText : profileTexts.page.failure,
    failureLang: isText(failureLang) ? failureLang : undefined,
    onDone: () => isCallback(onDone) && onDone(),
    backLabel: isText(backLabel) ? backLabel : undefined,
    onBack: isCallback(onBack) ? onBack : undefined,
  };
}

/** The candidate's form as the fragment `profile-form`, step 2 of the registration. */
export function Component(given: FragmentProps) {
  return <ProfileForm {...readProps(given)} />;
}
