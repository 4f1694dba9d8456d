import { createBrowserClient, type BrowserClient } from '../lib/browser-client';

const PASSWORD = 'correct horse battery';
const PLACE = { address: 'Länggassstrasse 12', city: 'Bern', postal_code: '3012', region: 'BE' };

async function register(address: string, username: string, role: string): Promise<BrowserClient> {
  const visitor = createBrowserClient(address);
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await visitor.send('POST', '/api/auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD });
  return visitor;
}

/** Registers a company with a profile, and stays signed in. */
export async function joinAsCompany(address: string, username: string): Promise<BrowserClient> {
  const company = await register(address, username, 'job_provider');
  await company.send('POST', '/api/auth/jobproviders/', {
    company_name: username,
    ...Object.fromEntries(Object.entries(PLACE).map(([name, value]) => [`company_${name}`, value])),
  });
  return company;
}

/** Registers a candidate with a profile, and stays signed in. */
export async function joinAsSeeker(address: string, username: string): Promise<BrowserClient> {
  const seeker = await register(address, username, 'job_seeker');
  const person = { firstname: 'Léa', lastname: 'Muster', birthdate: '1998-04-02' };
  await seeker.send('POST', '/api/auth/jobseekers/', { ...person, ...PLACE });
  return seeker;
}

const POSTING = { description: 'You cook.', location: 'Bern', type: 'permanent', salary_type: 'monthly' };
const TERMS = { activity_rate: 80, salary: '5200.00', start_date: '2030-01-01' };

export const makeJobBody = (title: string): object => ({ title, ...POSTING, ...TERMS });

/** Form fields of an application. */
export const ANSWERS: Readonly<Record<string, string>> = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@example.ch',
  phone: '+41 79 555 01 02',
  experience: '1-3',
  availability: '2030-02-01',
  salary_expectation: '5100',
};
