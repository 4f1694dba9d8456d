import type { PageArguments } from '@metier/sdk/remote';
import {
  Link,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@metier/sdk/router';
import { buttonClass, EmptyState, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ApplicationDialog } from '../details/application-dialog';
import { ApplicationsFilters } from './applications-filters';
import { ApplicationsList } from './applications-list';
import { readFilter, readSelection, writeAddress } from './applications-address';
import styles from './applications-page.module.css';
import { applicationsTexts } from '../applications.texts';
import { loadApplications, type ApplicationsData } from './load-applications';

export { ApplicationsLoadError as ErrorBoundary } from '../applications-load-error';

export const loader = ({ ports, request }: PageArguments): Promise<ApplicationsData> =>
  loadApplications(ports.http, request);

function dropSelection({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete('applicationId');
  return url.href;
}

/** Skips reloading when an application of the list is opened or closed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherSelection =
    currentUrl.href !== nextUrl.href && dropSelection(currentUrl) === dropSelection(nextUrl);
  return !isOtherSelection && defaultShouldRevalidate;
}

export function Component() {
  const texts = useTexts(applicationsTexts);
  const { hasProfile } = useLoaderData<ApplicationsData>();
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.header}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        {hasProfile && (
          <Link to="/" className={buttonClass()}>
            {texts.findJobs}
          </Link>
        )}
      </header>
      {hasProfile ? <OwnApplications /> : <NoProfile />}
    </Page>
  );
}

function NoProfile() {
  const texts = useTexts(applicationsTexts);
  const { title, text, action } = texts.noProfile;
  return (
    <EmptyState
      icon="user"
      title={title}
      text={text}
      action={
        <Link to="/register-profile?redirect=/applications" className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}

function OwnApplications() {
  const texts = useTexts(applicationsTexts);
  const data = useLoaderData<ApplicationsData>();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const { applicationId, jobId } = readSelection(query);
  const isLoading = useNavigation().state === 'loading';
  const shown = [...data.items, data.selected].find((application) => application?.id === applicationId);
  const close = () =>
    void navigate(writeAddress(filter, { page: filter.page }), { replace: true, preventScrollReset: true });

  return (
    <>
      <ApplicationsFilters filter={filter} counts={data.counts} />
      {(applicationId ?? jobId) !== undefined && !shown && (
        <p role="status" className={styles.missing}>
          {texts.missing}
        </p>
      )}
      <ApplicationsList {...data} filter={filter} isLoading={isLoading} />
      {shown && (
        <ApplicationDialog
          key={shown.id}
          application={shown}
          unread={data.threads.get(shown.id)}
          onClose={close}
        />
      )}
    </>
  );
}
