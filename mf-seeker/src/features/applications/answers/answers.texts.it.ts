import { translate } from '@metier/sdk/rules';
import type * as english from './answers.texts';

/** Follows `Lordo,`, by the unit of the salary. */
const PER: Readonly<Record<string, string>> = { ora: 'all’ora', mese: 'al mese', giorno: 'al giorno' };

const per = (unit: string) => PER[unit] ?? `per ${unit}`;

export const answersTexts = translate<typeof english.answersTexts>('seeker/applications/answers/answers')({
  requiredHint: 'I campi contrassegnati con * sono obbligatori.',
  person: 'Dati personali',
  job: 'Per questo annuncio',
  papers: 'Documenti',

  labels: {
    first_name: 'Nome',
    last_name: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    experience: 'Anni di esperienza',
    availability: 'Disponibile dal',
    salary_expectation: 'Salario desiderato',
    resume: 'CV',
    cover_letter: 'Lettera di motivazione',
    additional_info: 'Informazioni aggiuntive',
  },
  experiencePlaceholder: 'Scegliere gli anni di esperienza',
  availabilityHint: 'Il primo giorno in cui potrebbe iniziare.',
  salaryHint: (unit, rate) =>
    rate ? `Lordo, ${per(unit)} (grado di occupazione: ${rate}\u00a0%).` : `Lordo, ${per(unit)}.`,
  resumeHint: 'PDF, DOC o DOCX, al massimo 5\u00a0MB. Facoltativo.',
  resume: {
    hint: 'L’azienda ne riceve una copia. Può sceglierlo da «I miei documenti» o caricare un altro file.',
    document: (name, day) => (day ? `${name}, ${day}` : name),
    newFile: 'Caricare un altro file',
    none: 'Nessun CV',
    placeholder: 'Scelga il Suo CV',
    missing: 'Scelga il Suo CV, o indichi che non ne allega nessuno.',
    file: 'File',
  },
  coverLetterHint: (company) => `Che cosa La attrae di ${company} e che cosa può offrire. Facoltativo.`,
  additionalInfoHint:
    'Altre informazioni utili, per esempio un permesso di lavoro o un termine di disdetta. Facoltativo.',

  missing: {
    first_name: 'Inserisca il Suo nome.',
    last_name: 'Inserisca il Suo cognome.',
    email: 'Inserisca il Suo indirizzo e-mail.',
    phone: 'Inserisca il Suo numero di telefono.',
    experience: 'Scelga i Suoi anni di esperienza.',
    availability: 'Scelga il giorno a partire dal quale è disponibile.',
    salary_expectation: 'Inserisca il salario desiderato.',
  },
  badEmail: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
  badPhone: 'Inserisca un numero di telefono, per esempio +41 79 123 45 67.',
  past: 'Questa data è passata.',
  badSalary: 'Inserisca un numero, per esempio 5200 o 29.80.',
  lostFile: 'Questo file non può più essere letto. Lo scelga di nuovo.',
});
