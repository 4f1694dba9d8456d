import { Fragment } from '@metier/sdk/remote';
import type { AccountType } from '@metier/sdk/rules';
import { Card, useTexts } from '@metier/sdk/ui';
import styles from './account-step.module.css';
import { registerTexts } from './register.texts';

interface ProfileStepProps {
  role: AccountType;
  onDone: () => void;
  onBack: () => void;
}

/** Profile step: the form is a fragment of the role's remote. */
export function ProfileStep({ role, onDone, onBack }: ProfileStepProps) {
  const { profile: texts } = useTexts(registerTexts);
  return (
    <>
      <p className={styles.lead}>{texts.lead[role]}</p>
      <Card>
        <Fragment
          name="profile-form"
          submitLabel={texts.submit}
          backLabel={texts.back}
          {...texts.failure[role]}
          onDone={onDone}
          onBack={onBack}
        />
      </Card>
    </>
  );
}
