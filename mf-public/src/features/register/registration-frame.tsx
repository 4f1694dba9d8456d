import { useEffect, useRef, type ReactNode } from 'react';
import { Page, PageTitle, Steps, useTexts } from '@metier/sdk/ui';
import styles from './registration-frame.module.css';
import { registerTexts } from './register.texts';

interface RegistrationFrameProps {
  step: 1 | 2 | 3;
  title: string;
  /** Whether the person comes from another step. */
  continues: boolean;
  children: ReactNode;
}

/** What the steps have in common, in whichever document they are. */
export function RegistrationFrame({ step, title, continues, children }: RegistrationFrameProps) {
  const texts = useTexts(registerTexts);
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{texts.titleOf(step)}</PageTitle>
      <Steps label={texts.steps} steps={texts.stepNames} current={step} />
      <StepTitle step={step} title={title} continues={continues} />
      {children}
    </Page>
  );
}

/** Heading of a step, focused to announce it to who comes from another one, unless the focus is in use. */
function StepTitle({ step, title, continues }: Omit<RegistrationFrameProps, 'children'>) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (continues && document.activeElement === document.body) heading.current?.focus();
  }, [step, continues]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
  );
}
