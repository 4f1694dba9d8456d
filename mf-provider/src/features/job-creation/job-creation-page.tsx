import { useState } from 'react';
import { findOwnJobProvider } from '@metier/shared/api';
import { useConfirmedLeave, usePorts, type PageArguments } from '@metier/shared/remote';
import {
  Link,
  redirect,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  type ShouldRevalidateFunctionArgs,
} from '@metier/shared/router';
import { useSession } from '@metier/shared/session';
import { buttonClass, ErrorPanel, Page, PageTitle, Stack } from '@metier/shared/ui';
import { readJobDraft } from './job-draft';
import { JobForm } from './job-form';
import styles from './job-creation-page.module.css';
import { frenchTexts, jobCreationTexts as texts } from './job-creation.texts';
import { postJob, type PostOutcome } from './post-job';

/** Whether there is a company to post for; asked first, so that nobody fills in a form for nothing. */
export async function loader({ ports }: PageArguments): Promise<{ hasCompany: boolean }> {
  const user = ports.session.getUser();
  const company = user && (await findOwnJobProvider(ports.http, user.id));
  return { hasCompany: company !== undefined };
}

export async function action({ request, ports }: PageArguments): Promise<PostOutcome | Response> {
  const outcome = await postJob(ports.http, readJobDraft(await request.formData()));
  if (outcome.kind !== 'posted') return outcome;
  ports.notify.success(texts.posted);
  return redirect('/dashboard');
}

/** A refused job asks for nothing anew: without an answer the page, and all that was typed, would be gone. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult === undefined && defaultShouldRevalidate;

export function Component() {
  const { hasCompany } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={34} className={styles.page}>
        <Stack gap={8}>
          <h1>{texts.title}</h1>
          {hasCompany && <p className={styles.intro}>{texts.intro}</p>}
        </Stack>
        {hasCompany ? <NewJob /> : <NoCompany />}
      </Stack>
    </Page>
  );
}

function NewJob() {
  const { session } = usePorts();
  const user = useSession(session);
  const fetcher = useFetcher<PostOutcome>();
  const [isEdited, setEdited] = useState(false);
  const goBack = useGoBack();
  const isPosting = fetcher.state !== 'idle';
  useConfirmedLeave(isEdited && !isPosting, texts.leave);

  return (
    <JobForm
      userId={user?.id}
      outcome={fetcher.data}
      isPosting={isPosting}
      // Drawn at once: the second click of a double click already finds the button busy.
      onSubmit={(form) => void fetcher.submit(form, { method: 'post', flushSync: true })}
      onEdit={() => setEdited(true)}
      onCancel={goBack}
    />
  );
}

/** To the page before this one; to the dashboard when this is where the visit began. */
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
        message={<span lang="en">{texts.noCompany.hint}</span>}
        action={
          <Link to="/register-profile" lang="en" className={buttonClass()}>
            {texts.noCompany.action}
          </Link>
        }
      />
    </div>
  );
}
