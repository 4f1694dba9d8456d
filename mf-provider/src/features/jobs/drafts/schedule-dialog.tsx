import { useId, useRef, type FormEvent } from 'react';
import { readDetail, readFieldErrors } from '@metier/sdk/api';
import type { StoredJobDraft } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { formatSwissClock, formatSwissMoment, readSwissTime, toSwissDay } from '@metier/sdk/rules';
import { useNavigate } from '@metier/sdk/router';
import { Button, Dialog, DialogActions, Stack, TextField, useLanguage, useTexts } from '@metier/sdk/ui';
import { draftsTexts } from './drafts.texts';

interface ScheduleDialogProps {
  /** The time that is planned already. */
  publishAt: string | null;
  schedule: (publishAt: string) => Promise<StoredJobDraft>;
  onClose: () => void;
}

const toLocal = (timestamp: string | null) =>
  timestamp ? `${toSwissDay(timestamp)}T${formatSwissClock(timestamp)}` : '';

/** The time at which a job is published by itself. */
export function ScheduleDialog({ publishAt, schedule, onClose }: ScheduleDialogProps) {
  const language = useLanguage();
  const { schedule: texts } = useTexts(draftsTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { notify } = usePorts();
  const navigate = useNavigate();
  const { run, isPending } = useMutation({
    call: schedule,
    done: ({ publish_at: moment }) => notify.success(texts.done(formatSwissMoment(moment ?? '', language))),
    leave: () => navigate('/dashboard'),
    failed(error) {
      const { publish_at: faults, ...others } = readFieldErrors(error);
      if (faults) refuse({ publish_at: faults });
      const other = Object.values(others).flat().join(' ');
      return faults && !other ? undefined : other || readDetail(error, texts.failed);
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moment = readSwissTime(String(new FormData(event.currentTarget).get('publish_at') ?? ''));
    if (!moment) refuse({ publish_at: [texts.faults.time] });
    else if (moment <= new Date()) refuse({ publish_at: [texts.faults.past] });
    else run(moment.toISOString());
  }

  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit}>
        <Stack>
          <p>{texts.lead}</p>
          <TextField
            type="datetime-local"
            name="publish_at"
            label={texts.field}
            hint={texts.hint}
            required
            defaultValue={toLocal(publishAt)}
            errors={errorsOf('publish_at')}
          />
        </Stack>
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.submitting}>
          {texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
