import { ReportButton, Section } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { displayTexts, parseDescription } from '@metier/sdk/rules';
import { Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { JobActions } from './apply/job-actions';
import { CompanyCard } from './facts/company-card';
import { JobDescription } from './facts/job-description';
import { JobHeader } from './facts/job-header';
import { JobOverview } from './facts/job-overview';
import { OwnerCard } from './facts/owner-card';
import { PlacePart } from './facts/place-part';
import type { JobData } from './job-loader';
import styles from './job-page.module.css';
import { jobTexts } from './job.texts';
import { MoreJobs } from './more-jobs';
import { PayScale } from './pay/pay-scale';

export { loader } from './job-loader';
export { JobFailure as ErrorBoundary } from './job-failure';

/** Page of one job with its company and actions. */
export function Component() {
  const texts = useTexts(jobTexts);
  const defaults = useTexts(displayTexts);
  const { job, favorites, sent, pay, others, similar, following } = useLoaderData<JobData>();
  const company = job.company || job.job_provider.company_name || defaults.company;
  // Only the owner's reply has the numbers.
  const isOwn = job.applications_count !== undefined;
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.title(job.title, company)}</PageTitle>
      <JobHeader job={job} company={company} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <JobDescription description={parseDescription(job.description)} language={job.language} />
          <PlacePart job={job} />
        </div>
        <aside aria-label={texts.aside} className={styles.aside}>
          <div className={styles.side}>
            <OwnerCard job={job} />
            <JobActions job={job} company={company} favorites={favorites} sent={sent} />
            <PayScale job={job} comparison={pay} />
            <JobOverview job={job} />
          </div>
          <div className={styles.company}>
            <CompanyCard company={job.job_provider} name={company} jobs={others} following={following} />
            {!isOwn && <ReportButton target="job" id={job.id} name={job.title} className={styles.report} />}
          </div>
        </aside>
      </div>
      <Section key={`similar ${job.id}`} of={similar}>
        {(jobs) => <MoreJobs id="similar-jobs" title={texts.similar} jobs={jobs} isOfOthers />}
      </Section>
      <Section key={job.id} of={others}>
        {({ items }) => <MoreJobs id="more-jobs" title={texts.more(company)} jobs={items} />}
      </Section>
    </Page>
  );
}
