import { useMemo, useState } from 'react';
import { getOwnJob, isApiError, updateJob } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { usePorts, type PageArguments } from '@metier/sdk/remote';
import { data, useLoaderData, useNavigate } from '@metier/sdk/router';
import { ACTIVITY_RATE_LIMITS, readId } from '@metier/sdk/rules';
import { Page, PageTitle, Stack, useLanguage, useTexts } from '@metier/sdk/ui';
import { EditedJobHead } from './edited-job-head';
import { toJobPatch } from './draft/job-body';
import { choicesOf, draftOf, offerBenefits } from './draft/job-draft';
import { JobForm } from './form/job-form';
import { jobsTexts } from './jobs.texts';
import { toSaveJobError } from './save-job';

export { JobFailure as ErrorBoundary } from './form/job-failure';

/** Loads one of the employer's own jobs; responds 400 for an invalid id and 404 for an unknown job. */
export async function loader({ params, request, ports }: PageArguments): Promise<Job> {
  const id = readId(params.id);
  if (id === undefined) throw data(null, { status: 400 });
  try {
    return await getOwnJob(ports.http, id, { signal: request.signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** The loaded job is the form's initial state, so saving reloads nothing. */
export const shouldRevalidate = () => false;

export function Component() {
  const { edit: texts } = useTexts(jobsTexts);
  const job = useLoaderData<Job>();
  return (
    <Page>
      <PageTitle>{texts.pageTitle(job.title)}</PageTitle>
      <EditedJob key={job.id} loaded={job} />
    </Page>
  );
}

function EditedJob({ loaded }: { loaded: Job }) {
  const language = useLanguage();
  const { edit: texts } = useTexts(jobsTexts);
  const { http, notify } = usePorts();
  const navigate = useNavigate();
  const draft = useMemo(() => draftOf(loaded), [loaded]);
  const offers = useMemo(() => offerBenefits(language, draft.description.benefits), [language, draft]);
  const [job, setJob] = useState(loaded);
  const [chosen, choose] = useState(() => choicesOf(draft.description.benefits));

  return (
    <Stack gap={34}>
      <EditedJobHead job={job} onChange={setJob} />
      <JobForm
        label={texts.title}
        draft={draft}
        leastRate={ACTIVITY_RATE_LIMITS.editedJobMin}
        benefits={{ offers, chosen, onChoose: choose }}
        previewed={job}
        save={{
          call: (changed) => updateJob(http, job.id, toJobPatch(changed, job)),
          done(saved) {
            notify.success(texts.saved);
            setJob(saved);
          },
        }}
        toSaveError={toSaveJobError}
        explain={(failure) => (
          <>
            <p>{texts.failed}</p>
            {'detail' in failure && failure.detail && <p>{failure.detail}</p>}
          </>
        )}
        leave={texts.leave}
        submit={{ label: texts.save, busyText: texts.saving }}
        cancelLabel={texts.back}
        onCancel={() => void navigate('/dashboard')}
      />
    </Stack>
  );
}
