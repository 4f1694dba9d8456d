import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>(
  'seeker/applications/documents/documents',
)({
  title: 'Dokumente',
  lead: (title) => `Dateien, die zu Ihrer Bewerbung auf die Stelle «${title}» gehören.`,
  sent: 'Mit Ihrer Bewerbung',
  none: 'Noch keine Dokumente.',
  uploadedOn: (date) => `Hinzugefügt am ${date}`,
  remove: (name) => `${name} löschen`,

  upload: {
    title: 'Datei hinzufügen',
    label: 'Datei',
    hint: 'PDF, DOC, DOCX, JPG oder PNG, höchstens 5\u00a0MB.',
    submit: 'Hochladen',
    missing: 'Wählen Sie zuerst eine Datei.',
    uploading: (name) => `${name} wird hochgeladen`,
    done: 'Dokument hochgeladen',
    failed: 'Das Dokument konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  },

  library: {
    title: 'Aus «Meine Dokumente»',
    open: 'Meine Dokumente anzeigen',
    loading: 'Ihre Dokumente werden geladen\u00a0…',
    failedTitle: 'Ihre Dokumente konnten nicht geladen werden',
    failedText: 'Der Server hat nicht geantwortet.',
    empty: 'In Ihrer Ablage ist noch nichts.',
    manage: 'Zu «Meine Dokumente»',
    attach: 'Beilegen',
    attachNamed: (name) => `${name} beilegen`,
    tooLarge: 'Über 5\u00a0MB: zu gross für eine Bewerbung',
    done: 'Dokument beigelegt',
    failed: 'Das Dokument konnte nicht beigelegt werden. Bitte versuchen Sie es noch einmal.',
  },

  deletion: {
    question: 'Möchten Sie dieses Dokument wirklich löschen?',
    confirm: 'Löschen',
    done: 'Dokument gelöscht',
    failed: 'Das Dokument konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
    restored: 'Dokument wiederhergestellt',
    restoreFailed: 'Das Dokument konnte nicht wiederhergestellt werden.',
  },
});
