import { endTwoStep, renewRecoveryCodes, startTwoStep } from '@metier/sdk/api';
import type { Account, TwoStepSetup } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatDate, textsIn, type Language } from '@metier/sdk/rules';
import { Badge, Button, useLanguage, useTexts } from '@metier/sdk/ui';
import { useState, type ReactNode } from 'react';
import type { DialogValues } from '../account-dialog';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { FactorDialog, type Factors } from '../factor-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { ScanDialog } from './scan-dialog';
import { twoStepTexts } from './two-step.texts';

type Step = 'start' | 'end' | 'renew';

const readPassword = ({ current_password: password = '' }: DialogValues) => password;

interface TwoStepSectionProps {
  state: Account['two_step'];
  factors: Factors;
}

/** Turns two-step login on and off, and renews its recovery codes. */
export function TwoStepSection({ state, factors }: TwoStepSectionProps) {
  const language = useLanguage();
  const texts = useTexts(twoStepTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setStep(undefined);

  return (
    <AccountSection
      title={texts.title}
      hint={describe(state, language)}
      action={
        !state.since && (
          <Button variant="secondary" size="small" onClick={() => setStep('start')}>
            {texts.setUp}
          </Button>
        )
      }
    >
      {state.since && (
        <div className={styles.note}>
          <p>{texts.left(state.recovery_codes_left)}</p>
          <ChangeButtons canEnd={!state.is_required} onChoose={setStep} />
        </div>
      )}
      {step === 'start' && (
        <FactorDialog
          factors={factors}
          {...(state.since ? texts.replaceDialog : texts.start)}
          call={(values, proof) => startTwoStep(http, readPassword(values), proof)}
          done={setSetup}
          onClose={close}
        />
      )}
      {setup && (
        <ScanDialog
          setup={setup}
          onDone={(made) => {
            setSetup(undefined);
            setCodes(made);
          }}
          onClose={() => setSetup(undefined)}
        />
      )}
      {step === 'renew' && (
        <FactorDialog
          factors={factors}
          {...texts.renewDialog}
          call={(values, proof) => renewRecoveryCodes(http, readPassword(values), proof)}
          done={(made) => setCodes(made.recovery_codes)}
          onClose={close}
        />
      )}
      {step === 'end' && (
        <FactorDialog
          factors={factors}
          {...texts.endDialog}
          call={(values, proof) => endTwoStep(http, readPassword(values), proof)}
          done={() => {
            notify.success(texts.ended);
            return revalidate();
          }}
          onClose={close}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void revalidate();
          }}
        />
      )}
    </AccountSection>
  );
}

function ChangeButtons({ canEnd, onChoose }: { canEnd: boolean; onChoose: (step: Step) => void }) {
  const texts = useTexts(twoStepTexts);
  const steps: readonly Step[] = canEnd ? ['renew', 'start', 'end'] : ['renew', 'start'];
  const labels = { renew: texts.renew, start: texts.replace, end: texts.end };
  return (
    <div className={styles.buttons}>
      {steps.map((step) => (
        <Button key={step} variant="ghost" size="small" onClick={() => onChoose(step)}>
          {labels[step]}
        </Button>
      ))}
    </div>
  );
}

function describe({ since, is_required: isRequired }: Account['two_step'], language: Language): ReactNode {
  const texts = textsIn(language, twoStepTexts);
  if (!since) return isRequired ? texts.requiredHint : texts.offHint;
  return (
    <>
      <Badge tone="accent">{texts.on}</Badge> {texts.since(formatDate(since, language) ?? '')}
    </>
  );
}
