import { readDetail } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { Link, useLoaderData, useRevalidator } from '@metier/shared/router';
import { Alert, Breadcrumb, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { deleteDocument } from './delete-document';
import { DocumentsList } from './documents-list';
import styles from './documents-page.module.css';
import { documentsTexts } from './documents.texts';
import { DropArea } from './drop-area';
import { loadDocuments, type DocumentsOutcome } from './load-documents';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

export const loader = ({ ports, request }: PageArguments): Promise<DocumentsOutcome> =>
  loadDocuments(ports.http, request);

export async function action({ ports, request }: PageArguments): Promise<null> {
  const form = await request.formData();
  await deleteDocument(ports, Number(form.get('delete')));
  return null;
}

export function Component() {
  const outcome = useLoaderData<DocumentsOutcome>();
  const { title, lead, dashboard } = documentsTexts;
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <Breadcrumb items={[<Link to="/dashboard">{dashboard}</Link>, title]} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Uploads />
      {outcome.isLoaded ? <DocumentsList {...outcome.list} /> : <LoadFailure error={outcome.error} />}
    </Page>
  );
}

function Uploads() {
  const { queue, uploads, arrived } = useUploads();
  return (
    <section aria-label={documentsTexts.upload.title} className={styles.uploads}>
      <DropArea onFiles={queue.add} />
      <UploadList uploads={uploads} queue={queue} />
      {arrived && <Alert kind="success">{arrived}</Alert>}
    </section>
  );
}

function LoadFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { title, text } = documentsTexts.loadError;
  return (
    <ErrorPanel
      title={title}
      message={readDetail(error, text)}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
