import { useEffect, useRef, useState } from 'react';
import { usePorts } from '@metier/shared/remote';
import { useFetcher } from '@metier/shared/router';
import { useSession } from '@metier/shared/session';
import { Page, PageTitle, Steps } from '@metier/shared/ui';
import { AccountStep } from './account-step';
import { CompleteStep } from './complete-step';
import type { Registration } from './create-account';
import { ProfileStep } from './profile-step';
import styles from './register-page.module.css';
import { registerTexts } from './register.texts';

export { action } from './create-account';
export { loader, shouldRevalidate } from './enter-registration';

/** Account, profile, complete: one page, so that going back finds everything as it was typed. */
export function Component() {
  const registration = useFetcher<Registration>();
  const user = useSession(usePorts().session);
  const [isBack, setIsBack] = useState(false);
  const [isComplete, setIsComplete] = useState(false);
  const role = registration.data?.isMade ? user?.account_type : undefined;
  const step = isComplete ? 3 : role && !isBack ? 2 : 1;
  const { account, profile, complete } = registerTexts;
  const title = step === 3 ? complete.title : step === 2 && role ? profile.title[role] : account.title;

  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{registerTexts.title}</PageTitle>
      <Steps label={registerTexts.steps} steps={registerTexts.stepNames} current={step} />
      <StepTitle step={step} title={title} />
      {!isComplete && (
        <div hidden={step !== 1}>
          <AccountStep registration={registration} onContinue={() => setIsBack(false)} />
        </div>
      )}
      {!isComplete && role && (
        <div hidden={step !== 2}>
          <ProfileStep role={role} onDone={() => setIsComplete(true)} onBack={() => setIsBack(true)} />
        </div>
      )}
      {isComplete && <CompleteStep />}
    </Page>
  );
}

/** The heading of a step; another step is announced by the focus going to it. */
function StepTitle({ step, title }: { step: number; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
  );
}
