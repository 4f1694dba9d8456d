import { createBrowserClient, type CallOptions, type BrowserClient } from '../../../tools/lib/browser-client';
import { makePicture } from './make-picture';
import { drawName } from './words';

const PASSWORD = 'correct horse battery';

/** A signed-in client of a company or a candidate. */
export interface Account {
  readonly visitor: BrowserClient;
  readonly credentials: { readonly username: string; readonly password: string };
}

/** Sends a request, reads the whole response and resolves to its status. */
export async function request(
  visitor: BrowserClient,
  method: string,
  path: string,
  options?: CallOptions,
): Promise<number> {
  const response = await visitor.call(method, path, options);
  await response.arrayBuffer();
  return response.status;
}

async function register(
  address: string,
  random: () => number,
  accountType: 'job_seeker' | 'job_provider',
): Promise<Account> {
  const visitor = createBrowserClient(address);
  const username = drawName(random) + Math.floor(random() * 1e6);
  const account = { username, email: `${username}@example.ch`, account_type: accountType };
  await visitor.send('POST', '/api/auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD });
  return { visitor, credentials: { username, password: PASSWORD } };
}

const PLACE = { address: 'Länggassstrasse 12', city: 'Bern', postal_code: '3012', region: 'BE' };

export async function joinAsCompany(address: string, random: () => number): Promise<Account> {
  const account = await register(address, random, 'job_provider');
  await account.visitor.send('POST', '/api/auth/jobproviders/', {
    company_name: drawName(random),
    ...Object.fromEntries(Object.entries(PLACE).map(([name, value]) => [`company_${name}`, value])),
  });
  return account;
}

export async function joinAsCandidate(address: string, random: () => number): Promise<Account> {
  const account = await register(address, random, 'job_seeker');
  const names = { firstname: drawName(random), lastname: drawName(random) };
  await account.visitor.send('POST', '/api/auth/jobseekers/', {
    ...names,
    birthdate: '1998-04-02',
    ...PLACE,
  });
  return account;
}

const POSTING = { location: 'Bern', type: 'permanent', salary_type: 'monthly', activity_rate: 80 };
const TERMS = { salary: '5200.00', start_date: '2030-01-01' };

export async function publishJob({ visitor }: Account, random: () => number): Promise<number> {
  const text = Array.from({ length: 150 }, () => drawName(random)).join(' ');
  const body = { title: `Koch ${drawName(random)}`, description: text, ...POSTING, ...TERMS };
  return (await visitor.send<{ id: number }>('POST', '/api/jobs/', body)).id;
}

const ANSWERS = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@example.ch',
  phone: '+41 79 555 01 02',
  experience: '1-3',
  availability: '2030-02-01',
  salary_expectation: '5100',
};

export async function applyTo({ visitor }: Account, job: number, random: () => number): Promise<number> {
  const cover_letter = Array.from({ length: 100 }, () => drawName(random)).join(' ');
  const body = { job_id: job, ...ANSWERS, cover_letter };
  return (await visitor.send<{ id: number }>('POST', '/api/auth/applications/', body)).id;
}

const PICTURES = [makePicture(1_600, 1_200), makePicture(400, 400)];

/**
 * Replaces the portrait, or adds a document to the library and deletes it again, so that the library never
 * fills up.
 */
export async function upload({ visitor }: Account, random: () => number): Promise<number> {
  const form = new FormData();
  if (random() < 0.5) {
    const picture = new Uint8Array(PICTURES[Math.floor(random() * PICTURES.length)] ?? []);
    form.append('profile_picture', new Blob([picture]), 'portrait.png');
    return request(visitor, 'PUT', '/api/auth/me/picture/', { body: form });
  }
  const size = Math.floor(random() * 3_000_000);
  form.append('file', new Blob(['%PDF-1.4\n', new Uint8Array(size), '\n%%EOF\n']), `${drawName(random)}.pdf`);
  const response = await visitor.call('POST', '/api/auth/attachments/', { body: form });
  const { id } = (await response.json()) as { id?: number };
  return id === undefined ? response.status : request(visitor, 'DELETE', `/api/auth/attachments/${id}/`);
}
