import { listAttachments, readDetail } from '@metier/shared/api';
import type { Attachment } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { FILE_RULES, formatDate, MAX_PAGE_SIZE } from '@metier/shared/rules';
import { Button, ErrorPanel, formatFileSize, LoadingText } from '@metier/shared/ui';
import { useLazyLoad } from '../use-lookup';
import { DocumentRow } from './document-row';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import type { Documents } from './use-documents';

const { library: texts } = documentsTexts;

type Attach = Pick<Documents, 'attach' | 'isBusy'>;

/** Copies a document from the library, which is loaded on demand. */
export function LibraryPicker(attach: Attach) {
  const { http } = usePorts();
  const { lookup, start } = useLazyLoad(() => listAttachments(http, { page_size: MAX_PAGE_SIZE }));
  return (
    <section className={styles.part}>
      <h3>{texts.title}</h3>
      {lookup.kind === 'idle' && (
        <Button variant="secondary" onClick={() => void start()}>
          {texts.open}
        </Button>
      )}
      {lookup.kind === 'asking' && <LoadingText>{texts.loading}</LoadingText>}
      {lookup.kind === 'failed' && (
        <ErrorPanel
          bare
          level={3}
          title={texts.failedTitle}
          message={readDetail(lookup.error, texts.failedText)}
          onRetry={() => void start()}
        />
      )}
      {lookup.kind === 'found' && <LibraryList items={lookup.value.items} {...attach} />}
    </section>
  );
}

function LibraryList({ items, ...attach }: Attach & { items: readonly Attachment[] }) {
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
  const isTooLarge = item.size > FILE_RULES.applicationDocument.maxBytes;
  const note = `${formatFileSize(item.size)} · ${formatDate(item.uploaded_at)}`;
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
