import { getJob, isApiError } from '@metier/shared/api';
import type { Job } from '@metier/shared/contract';
import type { PageArguments } from '@metier/shared/remote';
import { data, useLoaderData } from '@metier/shared/router';
import { DISPLAY_DEFAULTS, readDescription } from '@metier/shared/rules';
import { Page, PageTitle } from '@metier/shared/ui';
import { CompanyCard } from './company-card';
import { JobActions } from './job-actions';
import { JobDescription } from './job-description';
import { JobHeader } from './job-header';
import { JobOverview } from './job-overview';
import styles from './job-page.module.css';
import { jobTexts } from './job.texts';
import { readJobId } from './read-job-id';

export { JobFailure as ErrorBoundary } from './job-failure';

/** One job in full, paused ones too. An address that names none is a 400 or 404 of the page. */
export async function loader({ params, request, ports }: PageArguments): Promise<Job> {
  const id = readJobId(params.id);
  if (id === undefined) throw data(null, { status: 400 });
  try {
    return await getJob(ports.http, id, { signal: request.signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export function Component() {
  const job = useLoaderData<Job>();
  const company = job.company || job.job_provider.company_name || DISPLAY_DEFAULTS.company;
  return (
    <Page className={styles.page}>
      <PageTitle>{jobTexts.title(job.title, company)}</PageTitle>
      <JobHeader job={job} company={company} />
      <div className={styles.columns}>
        <JobDescription description={readDescription(job.description)} />
        <aside className={styles.aside}>
          {job.is_active && <JobActions jobId={job.id} />}
          <JobOverview job={job} />
          <CompanyCard company={job.job_provider} name={company} />
        </aside>
      </div>
    </Page>
  );
}
