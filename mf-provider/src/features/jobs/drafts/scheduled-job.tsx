import { useMemo, useState } from 'react';
import { scheduleJob, unscheduleJob } from '@metier/sdk/api';
import type { JobProvider, StoredJobDraft } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useNavigate, useRevalidator } from '@metier/sdk/router';
import { ACTIVITY_RATE_LIMITS, formatSwissMoment } from '@metier/sdk/rules';
import { Alert, Button, Row, Stack, useLanguage, useTexts } from '@metier/sdk/ui';
import { explainPostRefusal } from '../explain-refusal';
import { toJobBody } from '../draft/job-body';
import type { JobDraft } from '../draft/job-draft';
import { JobForm } from '../form/job-form';
import { jobsTexts } from '../jobs.texts';
import { newJobOf } from '../draft/previewed-job';
import { toSaveJobError } from '../save-job';
import { useJobBenefits } from '../form/use-job-benefits';
import { draftsTexts } from './drafts.texts';
import { ScheduleDialog } from './schedule-dialog';
import { fromFields } from './stored-fields';

/** The form of a job that is published by itself later: changes are saved on request, and only complete ones. */
export function ScheduledJob({ company, stored }: { company: JobProvider; stored: StoredJobDraft }) {
  const language = useLanguage();
  const jobs = useTexts(jobsTexts);
  const drafts = useTexts(draftsTexts);
  const { scheduled: texts } = drafts;

  const { http, notify } = usePorts();
  const navigate = useNavigate();
  const draft = useMemo(() => fromFields(stored.fields), [stored]);
  const benefits = useJobBenefits(draft.description.benefits);
  const [moved, setMoved] = useState<JobDraft>();
  const publishAt = stored.publish_at ?? '';
  const schedule = (entered: JobDraft, moment = publishAt) =>
    scheduleJob(http, stored.id, { version: stored.version, publish_at: moment, job: toJobBody(entered) });

  return (
    <>
      <JobForm
        label={jobs.create.title}
        draft={draft}
        leastRate={ACTIVITY_RATE_LIMITS.newJobMin}
        benefits={benefits}
        previewed={newJobOf(company)}
        save={{
          call: schedule,
          done: () => notify.success(texts.saved),
          leave: () => navigate('/dashboard'),
        }}
        toSaveError={toSaveJobError}
        explain={(refusal) => explainPostRefusal(refusal, language)}
        leave={texts.leave}
        notice={<ScheduledNotice stored={stored} />}
        submit={{ label: texts.save, busyText: texts.saving }}
        second={{ label: drafts.schedule.change, run: setMoved }}
        cancelLabel={jobs.create.cancel}
        onCancel={() => void navigate('/dashboard')}
      />
      {moved && (
        <ScheduleDialog
          publishAt={publishAt}
          schedule={(moment) => schedule(moved, moment)}
          onClose={() => setMoved(undefined)}
        />
      )}
    </>
  );
}

function ScheduledNotice({ stored }: { stored: StoredJobDraft }) {
  const language = useLanguage();
  const { scheduled: texts } = useTexts(draftsTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => unscheduleJob(http, stored.id),
    async done() {
      notify.success(texts.unscheduled);
      await revalidate();
    },
    failed: texts.failed,
  });
  return (
    <Alert kind="warning">
      <Stack gap={8}>
        <p>{texts.text(formatSwissMoment(stored.publish_at ?? '', language))}</p>
        <Row>
          <Button variant="secondary" size="small" busy={isPending} onClick={() => run()}>
            {texts.unschedule}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
