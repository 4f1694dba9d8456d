import type { ApplicationDocument } from '@metier/sdk/contract';
import { formatDate } from '@metier/sdk/rules';
import { IconButton, useLanguage, useTexts } from '@metier/sdk/ui';
import { DocumentRow } from './document-row';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import type { Documents } from './use-documents';

type SentDocumentsProps = Pick<Documents, 'remove'> & { items: readonly ApplicationDocument[] };

/** Documents that the employer can already open. */
export function SentDocuments({ items, remove }: SentDocumentsProps) {
  const language = useLanguage();
  const texts = useTexts(documentsTexts);
  return (
    <section className={styles.part}>
      <h3>{texts.sent}</h3>
      {items.length === 0 ? (
        <p className={styles.note}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((document) => (
            <DocumentRow
              key={document.id}
              name={
                <a href={document.file} target="_blank" rel="noreferrer">
                  {document.name}
                </a>
              }
              note={texts.uploadedOn(formatDate(document.uploaded_at, language) ?? '')}
            >
              <IconButton icon="trash" label={texts.remove(document.name)} onClick={() => remove(document)} />
            </DocumentRow>
          ))}
        </ul>
      )}
    </section>
  );
}
