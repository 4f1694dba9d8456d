import { translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('provider/jobs/jobs')({
  create: {
    title: 'Stelle ausschreiben',
    intro: 'Felder mit * sind erforderlich. Die Stelle ist sichtbar, sobald Sie sie ausschreiben.',
    cancel: 'Abbrechen',
    post: 'Stelle ausschreiben',
    posting: 'Ihre Stelle wird ausgeschrieben\u00a0…',
    posted: 'Stelle ausgeschrieben',
    leave: {
      text: 'Verlassen, ohne diese Stelle auszuschreiben? Ihre Eingaben gehen verloren.',
      confirm: 'Seite verlassen',
      cancel: 'Bleiben',
      isDangerous: true,
    },
  },
  edit: {
    title: 'Stelle bearbeiten',
    pageTitle: (job) => `${job} bearbeiten`,
    back: 'Zurück zur Übersicht',
    save: 'Änderungen speichern',
    saving: 'Ihre Änderungen werden gespeichert\u00a0…',
    saved: 'Stelle aktualisiert',
    failed: 'Die Stelle konnte nicht aktualisiert werden.',
    status: { active: 'Aktiv', inactive: 'Inaktiv' },
    pause: 'Pausieren',
    activate: 'Aktivieren',
    relist: 'Neu ausschreiben',
    statusFailed: 'Der Status der Stelle konnte nicht geändert werden.',
    view: 'Zur Stelle',
    leave: {
      text: 'Ohne Speichern verlassen? Ihre Änderungen gehen verloren.',
      confirm: 'Seite verlassen',
      cancel: 'Bleiben',
      isDangerous: true,
    },
  },
  preview: {
    title: 'Was Stellensuchende sehen werden',
    show: 'Vorschau anzeigen',
    hide: 'Vorschau ausblenden',
    untitled: 'Titel Ihrer Stelle',
  },
  loadFailed: {
    title: 'Die Stelle konnte nicht geladen werden',
    text: 'Die Angaben zur Stelle konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
  invalidId: {
    title: 'Ungültige Stellennummer',
    text: 'Die Adresse nennt keine Stelle. Wählen Sie in Ihrer Übersicht die Stelle, die Sie bearbeiten möchten.',
  },
  missing: {
    title: 'Stelle nicht gefunden',
    text: 'Sie wurde vielleicht entfernt, oder sie gehört einer anderen Firma.',
  },
  sections: {
    basic: { title: 'Grundangaben', hint: 'Was Stellensuchende in der Suche zuerst sehen.' },
    compensation: { title: 'Lohn', hint: 'Stellen mit Lohnangabe werden auch über den Lohn gefunden.' },
    dates: { title: 'Termine', hint: 'Lassen Sie das Ende bei einer unbefristeten Stelle offen.' },
    details: {
      title: 'Die Stelle im Detail',
      hint: 'Ein Punkt pro Zeile. Mit Enter kommen Sie zum nächsten.',
    },
    contact: {
      title: 'Kontaktperson',
      hint: 'Freiwillig. Wen Stellensuchende fragen dürfen; auf der Seite der Stelle sichtbar, solange sie offen ist.',
    },
    benefits: {
      title: 'Leistungen',
      hint: 'Kreuzen Sie an, was Sie bieten, und sagen Sie es in Ihren eigenen Worten.',
    },
  },
  fields: {
    title: 'Titel der Stelle',
    type: 'Vertragsart',
    activity_rate: 'Pensum',
    activity_rate_max: 'Höchstes Pensum',
    location: 'Ort',
    work_mode: 'Arbeitsform',
    salary: 'Lohn',
    salary_max: 'Höchster Lohn',
    salary_type: 'Lohnart',
    start_date: 'Beginn',
    end_date: 'Ende',
    application_deadline: 'Bewerbungsfrist',
    contact_name: 'Name',
    contact_email: 'E-Mail',
    contact_phone: 'Telefon',
    description: 'Beschreibung',
  },
  hints: {
    activity_rate: (least, most) => `Von ${least} bis ${most} Prozent`,
    activity_rate_max: 'Freiwillig. Das höchste Pensum, wenn mehrere möglich sind.',
    salary: 'Monatslohn für das angegebene Pensum (bei einer Spanne: für das höchste).',
    salary_max: 'Freiwillig. Das obere Ende einer Spanne.',
    end_date: 'Freiwillig',
    application_deadline: 'Freiwillig. Die Stelle schliesst am Ende dieses Tages von selbst.',
    description:
      'Die Stelle in wenigen Sätzen: das Team, der Ort, worauf es ankommt. Zeilen, die mit - beginnen, werden zur Liste, **Wörter zwischen zwei Sternen** werden fett.',
  },
  lists: {
    responsibilities: { label: 'Aufgaben', row: 'Aufgabe', addLabel: 'Aufgabe hinzufügen' },
    requirements: { label: 'Anforderungen', row: 'Anforderung', addLabel: 'Anforderung hinzufügen' },
  },
  nameRow: (row, position) => `${row} ${position}`,
  removeRow: (text) => (text.trim() ? `«${text.trim()}» entfernen` : 'Leere Zeile entfernen'),
  nameDescription: (benefit) => `Beschreibung: ${benefit}`,
  countSelected: (count) => `${count} ausgewählt`,
  faults: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    rate: (least) => `Geben Sie eine ganze Zahl von ${least} bis 100 ein.`,
    rateEnd: 'Geben Sie eine ganze Zahl vom tieferen Pensum bis 100 ein.',
    salaryEnd: 'Der höchste Lohn darf nicht unter dem Lohn liegen.',
    salary: 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein, zum Beispiel 5200.00',
    date: 'Geben Sie ein Datum ein.',
    past: 'Dieses Datum liegt in der Vergangenheit.',
    end: 'Das Ende darf nicht vor dem Beginn liegen.',
  },
  fix: 'Bitte korrigieren Sie diese Fehler:',
  nameFault: (field, message) => `${field}: ${message}`,
  stillHere: 'Es wurde nichts gespeichert. Ihre Eingaben sind noch da.',
  noCompany: {
    hint: 'Erfassen Sie zuerst Ihre Firma: Jede Stelle wird in ihrem Namen ausgeschrieben.',
    action: 'Firmenprofil erstellen',
  },
});

export const frenchTexts = translate<typeof english.frenchTexts>('provider/jobs/jobs-french')({
  noCompany: 'Noch kein Firmenprofil',
  companyRefused: 'Firmenprofil nicht gefunden. Bitte wenden Sie sich an uns.',
  serverError: (status) => `Serverfehler ${status}`,
});
