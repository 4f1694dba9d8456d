import type { Application } from '@metier/sdk/contract';
import { Dialog, useTexts } from '@metier/sdk/ui';
import styles from './documents-dialog.module.css';
import { documentsTexts } from './documents.texts';
import { LibraryPicker } from './library-picker';
import { SentDocuments } from './sent-documents';
import { UploadForm } from './upload-form';
import { useDocuments } from './use-documents';

interface DocumentsDialogProps {
  application: Application;
  onClose: () => void;
}

/** Documents of an application: the present ones, an upload, and a copy from the library. */
export function DocumentsDialog({ application, onClose }: DocumentsDialogProps) {
  const texts = useTexts(documentsTexts);
  const { id, job } = application;
  const documents = useDocuments(id);
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className={styles.content}>
        <p className={styles.lead}>{texts.lead(job.title)}</p>
        <SentDocuments items={application.documents} {...documents} />
        <UploadForm {...documents} />
        <LibraryPicker {...documents} />
      </div>
    </Dialog>
  );
}
