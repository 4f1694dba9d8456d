import type { Attachment } from '@metier/sdk/contract';
import { Section, type ListPage, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { Alert, Breadcrumb, ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { DocumentsList } from './documents-list';
import styles from './documents-page.module.css';
import { documentsTexts } from './documents.texts';
import { DropArea } from './drop-area';
import { loadDocuments } from './load-documents';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

type DocumentsData = Settled<ListPage<Attachment>>;

export const loader = ({ ports, request }: PageArguments): Promise<DocumentsData> =>
  loadDocuments(ports.http, request);

export function Component() {
  const texts = useTexts(documentsTexts);
  const documents = useLoaderData<DocumentsData>();
  const { title, lead, dashboard, loadError } = texts;
  return (
    <Page width="narrow" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.header}>
        <Breadcrumb items={[<Link to="/dashboard">{dashboard}</Link>, title]} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Uploads />
      <Section
        of={documents}
        failed={(retry, { detail }) => (
          <ErrorPanel {...retry} title={loadError.title} message={detail ?? loadError.text} />
        )}
      >
        {(list) => <DocumentsList {...list} />}
      </Section>
    </Page>
  );
}

function Uploads() {
  const texts = useTexts(documentsTexts);
  const { queue, uploads, arrived } = useUploads();
  return (
    <section aria-label={texts.upload.title} className={styles.uploads}>
      <DropArea onFiles={queue.add} />
      <UploadList uploads={uploads} queue={queue} />
      {arrived && <Alert kind="success">{arrived}</Alert>}
    </section>
  );
}
