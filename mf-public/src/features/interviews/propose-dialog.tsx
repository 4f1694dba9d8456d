import { useId, useRef, type FormEvent } from 'react';
import { proposeInterviewTimes, readDetail, readFieldErrors } from '@metier/sdk/api';
import type { Interview, ProposalBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { INTERVIEW_LIMITS, readSwissTime } from '@metier/sdk/rules';
import { Button, Dialog, DialogActions, TextAreaField, TimesField, useTexts } from '@metier/sdk/ui';
import type { AnswerDialogProps } from './answer-props';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';

/** The candidate's own times, with a message. */
export function ProposeDialog({ interview, accessKey, onChange, onClose }: AnswerDialogProps) {
  const texts = useTexts(interviewsTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { http, notify } = usePorts();
  const { run, isPending } = useMutation({
    call: (proposal: ProposalBody) => proposeInterviewTimes(http, accessKey, proposal),
    done: async (changed: Interview) => {
      notify.success(texts.sent);
      await onChange(changed);
    },
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : readDetail(error, texts.sendFailed)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = data.getAll('slots').map(String).filter(Boolean);
    const times = given.flatMap((time) => readSwissTime(time)?.toISOString() ?? []);
    if (given.length === 0) refuse({ slots: [texts.noTime] });
    else if (times.length < given.length) refuse({ slots: [texts.skipped] });
    else run({ slots: times, message: String(data.get('message') ?? '').trim() });
  }

  return (
    <Dialog open onClose={onClose} title={texts.proposeTitle}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <p>
          {texts.proposeHint} {interview.starts_at && texts.releaseHint}
        </p>
        <TimesField
          label={texts.times}
          hint={texts.swissTime}
          name="slots"
          texts={{ add: texts.addTime, row: texts.time, remove: texts.removeTime }}
          max={INTERVIEW_LIMITS.slots}
          errors={errorsOf('slots')}
          required
        />
        <TextAreaField
          label={texts.message}
          name="message"
          rows={3}
          maxLength={INTERVIEW_LIMITS.message}
          errors={errorsOf('message')}
        />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.sending}>
          {texts.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
