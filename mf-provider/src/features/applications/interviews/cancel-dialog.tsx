import { useState } from 'react';
import { cancelInterview, readDetail } from '@metier/sdk/api';
import type { Interview } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { INTERVIEW_LIMITS } from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, TextAreaField, useTexts } from '@metier/sdk/ui';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';

/** Cancelling with an optional reason; the application stays. */
export function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const texts = useTexts(interviewsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const { run, isPending } = useMutation({
    call: () => cancelInterview(http, interview.id, reason.trim()),
    done: async () => {
      notify.success(texts.hasCancelled);
      await revalidate();
    },
    leave: onClose,
    failed: (error) => readDetail(error, texts.cancelFailed),
  });
  return (
    <Dialog open onClose={onClose} title={texts.cancelTitle}>
      <div className={styles.form}>
        <p>{texts.cancelHint}</p>
        <TextAreaField
          label={texts.reason}
          rows={3}
          maxLength={INTERVIEW_LIMITS.message}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" busy={isPending} busyText={texts.cancelling} onClick={() => run()}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
