import { ReportButton, Section } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { displayTexts, parseDescription } from '@metier/sdk/rules';
import { Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { CompanyCard } from './facts/company-card';
import { JobActions } from './job-actions';
import { JobDescription } from './facts/job-description';
import { JobHeader } from './facts/job-header';
import type { JobData } from './job-loader';
import { JobOverview } from './facts/job-overview';
import styles from './job-page.module.css';
import { jobTexts } from './job.texts';
import { MoreJobs } from './more-jobs';
import { OwnerCard } from './facts/owner-card';

export { loader } from './job-loader';
export { JobFailure as ErrorBoundary } from './job-failure';

/** Page of one job with its company and actions. */
export function Component() {
  const texts = useTexts(jobTexts);
  const defaults = useTexts(displayTexts);
  const { job, favorites, sent, others, similar, following } = useLoaderData<JobData>();
  const company = job.company || job.job_provider.company_name || defaults.company;
  // Only the owner's reply has the numbers.
  const isOwn = job.applications_count !== undefined;
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.title(job.title, company)}</PageTitle>
      <JobHeader job={job} company={company} />
      <div className={styles.columns}>
        <JobDescription description={parseDescription(job.description)} language={job.language} />
        <aside aria-label={texts.aside} className={styles.aside}>
          <OwnerCard job={job} />
          <JobActions job={job} favorites={favorites} sent={sent} />
          <JobOverview job={job} />
          <CompanyCard company={job.job_provider} name={company} following={following} />
          {!isOwn && <ReportButton target="job" id={job.id} name={job.title} className={styles.report} />}
        </aside>
      </div>
      <Section key={`similar ${job.id}`} of={similar}>
        {(jobs) => <MoreJobs id="similar-jobs" title={texts.similar} jobs={jobs} isOfOthers />}
      </Section>
      <Section key={job.id} of={others}>
        {(jobs) => <MoreJobs id="more-jobs" title={texts.more(company)} jobs={jobs} />}
      </Section>
    </Page>
  );
}
