import { useState } from 'react';
import { listAttachments, type Listing } from '@metier/sdk/api';
import type { Attachment } from '@metier/sdk/contract';
import { Section, settle, usePorts, type Part } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { FILE_RULES, formatDate, MAX_PAGE_SIZE } from '@metier/sdk/rules';
import { Button, ErrorPanel, formatFileSize, LoadingText, useLanguage, useTexts } from '@metier/sdk/ui';
import { DocumentRow } from './document-row';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import type { Documents } from './use-documents';

type Attach = Pick<Documents, 'attach' | 'isBusy'>;

/** Copies a document from the library, which is loaded on demand. */
export function LibraryPicker(attach: Attach) {
  const { library: texts } = useTexts(documentsTexts);
  const { http } = usePorts();
  const [library, setLibrary] = useState<Part<Listing<Attachment>>>();
  const load = () => setLibrary(settle(listAttachments(http, { page_size: MAX_PAGE_SIZE })));
  return (
    <section className={styles.part}>
      <h3>{texts.title}</h3>
      {library ? (
        <Section
          of={library}
          onRetry={load}
          loading={<LoadingText>{texts.loading}</LoadingText>}
          failed={(retry, { detail }) => (
            <ErrorPanel
              {...retry}
              bare
              level={3}
              title={texts.failedTitle}
              message={detail ?? texts.failedText}
            />
          )}
        >
          {({ items }) => <LibraryList items={items} {...attach} />}
        </Section>
      ) : (
        <Button variant="secondary" onClick={load}>
          {texts.open}
        </Button>
      )}
    </section>
  );
}

function LibraryList({ items, ...attach }: Attach & { items: readonly Attachment[] }) {
  const { library: texts } = useTexts(documentsTexts);
  if (items.length > 0) {
    return (
      <ul className={styles.list}>
        {items.map((item) => (
          <LibraryRow key={item.id} item={item} {...attach} />
        ))}
      </ul>
    );
  }
  return (
    <>
      <p className={styles.note}>{texts.empty}</p>
      <Link to="/documents">{texts.manage}</Link>
    </>
  );
}

function LibraryRow({ item, attach, isBusy }: Attach & { item: Attachment }) {
  const language = useLanguage();
  const { library: texts } = useTexts(documentsTexts);
  const isTooLarge = item.size > FILE_RULES.applicationDocument.maxBytes;
  const note = `${formatFileSize(item.size, language)} · ${formatDate(item.uploaded_at, language)}`;
  return (
    <DocumentRow name={item.name} note={isTooLarge ? texts.tooLarge : note}>
      {!isTooLarge && (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.attachNamed(item.name)}
          aria-disabled={isBusy}
          onClick={() => attach(item.id)}
        >
          {texts.attach}
        </Button>
      )}
    </DocumentRow>
  );
}
