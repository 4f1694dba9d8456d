import { getApplication, isApiError, listApplicationAccesses } from '@metier/sdk/api';
import type { Application, ApplicationAccess } from '@metier/sdk/contract';
import { Section, settle, type PageArguments, type Part } from '@metier/sdk/remote';
import { data, Link, useLoaderData } from '@metier/sdk/router';
import { readId, textsIn, type Language } from '@metier/sdk/rules';
import { Breadcrumb, Card, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { loadThreads, type Threads } from '../threads';
import { AccessList } from './access-list';
import { ApplicationDetails } from './application-details';
import styles from './application-page.module.css';

export { ApplicationsLoadError as ErrorBoundary } from '../applications-load-error';

interface ApplicationData {
  readonly application: Application;
  readonly threads: Threads;
  readonly accesses: Part<readonly ApplicationAccess[]>;
}

const missing = (language: Language) => {
  const texts = textsIn(language, applicationsTexts);
  return data(texts.missing, { status: 404 });
};

export async function loader({ params, request, ports }: PageArguments): Promise<ApplicationData> {
  const language = ports.language.get();
  const { http } = ports;
  const { signal } = request;
  const id = readId(params.id);
  if (!id) throw missing(language);
  const [application, threads] = await Promise.all([
    getApplication(http, id, { signal }).catch((error: unknown) => {
      throw isApiError(error) && error.status === 404 ? missing(language) : error;
    }),
    loadThreads(http, signal),
  ]);
  return { application, threads, accesses: settle(listApplicationAccesses(http, id, { signal })) };
}

/** Page of one application, the target of mail links and bookmarks. */
export function Component() {
  const texts = useTexts(applicationsTexts);
  const { application, threads, accesses } = useLoaderData<ApplicationData>();
  const { title } = application.job;
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        items={[
          <Link key="list" to="/applications">
            {texts.title}
          </Link>,
          title,
        ]}
      />
      <h1>{title}</h1>
      <Card>
        <ApplicationDetails application={application} unread={threads.get(application.id)} level={2} />
      </Card>
      <Section of={accesses}>{(list) => <AccessList accesses={list} />}</Section>
    </Page>
  );
}
