import { useState } from 'react';
import { usePorts, type PageArguments } from '@metier/sdk/remote';
import { data, Link, useLoaderData } from '@metier/sdk/router';
import { displayTexts, readId, textsIn } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Breadcrumb, CompanyLogo, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ApplyForm } from './apply-form';
import styles from './apply-page.module.css';
import { applyTexts } from './apply.texts';
import { AlreadyApplied, JobPaused } from './closed-notice';
import { JobSummaryCard } from './job-summary-card';
import { loadApply, type ApplyData } from './load-apply';
import { removeDraft } from './draft';

export { ApplyLoadError as ErrorBoundary } from './apply-load-error';

export function loader({ params, request, ports }: PageArguments): Promise<ApplyData> {
  const language = ports.language.get();
  const texts = textsIn(language, applyTexts);
  const jobId = readId(params.id);
  if (!jobId) throw data(texts.loadError.badId, { status: 404 });
  return loadApply(ports, jobId, request);
}

export function Component() {
  const texts = useTexts(applyTexts);
  const defaults = useTexts(displayTexts);
  const data = useLoaderData<ApplyData>();
  const { job, sent } = data;
  const company = job.job_provider.company_name || defaults.company;
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.heading(job.title)}</PageTitle>
      <Way jobId={job.id} />
      <header className={styles.header}>
        <CompanyLogo name={company} src={job.job_provider.company_logo} size="large" />
        <div className={styles.words}>
          <h1>{texts.heading(job.title)}</h1>
          <p className={styles.lead}>{texts.lead(company, job.location || defaults.location)}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          {sent && <AlreadyApplied application={sent} />}
          {!sent && !job.is_active && <JobPaused />}
          {!sent && job.is_active && <DraftedForm data={data} company={company} />}
        </div>
        <JobSummaryCard job={job} company={company} />
      </div>
    </Page>
  );
}

function Way({ jobId }: { jobId: number }) {
  const texts = useTexts(applyTexts);
  const { home, job, apply } = texts.breadcrumb;
  return (
    <Breadcrumb
      items={[
        <Link key="home" to="/">
          {home}
        </Link>,
        <Link key="job" to={`/job/${jobId}`}>
          {job}
        </Link>,
        apply,
      ]}
    />
  );
}

/** The form with its draft, remounted without it when the draft is discarded. */
function DraftedForm({ data, company }: { data: ApplyData; company: string }) {
  const userId = useSession(usePorts().session)?.id;
  const [draft, setDraft] = useState(data.draft);

  function discard() {
    removeDraft({ userId, jobId: data.job.id });
    setDraft(undefined);
  }

  return (
    <ApplyForm
      key={draft ? 'draft' : 'new'}
      data={{ ...data, draft }}
      company={company}
      onDiscard={discard}
    />
  );
}
