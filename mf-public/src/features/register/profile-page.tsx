import { useState } from 'react';
import { Fragment } from '@metier/sdk/remote';
import { useLoaderData, useNavigate, useSearchParams } from '@metier/sdk/router';
import type { AccountType } from '@metier/sdk/rules';
import { Card, useTexts } from '@metier/sdk/ui';
import styles from './account-step.module.css';
import { CompleteStep } from './complete-step';
import { registerTexts } from './register.texts';
import { ACCOUNT_STEP, toAddress } from './registration-addresses';
import { RegistrationFrame } from './registration-frame';

export { loadProfileStep as loader } from './registration-loader';

/** Once the profile is saved, the loader would redirect before the last step is read. */
export const shouldRevalidate = () => false;

/** Steps 2 and 3: the form is a fragment of the role's remote. */
export function Component() {
  const { profile: texts, complete } = useTexts(registerTexts);
  const { role } = useLoaderData<{ role: AccountType }>();
  const [isComplete, setIsComplete] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (isComplete) {
    return (
      <RegistrationFrame step={3} title={complete.title} continues>
        <CompleteStep role={role} />
      </RegistrationFrame>
    );
  }
  return (
    <RegistrationFrame step={2} title={texts.title[role]} continues>
      <p className={styles.lead}>{texts.lead[role]}</p>
      <Card>
        <Fragment
          name="profile-form"
          submitLabel={texts.submit}
          backLabel={texts.back}
          {...texts.failure[role]}
          onDone={() => setIsComplete(true)}
          onBack={() => void navigate(toAddress('/register', search, ACCOUNT_STEP))}
        />
      </Card>
    </RegistrationFrame>
  );
}
