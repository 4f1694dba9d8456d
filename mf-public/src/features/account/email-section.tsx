import { cancelEmailChange, readDetail, requestEmailChange, resendEmailConfirmation } from '@metier/sdk/api';
import type { Account } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { isEmailAddress } from '@metier/sdk/rules';
import { Badge, Button, TextField, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { accountTexts } from './account.texts';
import { FactorDialog, type Factors } from './factor-dialog';

/** The address, whether it is confirmed, and the one that is to replace it. */
export function EmailSection({ account, factors }: { account: Account; factors: Factors }) {
  const { email: texts } = useTexts(accountTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { email, email_confirmed: isConfirmed, requested_email: requested } = account;
  return (
    <AccountSection
      title={texts.title}
      hint={
        <>
          <span className={styles.value}>{email}</span>{' '}
          <Badge tone={isConfirmed ? 'accent' : 'neutral'}>
            {isConfirmed ? texts.confirmed : texts.unconfirmed}
          </Badge>
        </>
      }
      action={
        <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
          {texts.change}
        </Button>
      }
    >
      {!isConfirmed && <Unconfirmed />}
      {requested && <RequestedEmail email={requested} />}
      {isChanging && <ChangeEmailDialog factors={factors} onClose={() => setIsChanging(false)} />}
    </AccountSection>
  );
}

function Unconfirmed() {
  const accountWords = useTexts(accountTexts);
  const { email: texts } = accountWords;

  const { http, notify, session } = usePorts();
  const { run, isPending } = useMutation({
    call: () => resendEmailConfirmation(http),
    done: ({ detail }) => notify.success(detail),
    async failed(error) {
      // It may have been confirmed in another tab.
      await session.refresh().catch(() => undefined);
      return readDetail(error, accountWords.failed);
    },
  });
  return (
    <div className={styles.note}>
      <p>{texts.unconfirmedHint}</p>
      <Button variant="ghost" size="small" busy={isPending} busyText={texts.sending} onClick={() => run()}>
        {texts.again}
      </Button>
    </div>
  );
}

function RequestedEmail({ email }: { email: string }) {
  const accountWords = useTexts(accountTexts);
  const { email: texts } = accountWords;

  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => cancelEmailChange(http),
    async done() {
      notify.success(texts.kept);
      await revalidate();
    },
    failed: accountWords.failed,
  });
  return (
    <div className={styles.note}>
      <p>{texts.requested(email)}</p>
      <Button variant="ghost" size="small" busy={isPending} busyText={texts.keeping} onClick={() => run()}>
        {texts.keep}
      </Button>
    </div>
  );
}

function ChangeEmailDialog({ factors, onClose }: { factors: Factors; onClose: () => void }) {
  const { email: texts } = useTexts(accountTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  return (
    <FactorDialog
      {...texts.dialog}
      factors={factors}
      check={({ email = '' }): Record<string, string[]> => {
        if (isEmailAddress(email.trim())) return {};
        return { email: [email.trim() ? texts.dialog.invalid : texts.dialog.missing] };
      }}
      call={({ email = '', current_password: password = '' }, proof) =>
        requestEmailChange(http, { email: email.trim(), current_password: password, ...proof })
      }
      done={({ detail }) => {
        notify.success(detail);
        return revalidate();
      }}
      onClose={onClose}
    >
      {(errorsOf) => (
        <TextField
          name="email"
          type="email"
          label={texts.dialog.field}
          autoComplete="email"
          maxLength={254}
          required
          errors={errorsOf('email')}
        />
      )}
    </FactorDialog>
  );
}
