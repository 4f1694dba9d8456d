import { defineTexts } from '@metier/sdk/rules';

export const documentsTexts = defineTexts('seeker/documents/documents', {
  title: 'My Documents',
  lead: 'Keep your CV, diplomas and references here, and attach them to any application.',
  dashboard: 'Dashboard',

  upload: {
    title: 'Upload',
    label: 'Upload PDF documents',
    choose: 'Choose files',
    drop: 'or drop them here',
    rules: 'PDF, 10 MB at most each.',
    list: 'Uploads',
    uploading: (name: string) => `Uploading ${name}`,
    waiting: 'Waiting for its turn',
    done: (name: string) => `Document uploaded successfully: ${name}`,
    failed: 'Error uploading file.',
    lost: 'This file can no longer be read: it may have been moved, renamed or deleted. Choose it again.',
    cancel: 'Cancel',
    cancelOf: (name: string) => `Cancel the upload of ${name}`,
    retry: 'Try Again',
    retryOf: (name: string) => `Try Again to upload ${name}`,
    dismiss: 'Dismiss',
    dismissOf: (name: string) => `Dismiss ${name}`,
    leave: {
      text: 'Leave this page? The upload will be stopped.',
      confirm: 'Leave',
      cancel: 'Stay',
      isDangerous: true,
    },
  },

  list: {
    title: 'Documents',
    facts: (size: string, date: string) => `${size} · ${date}`,
    view: 'View',
    viewOf: (name: string) => `View ${name}`,
    download: 'Download',
    downloadOf: (name: string) => `Download ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    question: 'Are you sure you want to delete this document?',
    deleted: 'Document deleted successfully',
    deleteFailed: 'Error deleting document.',
    restored: 'Document restored',
    restoreFailed: 'The document could not be restored.',
    empty: 'No documents yet',
    emptyText: 'Upload your first one above. Only you see it until you attach it to an application.',
    pages: 'Pages of documents',
  },

  loadError: {
    title: 'Your documents could not be loaded',
    text: 'The server did not answer. Nothing you saved is lost.',
  },
});
