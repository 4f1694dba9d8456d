import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { Breadcrumb, useTexts } from '@metier/sdk/ui';
import { PausedNotice } from '../paused-notice';
import { ShareJob } from '../share-job';
import { AdLanguage } from './ad-language';
import styles from './job-header.module.css';
import { JobHeadline } from './job-headline';
import { jobTexts } from '../job.texts';
import { PrintAddress } from './print-address';

/** Breadcrumb, headline, and whether the job still takes applications. */
export function JobHeader({ job, company }: { job: Job; company: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.screenOnly}>
        <JobBreadcrumb job={job} />
      </div>
      <JobHeadline job={job} company={company} logo={job.job_provider.company_logo}>
        <div className={styles.more}>
          <AdLanguage language={job.language} />
          <ShareJob jobId={job.id} title={job.title} />
        </div>
      </JobHeadline>
      <PrintAddress jobId={job.id} />
      <PausedNotice job={job} />
    </header>
  );
}

function JobBreadcrumb({ job }: { job: Job }) {
  const texts = useTexts(jobTexts);
  const home = <Link to="/">{texts.home}</Link>;
  const place = job.location && (
    <Link to={`/?${new URLSearchParams({ location: job.location })}`}>{job.location}</Link>
  );
  const title = <span lang={job.language ?? undefined}>{job.title}</span>;
  return <Breadcrumb items={place ? [home, place, title] : [home, title]} />;
}
