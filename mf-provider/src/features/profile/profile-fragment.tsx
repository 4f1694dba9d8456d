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
  const { submitLabel, backLabel, failureText, failureLang, onDone, onBack } = given;
  return {
    submitLabel: isText(submitLabel) ? submitLabel : texts.save,
    backLabel: isText(backLabel) ? backLabel : undefined,
    failureText: isText(failureText) ? failureText : texts.failed,
    failureLang: isText(failureLang) ? failureLang : undefined,
    onDone: () => isCallback(onDone) && onDone(),
    onBack: isCallback(onBack) ? onBack : undefined,
  };
}

/** The company's form as the fragment `profile-form`, step 2 of the registration. */
export function Component(given: FragmentProps) {
  const language = useLanguage();
  return <ProfileForm {...readProps(given, language)} />;
}
