import { defineTexts } from '@metier/sdk/rules';

export const documentsTexts = defineTexts('seeker/applications/documents/documents', {
  title: 'Documents',
  lead: (title: string) => `Files that belong to your application for ${title}.`,
  sent: 'With your application',
  none: 'No documents yet.',
  uploadedOn: (date: string) => `Added ${date}`,
  remove: (name: string) => `Delete ${name}`,

  upload: {
    title: 'Add a file',
    label: 'File',
    hint: 'PDF, DOC, DOCX, JPG or PNG, at most 5 MB.',
    submit: 'Upload',
    missing: 'Choose a file first.',
    uploading: (name: string) => `Uploading ${name}`,
    done: 'Document uploaded successfully',
    failed: 'Failed to upload document. Please try again.',
  },

  library: {
    title: 'From your library',
    open: 'Show My Documents',
    loading: 'Loading your documents…',
    failedTitle: 'Your documents could not be loaded',
    failedText: 'The server did not answer.',
    empty: 'There is nothing in your library yet.',
    manage: 'Go to My Documents',
    attach: 'Attach',
    attachNamed: (name: string) => `Attach ${name}`,
    tooLarge: 'Over 5 MB: too large for an application',
    done: 'Document attached successfully',
    failed: 'Failed to attach document. Please try again.',
  },

  deletion: {
    question: 'Are you sure you want to delete this document?',
    confirm: 'Delete',
    done: 'Document deleted successfully',
    failed: 'Failed to delete document. Please try again.',
    restored: 'Document restored',
    restoreFailed: 'The document could not be restored.',
  },
});
