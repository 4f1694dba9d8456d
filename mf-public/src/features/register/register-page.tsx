import { useEffect, useRef, useState } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { textsIn, type AccountType, type Language } from '@metier/sdk/rules';
import { Page, PageTitle, Steps, useLanguage, useTexts } from '@metier/sdk/ui';
import { AccountStep } from './account-step';
import { CompleteStep } from './complete-step';
import type { Registration } from './create-account';
import { ProfileStep } from './profile-step';
import styles from './register-page.module.css';
import { registerTexts } from './register.texts';

export { loader, shouldRevalidate } from './registration-loader';

/** Account, profile and completion on one page, so that going back keeps the typed values. */
export function Component() {
  const language = useLanguage();
  const texts = useTexts(registerTexts);
  const { unsaved } = usePorts();
  const [data, setData] = useState<Registration>();
  /** Response of the step that was left with Back; a newer response moves forward again. */
  const [left, setLeft] = useState<Registration>();
  const [isComplete, setIsComplete] = useState(false);
  const role = useLatest(data?.role);
  // After an expired session, too, the steps keep what was typed.
  const isBegun = role !== undefined && !isComplete;
  useEffect(() => (isBegun ? unsaved.begin() : undefined), [isBegun, unsaved]);
  const step = isComplete ? 3 : data?.role && data !== left ? 2 : 1;

  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{texts.titleOf(step)}</PageTitle>
      <Steps label={texts.steps} steps={texts.stepNames} current={step} />
      <StepTitle step={step} title={nameStep(step, role, language)} />
      {!isComplete && (
        <div hidden={step !== 1}>
          <AccountStep registration={data} onRegistration={setData} />
        </div>
      )}
      {!isComplete && role && (
        <div hidden={step !== 2}>
          <ProfileStep
            key={role}
            role={role}
            onDone={() => setIsComplete(true)}
            onBack={() => setLeft(data)}
          />
        </div>
      )}
      {isComplete && <CompleteStep />}
    </Page>
  );
}

/**
 * Last defined value, so that the profile step stays mounted while a correction of the account is refused.
 */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

function nameStep(step: number, role: AccountType | undefined, language: Language): string {
  const texts = textsIn(language, registerTexts);
  const { account, profile, complete } = texts;
  if (step === 3) return complete.title;
  if (step === 2 && role) return profile.title[role];
  return role ? account.madeTitle : account.title;
}

/** Heading of a step; focused when the step changes, to announce it. */
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
