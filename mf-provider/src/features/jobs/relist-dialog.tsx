import { useId, useRef, useState, type FormEvent } from 'react';
import { readDetail, readFieldErrors, relistJob } from '@metier/sdk/api';
import type { FieldErrors, Job, JobRelistBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { swissToday, textsIn, type Language } from '@metier/sdk/rules';
import { useNavigate } from '@metier/sdk/router';
import {
  Button,
  DateField,
  describeFields,
  Dialog,
  DialogActions,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import styles from './relist-dialog.module.css';
import { relistTexts } from './relist.texts';

interface RelistDialogProps {
  job: Job;
  onClose: () => void;
}

type DateName = keyof (typeof relistTexts)['fields'];

/** Dates of a closed job that is published again; the contract's dates only when they have passed. */
export function RelistDialog({ job, onClose }: RelistDialogProps) {
  const language = useLanguage();
  const texts = useTexts(relistTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const describe = describeFields<DateName>(texts.fields, errorsOf);
  const { http, notify } = usePorts();
  const navigate = useNavigate();
  const [today] = useState(() => swissToday(new Date()));
  const keep = (date: string | null) => (date && date >= today ? date : '');
  const hasPassed = job.start_date < today || Boolean(job.end_date && job.end_date < today);
  const { run, isPending } = useMutation({
    call: (dates: JobRelistBody) => relistJob(http, job.id, dates),
    done: () => notify.success(texts.done),
    leave: ({ id }) => navigate(`/job/${id}`),
    failed(error) {
      const faults = readFieldErrors(error);
      refuse(faults);
      return Object.keys(faults).length > 0 ? undefined : readDetail(error, texts.failed);
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const dates = readDates(new FormData(event.currentTarget), hasPassed);
    if (!refuse(findFaults(dates, today, language))) run(dates);
  }

  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <p>{texts.lead}</p>
        <DateField
          {...describe('application_deadline')}
          hint={texts.hints.application_deadline}
          defaultValue={keep(job.application_deadline ?? null)}
        />
        {hasPassed && (
          <>
            <DateField {...describe('start_date')} required defaultValue={keep(job.start_date)} />
            <DateField
              {...describe('end_date')}
              hint={texts.hints.end_date}
              defaultValue={keep(job.end_date)}
            />
          </>
        )}
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

function readDates(form: FormData, hasAll: boolean): JobRelistBody {
  const read = (name: DateName) => String(form.get(name) ?? '');
  const deadline = { application_deadline: read('application_deadline') || null };
  return hasAll
    ? { ...deadline, start_date: read('start_date'), end_date: read('end_date') || null }
    : deadline;
}

/** The same rules as the server's. */
function findFaults(dates: JobRelistBody, today: string, language: Language): FieldErrors {
  const texts = textsIn(language, relistTexts);
  const { start_date: start, end_date: end } = dates;
  const passed = (['application_deadline', 'start_date', 'end_date'] as const).flatMap((name) => {
    const date = dates[name];
    return date && date < today ? [[name, [texts.faults.past]]] : [];
  });
  return {
    ...Object.fromEntries(passed),
    ...(start === '' && { start_date: [texts.faults.required] }),
    ...(start && end && end < start && { end_date: [texts.faults.end] }),
  };
}
