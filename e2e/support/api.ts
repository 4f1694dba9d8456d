import { expect, type Page } from '@playwright/test';
import { makeName } from './names';

type Body = ({ data: object } | { multipart: Record<string, string | object> }) & { method?: 'PUT' };

/** Calls the API with the cookies and CSRF token of the page; resolves to the parsed response. */
export async function call<Reply>(page: Page, path: string, body?: Body): Promise<Reply> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const response = await page.request.fetch(`/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-CSRFToken': decodeURIComponent(token) },
    ...(body as { data: object; method?: 'PUT' } | undefined),
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Reply;
}

/** Logs a user in through the API. */
export async function logIn(page: Page, login: { username: string; password: string }): Promise<void> {
  await page.request.get('/api/auth/regions/');
  await call(page, 'auth/login/', { data: login });
}

export const PASSWORD = 'a long walk by the lake';

/** Registers a new account without a profile, signed in; resolves to its username. */
export async function register(
  page: Page,
  role: 'job_seeker' | 'job_provider',
  stem: string,
): Promise<string> {
  const username = makeName(stem);
  const account = { username, email: `${username}@example.ch`, password: PASSWORD, account_type: role };
  await page.request.get('/api/auth/regions/');
  await call(page, 'auth/register/', { multipart: account });
  return username;
}

/** Registers a candidate with nothing but a profile, signed in; resolves to the username. */
export async function becomeCandidate(page: Page): Promise<string> {
  const username = await register(page, 'job_seeker', 'mia');
  const profile = {
    firstname: 'Mia',
    lastname: 'Berger',
    birthdate: '2001-04-12',
    address: 'Aarestrasse 9',
    city: 'Thun',
    postal_code: '3600',
    region: 'BE',
  };
  await call(page, 'auth/jobseekers/', { data: profile });
  return username;
}

/** Registers an employer with nothing but a company, signed in; resolves to the username. */
export async function becomeEmployer(page: Page): Promise<string> {
  const username = await register(page, 'job_provider', 'spitex');
  const company = {
    company_name: 'Spitex Aaretal',
    company_address: 'Dorfplatz 3',
    company_city: 'Münsingen',
    company_postal_code: '3110',
    company_region: 'BE',
  };
  await call(page, 'auth/jobproviders/', { data: company });
  return username;
}

/** Submits an application with all required answers; resolves to its id. */
export async function applyTo(page: Page, job: number): Promise<number> {
  const answers = {
    job_id: job,
    first_name: 'Mia',
    last_name: 'Berger',
    email: 'mia@example.ch',
    phone: '+41 79 555 01 02',
    cover_letter: 'I like people.',
    experience: '3-5',
    availability: '2099-01-15',
    salary_expectation: '5900',
    additional_info: '',
  };
  const { id } = await call<{ id: number }>(page, 'auth/applications/', { data: answers });
  return id;
}

export async function findJobId(page: Page): Promise<number> {
  const [job] = await call<{ id: number }[]>(page, 'jobs/?page_size=1');
  return job?.id ?? 0;
}
