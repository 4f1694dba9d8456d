import { useState } from 'react';
import { declineInterview, readDetail } from '@metier/sdk/api';
import type { Interview } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { INTERVIEW_LIMITS } from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, TextAreaField, useTexts } from '@metier/sdk/ui';
import type { AnswerDialogProps } from './answer-props';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';

/** Declining with an optional reason; the application stays. */
export function DeclineDialog({ accessKey, onChange, onClose }: AnswerDialogProps) {
  const texts = useTexts(interviewsTexts);
  const { http, notify } = usePorts();
  const [reason, setReason] = useState('');
  const { run, isPending } = useMutation({
    call: () => declineInterview(http, accessKey, reason.trim()),
    done: async (changed: Interview) => {
      notify.success(texts.hasDeclined);
      await onChange(changed);
    },
    leave: onClose,
    failed: (error) => readDetail(error, texts.declineFailed),
  });
  return (
    <Dialog open onClose={onClose} title={texts.declineTitle}>
      <div className={styles.form}>
        <p>{texts.declineHint}</p>
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
          {texts.cancel}
        </Button>
        <Button variant="danger" busy={isPending} busyText={texts.declining} onClick={() => run()}>
          {texts.confirmDecline}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
