import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useMemo, useState } from 'react';
import { createJob, readFieldErrors, scheduleJob } from '@metier/sdk/api';
import type { JobProvider, StoredJobDraft } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { useLocation, useNavigate } from '@metier/sdk/router';
import { ACTIVITY_RATE_LIMITS } from '@metier/sdk/rules';
import type { SaverState } from './drafts/draft-saver';
import { DraftConflict, DraftStatus } from './drafts/draft-status';
import { draftsTexts } from './drafts/drafts.texts';
import { ScheduleDialog } from './drafts/schedule-dialog';
import { fromFields, toFields } from './drafts/stored-fields';
import { useDraftSaver } from './drafts/use-draft-saver';
import { explainPostRefusal } from './explain-refusal';
import { toJobBody } from './draft/job-body';
import { NEW_JOB, type JobDraft } from './draft/job-draft';
import { JobForm } from './form/job-form';
import { jobsTexts } from './jobs.texts';
import { newJobOf } from './draft/previewed-job';
import { toPostJobError } from './save-job';
import { useJobBenefits } from './form/use-job-benefits';

interface NewJobProps {
  company: JobProvider;
  stored: StoredJobDraft | undefined;
}

/** The form of a job that is posted now or scheduled, and kept as a draft until then. */
export function NewJob({ company, stored }: NewJobProps) {
  const language = useLanguage();
  const drafts = useTexts(draftsTexts);
  const { create: texts } = useTexts(jobsTexts);
  const { http, notify } = usePorts();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const draft = useMemo(() => (stored ? fromFields(stored.fields) : NEW_JOB), [stored]);
  const benefits = useJobBenefits(stored && draft.description.benefits);
  const [saver, state] = useDraftSaver(stored);
  const [onEdited] = useState(() => (edited: JobDraft) => saver.edit(toFields(edited)));
  const [scheduled, setScheduled] = useState<JobDraft>();

  async function post(entered: JobDraft) {
    await saver.flush();
    const base = saver.getBase();
    try {
      return await createJob(http, {
        ...toJobBody(entered),
        job_provider: company.id,
        ...(base && { draft: base.id }),
      });
    } catch (error) {
      // Posted or discarded in another tab: the next attempt posts without the draft.
      if (readFieldErrors(error).draft) await saver.detach();
      throw error;
    }
  }

  async function schedule(entered: JobDraft, publishAt: string) {
    saver.edit(toFields(entered));
    await saver.flush();
    const base = saver.getBase();
    if (!base) throw new Error(drafts.schedule.failed);
    const job = toJobBody(entered);
    const done = await scheduleJob(http, base.id, { version: base.version, publish_at: publishAt, job });
    saver.stop();
    return done;
  }

  return (
    <>
      <JobForm
        label={texts.title}
        draft={draft}
        leastRate={ACTIVITY_RATE_LIMITS.newJobMin}
        benefits={benefits}
        previewed={newJobOf(company)}
        save={{
          call: post,
          done() {
            saver.stop();
            notify.success(texts.posted);
          },
          leave: ({ id, title }) => navigate('/dashboard', { state: { postedJob: { id, title } } }),
        }}
        toSaveError={toPostJobError}
        explain={(refusal) => explainPostRefusal(refusal, language)}
        leave={texts.leave}
        kept={keptBy(state)}
        onEdited={onEdited}
        notice={<DraftConflict saver={saver} state={state} />}
        status={<DraftStatus state={state} />}
        submit={{ label: texts.post, busyText: texts.posting }}
        second={{ label: drafts.schedule.open, run: setScheduled }}
        cancelLabel={texts.cancel}
        onCancel={goBack}
      />
      {scheduled && (
        <ScheduleDialog
          publishAt={null}
          schedule={(publishAt) => schedule(scheduled, publishAt)}
          onClose={() => setScheduled(undefined)}
        />
      )}
    </>
  );
}

function keptBy({ kind }: SaverState): 'saved' | 'saving' | undefined {
  if (kind === 'saved') return 'saved';
  return kind === 'idle' || kind === 'pending' || kind === 'saving' ? 'saving' : undefined;
}

/** Navigates to the previous page, or to the dashboard if this is the first page of the visit. */
function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Naming the draft in the address changes the key.
  const [isFirst] = useState(key === 'default');
  return () => void (isFirst ? navigate('/dashboard') : navigate(-1));
}
