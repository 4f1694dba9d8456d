import type { FragmentProps } from '@metier/sdk/remote';
import { ProfileForm, type ProfileFormProps } from './profile-form';
import { useLanguage } from '@metier/sdk/ui';
import { textsIn, type Language } from '@metier/sdk/rules';
import { profileTexts } from './profile.texts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/**
 * Validates props at run time, because the remote that passes them may have been built against another
 * version.
 */
function readProps(given: FragmentProps, language: Language): ProfileFormProps {
  const texts = textsIn(language, profileTexts);
  const { submitLabel, failureText, failureLang, onDone, backLabel, onBack } = given;
  return {
    submitLabel: isText(submitLabel) ? submitLabel : texts.page.submit,
    failureText: isText(failureText) ? failureText : texts.page.failure,
    failureLang: isText(failureLang) ? failureLang : undefined,
    onDone: () => isCallback(onDone) && onDone(),
    backLabel: isText(backLabel) ? backLabel : undefined,
    onBack: isCallback(onBack) ? onBack : undefined,
  };
}

/** The candidate's form as the fragment `profile-form`, step 2 of the registration. */
export function Component(given: FragmentProps) {
  const language = useLanguage();
  return <ProfileForm {...readProps(given, language)} />;
}
