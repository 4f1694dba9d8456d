import { endTwoStep, renewRecoveryCodes, startTwoStep } from '@metier/sdk/api';
import type { Account, TwoStepSetup } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { Badge, Button } from '@metier/sdk/ui';
import { useState } from 'react';
import { AccountDialog, type DialogValues } from './account-dialog';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { ScanDialog } from './scan-dialog';
import { twoStepTexts as texts } from './two-step.texts';

type Step = 'start' | 'end' | 'renew';

const readPassword = ({ current_password: password = '' }: DialogValues) => password;

/** Turns two-step login on and off, and renews its recovery codes. */
export function TwoStepSection({ state }: { state: Account['two_step'] }) {
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>();
  const [setup, setSetup] = useState<TwoStepSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setStep(undefined);

  return (
    <AccountSection
      title={texts.title}
      hint={state.since ? <Since state={state} /> : texts.offHint}
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
          <Button variant="ghost" size="small" onClick={() => setStep('renew')}>
            {texts.renew}
          </Button>
          {!state.is_required && (
            <Button variant="ghost" size="small" onClick={() => setStep('end')}>
              {texts.end}
            </Button>
          )}
        </div>
      )}
      {step === 'start' && (
        <AccountDialog
          {...texts.start}
          call={(values) => startTwoStep(http, readPassword(values))}
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
        <AccountDialog
          {...texts.renewDialog}
          call={(values) => renewRecoveryCodes(http, readPassword(values))}
          done={(made) => setCodes(made.recovery_codes)}
          onClose={close}
        />
      )}
      {step === 'end' && (
        <AccountDialog
          {...texts.endDialog}
          call={(values) => endTwoStep(http, readPassword(values))}
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

function Since({ state: { since } }: { state: Account['two_step'] }) {
  return (
    <>
      <Badge tone="accent">{texts.on}</Badge> {texts.since(formatDate(since) ?? '')}
    </>
  );
}
