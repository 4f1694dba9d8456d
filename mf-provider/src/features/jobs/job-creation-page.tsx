import { findOwnJobProvider, getJobDraft, isApiError } from '@metier/sdk/api';
import type { JobProvider, StoredJobDraft } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { Link, useLoaderData, type ShouldRevalidateFunctionArgs } from '@metier/sdk/router';
import { langOfFrench, readId } from '@metier/sdk/rules';
import {
  buttonClass,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Stack,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { draftsTexts } from './drafts/drafts.texts';
import { ScheduledJob } from './drafts/scheduled-job';
import styles from './job-page.module.css';
import { frenchTexts, jobsTexts } from './jobs.texts';
import { NewJob } from './new-job';

interface CreationData {
  readonly company: JobProvider | null;
  /** The draft of the address; null if it was posted or discarded. */
  readonly stored?: StoredJobDraft | null;
}

const draftOf = (url: URL) => readId(url.searchParams.get('draft') ?? undefined);

/** Loads the company to post for before the form is shown, so that no employer fills it in for nothing. */
export async function loader({ request, ports }: PageArguments): Promise<CreationData> {
  const { http, session } = ports;
  const [user, { signal }] = [session.getUser(), request];
  const company = (user && (await findOwnJobProvider(http, user.id, { signal }))) ?? null;
  const id = draftOf(new URL(request.url));
  if (!company || id === undefined) return { company };
  try {
    return { company, stored: await getJobDraft(http, id, { signal }) };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { company, stored: null };
    throw error;
  }
}

/** Not when the address of an open form begins to name its draft. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !(draftOf(currentUrl) === undefined && draftOf(nextUrl) !== undefined);

export function Component() {
  const { create: texts } = useTexts(jobsTexts);
  const { company, stored } = useLoaderData<CreationData>();
  const key = stored ? `${stored.id} ${stored.version}` : 'new';
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={34}>
        <Stack gap={8}>
          <h1>{texts.title}</h1>
          {company && stored !== null && <p className={styles.intro}>{texts.intro}</p>}
        </Stack>
        {!company && <NoCompany />}
        {company && stored === null && <NoDraft />}
        {company && stored?.publish_at && <ScheduledJob key={key} company={company} stored={stored} />}
        {company && stored !== null && !stored?.publish_at && (
          <NewJob key={key} company={company} stored={stored} />
        )}
      </Stack>
    </Page>
  );
}

function NoDraft() {
  const drafts = useTexts(draftsTexts);
  return (
    <EmptyState
      icon="briefcase"
      title={drafts.missing.title}
      text={drafts.missing.text}
      action={
        <Link to="/jobcreation" className={buttonClass()}>
          {drafts.missing.action}
        </Link>
      }
    />
  );
}

function NoCompany() {
  const language = useLanguage();
  const french = useTexts(frenchTexts);
  const jobs = useTexts(jobsTexts);
  return (
    <div lang={langOfFrench(language)}>
      <ErrorPanel
        title={french.noCompany}
        message={<span lang={language}>{jobs.noCompany.hint}</span>}
        action={
          <Link to="/register-profile" lang={language} className={buttonClass()}>
            {jobs.noCompany.action}
          </Link>
        }
      />
    </div>
  );
}
