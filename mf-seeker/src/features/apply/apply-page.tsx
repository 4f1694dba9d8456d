import type { PageArguments } from '@metier/shared/remote';
import { data, Link, useLoaderData, type ShouldRevalidateFunctionArgs } from '@metier/shared/router';
import { DISPLAY_DEFAULTS } from '@metier/shared/rules';
import { Breadcrumb, CompanyLogo, Page, PageTitle } from '@metier/shared/ui';
import { ApplyForm } from './apply-form';
import styles from './apply-page.module.css';
import { applyTexts } from './apply.texts';
import { AlreadyApplied, JobPaused } from './closed-notice';
import { JobSummaryCard } from './job-summary-card';
import { loadApply, type ApplyData } from './load-apply';
import { readAnswers, readId, readResume } from './read-answers';
import { submitApplication, type SubmissionOutcome } from './submit-application';

export { LoadError as ErrorBoundary } from './load-error';

export function loader({ params, request, ports }: PageArguments): Promise<ApplyData> {
  const { missingId, badId } = applyTexts.loadError;
  if (!params.id) throw data(missingId, { status: 404 });
  const jobId = readId(params.id);
  if (!jobId) throw data(badId, { status: 404 });
  return loadApply(ports.http, jobId, request);
}

export async function action({ params, request, ports }: PageArguments): Promise<SubmissionOutcome> {
  const form = await request.formData();
  return submitApplication(ports.http, {
    jobId: readId(params.id),
    seekerId: readId(form.get('job_seeker')),
    createdId: readId(form.get('created')),
    answers: readAnswers(form),
    resume: readResume(form),
  });
}

/** What was sent changes nothing on this page, except when the server says that there is nothing more to send. */
export function shouldRevalidate({
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const outcome = actionResult as SubmissionOutcome | undefined;
  return formMethod ? outcome?.kind === 'failed' && outcome.isFinal : defaultShouldRevalidate;
}

export function Component() {
  const { job, seeker, sent } = useLoaderData<ApplyData>();
  const company = job.job_provider.company_name || DISPLAY_DEFAULTS.company;
  const { breadcrumb } = applyTexts;
  return (
    <Page className={styles.page}>
      <PageTitle>{applyTexts.heading(job.title)}</PageTitle>
      <Breadcrumb
        items={[
          <Link key="home" to="/">
            {breadcrumb.home}
          </Link>,
          <Link key="job" to={`/job/${job.id}`}>
            {breadcrumb.job}
          </Link>,
          breadcrumb.apply,
        ]}
      />
      <header className={styles.header}>
        <CompanyLogo name={company} src={job.job_provider.company_logo} size="large" />
        <div className={styles.words}>
          <h1>{applyTexts.heading(job.title)}</h1>
          <p className={styles.lead}>{applyTexts.lead(company, job.location || DISPLAY_DEFAULTS.location)}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          {sent && <AlreadyApplied application={sent} />}
          {!sent && !job.is_active && <JobPaused />}
          {!sent && job.is_active && <ApplyForm job={job} seeker={seeker} company={company} />}
        </div>
        <JobSummaryCard job={job} company={company} />
      </div>
    </Page>
  );
}
