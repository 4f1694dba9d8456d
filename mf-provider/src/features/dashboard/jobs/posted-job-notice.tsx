import type { Job } from '@metier/sdk/contract';
import { Link, useLocation } from '@metier/sdk/router';
import { Alert, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';

type PostedJob = Pick<Job, 'id' | 'title'>;

/** The job in the history state that the form for new jobs navigates with; undefined after any other page. */
function readPostedJob(state: unknown): PostedJob | undefined {
  const { postedJob } = (state ?? {}) as { readonly postedJob?: Partial<PostedJob> };
  return typeof postedJob?.id === 'number' && typeof postedJob.title === 'string'
    ? { id: postedJob.id, title: postedJob.title }
    : undefined;
}

/** Link to the job that has just been posted, until the next navigation. */
export function PostedJobNotice() {
  const { posted: texts } = useTexts(dashboardTexts);
  const job = readPostedJob(useLocation().state);
  if (!job) return null;
  return (
    <Alert kind="success">
      {texts.text(job.title)} <Link to={`/job/${job.id}`}>{texts.view}</Link>
    </Alert>
  );
}
