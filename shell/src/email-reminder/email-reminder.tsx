import { readDetail, resendEmailConfirmation } from '@metier/sdk/api';
import { Button, IconButton, Page, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';
import styles from './email-reminder.module.css';

interface EmailReminderProps {
  email: string;
  onDismiss: () => void;
}

/** Reminds of the link that confirms the address, and sends it again. */
export function EmailReminder({ email, onDismiss }: EmailReminderProps) {
  const { emailReminder: texts } = useTexts(shellTexts);
  const { session, ports } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    try {
      ports.notify.success((await resendEmailConfirmation(ports.http)).detail);
    } catch (error) {
      ports.notify.error(readDetail(error, texts.failed));
      // It may have been confirmed in another tab.
      await session.refresh().catch(() => undefined);
    }
    setBusy(false);
  }

  return (
    <section aria-label={texts.label} className={styles.bar}>
      <Page bare className={styles.row}>
        <p className={styles.words}>{texts.words(email)}</p>
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          busyText={texts.sending}
          onClick={() => void sendAgain()}
        >
          {texts.again}
        </Button>
        <IconButton icon="close" size="small" label={texts.dismiss} onClick={onDismiss} />
      </Page>
    </section>
  );
}
