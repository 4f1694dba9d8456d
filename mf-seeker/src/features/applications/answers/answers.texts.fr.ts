import { translate } from '@metier/sdk/rules';
import type * as english from './answers.texts';

export const answersTexts = translate<typeof english.answersTexts>('seeker/applications/answers/answers')({
  requiredHint: 'Les champs marqués d’un * sont obligatoires.',
  person: 'Informations personnelles',
  job: 'À propos de ce poste',
  papers: 'Documents',

  labels: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    experience: 'Années d’expérience',
    availability: 'Disponible dès le',
    salary_expectation: 'Prétentions salariales',
    resume: 'CV',
    cover_letter: 'Lettre de motivation',
    additional_info: 'Informations complémentaires',
  },
  experiencePlaceholder: 'Choisissez votre expérience',
  availabilityHint: 'Le premier jour où vous pourriez commencer.',
  salaryHint: (unit, rate) => (rate ? `Brut, par ${unit} à ${rate}\u00a0%.` : `Brut, par ${unit}.`),
  resumeHint: 'PDF, DOC ou DOCX, 5\u00a0Mo au maximum. Facultatif.',
  resume: {
    hint: 'L’entreprise en reçoit une copie. Vous pouvez le choisir dans «\u00a0Mes documents\u00a0» ou ajouter un autre fichier.',
    document: (name, day) => (day ? `${name}, ${day}` : name),
    newFile: 'Ajouter un autre fichier',
    none: 'Pas de CV',
    placeholder: 'Choisissez votre CV',
    missing: 'Choisissez votre CV, ou indiquez que vous n’en joignez pas.',
    file: 'Fichier',
  },
  coverLetterHint: (company) => `Ce qui vous attire chez ${company}, et ce que vous apportez. Facultatif.`,
  additionalInfoHint:
    'Tout ce qu’il est utile de savoir, par exemple un permis de travail ou un délai de congé. Facultatif.',

  missing: {
    first_name: 'Indiquez votre prénom.',
    last_name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    phone: 'Indiquez votre numéro de téléphone.',
    experience: 'Choisissez vos années d’expérience.',
    availability: 'Choisissez le jour à partir duquel vous êtes disponible.',
    salary_expectation: 'Indiquez vos prétentions salariales.',
  },
  badEmail: 'Indiquez une adresse e-mail, par exemple nom@example.ch.',
  badPhone: 'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67.',
  past: 'Cette date est passée.',
  badSalary: 'Indiquez un nombre, par exemple 5200 ou 29.80.',
  lostFile: 'Ce fichier n’est plus lisible. Choisissez-le à nouveau.',
});
