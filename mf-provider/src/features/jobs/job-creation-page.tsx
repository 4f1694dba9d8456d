import { createJob, findOwnJobProvider } from '@metier/sdk/api';
import type { JobProvider } from '@metier/sdk/contract';
import { usePorts, type PageArguments } from '@metier/sdk/remote';
import { Link, useLoaderData, useLocation, useNavigate } from '@metier/sdk/router';
import { ACTIVITY_RATE_LIMITS, BENEFIT_PRESETS } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { buttonClass, ErrorPanel, Page, PageTitle, Stack } from '@metier/sdk/ui';
import { toJobBody } from './job-body';
import { NEW_JOB } from './job-draft';
import { JobForm } from './job-form';
import styles from './job-page.module.css';
import { frenchTexts, jobsTexts } from './jobs.texts';
import { newJobOf } from './previewed-job';
import { toPostJobError, type SaveJobError } from './save-job';
import { useSavedBenefits } from './saved-benefits';

const texts = jobsTexts.create;

/** Loads the company to post for before the form is shown, so that no employer fills it in for nothing. */
export async function loader({ ports }: PageArguments): Promise<JobProvider | null> {
  const user = ports.session.getUser();
  return (user && (await findOwnJobProvider(ports.http, user.id))) ?? null;
}

export function Component() {
  const company = useLoaderData<JobProvider | null>();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={34}>
        <Stack gap={8}>
          <h1>{texts.title}</h1>
          {company && <p className={styles.intro}>{texts.intro}</p>}
        </Stack>
        {company ? <NewJob company={company} /> : <NoCompany />}
      </Stack>
    </Page>
  );
}

function NewJob({ company }: { company: JobProvider }) {
  const { http, notify, session } = usePorts();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const [chosen, choose] = useSavedBenefits(useSession(session)?.id);

  return (
    <JobForm
      label={texts.title}
      draft={NEW_JOB}
      leastRate={ACTIVITY_RATE_LIMITS.newJobMin}
      benefits={{ offers: BENEFIT_PRESETS, chosen, onChoose: choose }}
      previewed={newJobOf(company)}
      save={{
        call: (draft) => createJob(http, { ...toJobBody(draft), job_provider: company.id }),
        done: () => notify.success(texts.posted),
        leave: ({ id, title }) => navigate('/dashboard', { state: { postedJob: { id, title } } }),
      }}
      toSaveError={toPostJobError}
      explain={explainRefusal}
      leave={texts.leave}
      submit={{ label: texts.post, busyText: texts.posting }}
      cancelLabel={texts.cancel}
      onCancel={goBack}
    />
  );
}

function explainRefusal(refusal: Exclude<SaveJobError, { kind: 'faults' }>) {
  if (refusal.kind === 'company-refused') return <p lang="fr">{frenchTexts.companyRefused}</p>;
  return (
    <>
      <p lang="fr">{frenchTexts.serverError(refusal.status)}</p>
      {refusal.detail && <p>{refusal.detail}</p>}
    </>
  );
}

/** Navigates to the previous page, or to the dashboard if this is the first page of the visit. */
function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/dashboard') : navigate(-1));
}

function NoCompany() {
  return (
    <div lang="fr">
      <ErrorPanel
        title={frenchTexts.noCompany}
        message={<span lang="en">{jobsTexts.noCompany.hint}</span>}
        action={
          <Link to="/register-profile" lang="en" className={buttonClass()}>
            {jobsTexts.noCompany.action}
          </Link>
        }
      />
    </div>
  );
}
