import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const english = defineTexts('server/applications/applications-export', {
  applicant: 'Applicant',
  email: 'Email',
  phone: 'Phone',
  job: 'Job',
  location: 'Job location',
  status: 'Status',
  submitted: 'Submitted',
  experience: 'Experience',
  availability: 'Available from',
  salary: 'Expected salary',
  notes: 'Notes',
});

/** Headings of the exported list. */
export const exportColumnsTexts = inCurrentLanguage(english);
