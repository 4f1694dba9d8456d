import { useId, useRef, type FormEvent } from 'react';
import type { Application, PlannedMovesReply } from '@metier/sdk/contract';
import { TEMPLATE_MAX_LENGTH } from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, TextAreaField, useTexts } from '@metier/sdk/ui';
import { hireTexts } from './hire.texts';
import styles from './planned.module.css';
import { usePlan } from './use-plan';

interface HireDialogProps {
  application: Application;
  /** Undefined if nothing was planned. */
  onClose: (reply: PlannedMovesReply | undefined) => void;
}

/** Hires a candidate with an optional message, which takes effect in a minute. */
export function HireDialog({ application, onClose }: HireDialogProps) {
  const texts = useTexts(hireTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { run, isPending, errorsOf } = usePlan([application], form, onClose);
  const name = application.applicant_name;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    run({ status: 'hired', ...(message && { message }) });
  }

  return (
    <Dialog open title={texts.title(name)} onClose={() => onClose(undefined)}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <p>{texts.told(name)}</p>
        <TextAreaField
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          errors={errorsOf('message')}
          rows={5}
          maxLength={TEMPLATE_MAX_LENGTH}
        />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={() => onClose(undefined)}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.confirming}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
