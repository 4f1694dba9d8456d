import type { DemoCompany, DemoJob } from './demo-board';
import type { Language } from './data/index';

/** Persons who answer questions about postings. */
const PERSONS: Readonly<Record<Language, readonly (readonly [first: string, last: string])[]>> = {
  de: [
    ['Sandra', 'Keller'],
    ['Reto', 'Baumgartner'],
    ['Ursina', 'Caduff'],
  ],
  fr: [
    ['Isabelle', 'Rochat'],
    ['Olivier', 'Favre'],
  ],
  it: [
    ['Chiara', 'Bernasconi'],
    ['Luca', 'Ferrari'],
  ],
  en: [
    ['Emma', 'Clarke'],
    ['Daniel', 'Weber'],
  ],
};

interface Contact {
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
}

/** The contact person of every third posting, and of each open one of the demo employer; every other has a phone. */
export function chooseContact(job: DemoJob, company: DemoCompany): Contact | undefined {
  if (company.id === 1 ? !job.isActive : job.id % 3 !== 0) return undefined;
  const persons = PERSONS[company.language];
  const [first, last] = persons[company.id % persons.length] ?? ['Sandra', 'Keller'];
  const domain = new URL(company.website).hostname.replace(/^www\./, '');
  const address = `${first}.${last}@${domain}`.toLowerCase();
  const number = String(10 + (company.id % 90));
  return {
    contactName: `${first} ${last}`,
    contactEmail: address,
    contactPhone: job.id % 2 === 0 ? `+41 31 555 02 ${number}` : null,
  };
}
