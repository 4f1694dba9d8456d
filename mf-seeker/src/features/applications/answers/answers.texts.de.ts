import { translate } from '@metier/sdk/rules';
import type * as english from './answers.texts';

/** Shared by the application form and the edit dialog. */
export const answersTexts = translate<typeof english.answersTexts>('seeker/applications/answers/answers')({
  requiredHint: 'Felder mit * sind erforderlich.',
  person: 'Angaben zur Person',
  job: 'Zu dieser Stelle',
  papers: 'Unterlagen',

  labels: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    experience: 'Berufserfahrung',
    availability: 'Verfügbar ab',
    salary_expectation: 'Lohnvorstellung',
    resume: 'Lebenslauf',
    cover_letter: 'Motivationsschreiben',
    additional_info: 'Weitere Angaben',
  },
  experiencePlaceholder: 'Berufserfahrung wählen',
  availabilityHint: 'Der erste Tag, an dem Sie beginnen könnten.',
  salaryHint: (unit, rate) => (rate ? `Brutto, pro ${unit} bei ${rate}\u00a0%.` : `Brutto, pro ${unit}.`),
  resumeHint: 'PDF, DOC oder DOCX, höchstens 5\u00a0MB. Freiwillig.',
  resume: {
    hint: 'Die Firma erhält eine Kopie. Sie können ihn aus «Meine Dokumente» wählen oder eine andere Datei hochladen.',
    document: (name, day) => (day ? `${name}, ${day}` : name),
    newFile: 'Andere Datei hochladen',
    none: 'Kein Lebenslauf',
    placeholder: 'Lebenslauf wählen',
    missing: 'Wählen Sie Ihren Lebenslauf, oder dass Sie keinen senden.',
    file: 'Datei',
  },
  coverLetterHint: (company) => `Was Sie an ${company} anspricht und was Sie mitbringen. Freiwillig.`,
  additionalInfoHint:
    'Was die Firma sonst noch wissen sollte, zum Beispiel Arbeitsbewilligung oder Kündigungsfrist. Freiwillig.',

  missing: {
    first_name: 'Geben Sie Ihren Vornamen ein.',
    last_name: 'Geben Sie Ihren Nachnamen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    phone: 'Geben Sie Ihre Telefonnummer ein.',
    experience: 'Wählen Sie Ihre Berufserfahrung.',
    availability: 'Wählen Sie den Tag, ab dem Sie verfügbar sind.',
    salary_expectation: 'Geben Sie Ihre Lohnvorstellung ein.',
  },
  badEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.ch.',
  badPhone: 'Geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67.',
  past: 'Dieses Datum liegt in der Vergangenheit.',
  badSalary: 'Geben Sie eine Zahl ein, zum Beispiel 5200 oder 29.80.',
  lostFile: 'Diese Datei lässt sich nicht mehr lesen. Wählen Sie sie noch einmal.',
});
