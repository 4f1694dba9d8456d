import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>('seeker/documents/documents')({
  title: 'Meine Dokumente',
  lead: 'Bewahren Sie Lebenslauf, Diplome und Zeugnisse hier auf und legen Sie sie Ihren Bewerbungen bei.',
  dashboard: 'Übersicht',

  upload: {
    title: 'Hochladen',
    label: 'PDF-Dokumente hochladen',
    choose: 'Dateien auswählen',
    drop: 'oder hier ablegen',
    rules: 'PDF, je höchstens 10\u00a0MB.',
    list: 'Hochgeladene Dateien',
    uploading: (name) => `${name} wird hochgeladen`,
    waiting: 'In der Warteschlange',
    done: (name) => `Dokument hochgeladen: ${name}`,
    failed: 'Die Datei konnte nicht hochgeladen werden.',
    lost: 'Diese Datei lässt sich nicht mehr lesen: Sie wurde vielleicht verschoben, umbenannt oder gelöscht. Wählen Sie sie noch einmal.',
    cancel: 'Abbrechen',
    cancelOf: (name) => `Hochladen von ${name} abbrechen`,
    retry: 'Erneut versuchen',
    retryOf: (name) => `Erneut versuchen: ${name} hochladen`,
    dismiss: 'Schliessen',
    dismissOf: (name) => `Schliessen: ${name}`,
    leave: {
      text: 'Diese Seite verlassen? Das Hochladen wird abgebrochen.',
      confirm: 'Seite verlassen',
      cancel: 'Bleiben',
      isDangerous: true,
    },
  },

  list: {
    title: 'Dokumente',
    facts: (size, date) => `${size} · ${date}`,
    view: 'Ansehen',
    viewOf: (name) => `${name} ansehen`,
    download: 'Herunterladen',
    downloadOf: (name) => `${name} herunterladen`,
    delete: 'Löschen',
    deleteOf: (name) => `${name} löschen`,
    question: 'Möchten Sie dieses Dokument wirklich löschen?',
    deleted: 'Dokument gelöscht',
    deleteFailed: 'Das Dokument konnte nicht gelöscht werden.',
    restored: 'Dokument wiederhergestellt',
    restoreFailed: 'Das Dokument konnte nicht wiederhergestellt werden.',
    empty: 'Noch keine Dokumente',
    emptyText: 'Laden Sie oben Ihr erstes hoch. Nur Sie sehen es, bis Sie es einer Bewerbung beilegen.',
    pages: 'Seiten der Dokumente',
  },

  loadError: {
    title: 'Ihre Dokumente konnten nicht geladen werden',
    text: 'Der Server hat nicht geantwortet. Nichts, was Sie gespeichert haben, ist verloren.',
  },
});
