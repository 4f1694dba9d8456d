import { defineTexts } from '@metier/sdk/rules';

/** Shared by the application form and the edit dialog. */
export const answersTexts = defineTexts('seeker/applications/answers/answers', {
  requiredHint: 'Fields marked with * are required.',
  person: 'Personal details',
  job: 'About this job',
  papers: 'Documents',

  labels: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    experience: 'Years of experience',
    availability: 'Available from',
    salary_expectation: 'Expected salary',
    resume: 'CV',
    cover_letter: 'Cover letter',
    additional_info: 'Additional information',
  },
  experiencePlaceholder: 'Choose your experience',
  availabilityHint: 'The first day on which you could start.',
  salaryHint: (unit: string, rate: number | undefined) =>
    rate ? `Gross, per ${unit} for ${rate}\u00a0%.` : `Gross, per ${unit}.`,
  resumeHint: 'PDF, DOC or DOCX, at most 5 MB. Optional.',
  resume: {
    hint: 'The company gets a copy. You can choose it from My Documents, or upload another file.',
    document: (name: string, day: string | undefined) => (day ? `${name}, ${day}` : name),
    newFile: 'Upload another file',
    none: 'No CV',
    placeholder: 'Choose your CV',
    missing: 'Choose your CV, or that you send none.',
    file: 'File',
  },
  coverLetterHint: (company: string) => `What draws you to ${company}, and what you bring along. Optional.`,
  additionalInfoHint: 'Anything else they should know, such as a work permit or a notice period. Optional.',

  missing: {
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    email: 'Enter your email address.',
    phone: 'Enter your phone number.',
    experience: 'Choose your years of experience.',
    availability: 'Choose the day from which you are available.',
    salary_expectation: 'Enter the salary you expect.',
  },
  badEmail: 'Enter an email address such as name@example.ch.',
  badPhone: 'Enter a phone number such as +41 79 123 45 67.',
  past: 'This date is in the past.',
  badSalary: 'Enter a number, such as 5200 or 29.80.',
  lostFile: 'This file can no longer be read. Choose it again.',
});
