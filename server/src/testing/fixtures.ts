import type {
  Application,
  ApplicationAnswers,
  Job,
  JobBody,
  JobProvider,
  JobProviderBody,
  JobSeeker,
  JobSeekerBody,
  User,
} from '@metier/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, TestClient } from './index';

/** A signed-in client with the profile of its role. */
export interface Seeker extends TestClient {
  readonly user: User;
  readonly profile: JobSeeker;
}
export interface CompanyClient extends TestClient {
  readonly user: User;
  readonly profile: JobProvider;
}

/** The body of a successful response; throws with status and body for any other. */
export function readOk<Body>(response: LightMyRequestResponse): Body {
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<Body>();
}

export const seekerBody: JobSeekerBody = {
  firstname: 'Léa',
  lastname: 'Muster',
  birthdate: '2001-04-12',
  address: 'Rue du Lac 4',
  city: 'Lausanne',
  postal_code: '1003',
  region: 'VD',
};

export const companyBody: JobProviderBody = {
  company_name: 'Alta Medica',
  company_address: 'Länggassstrasse 12',
  company_city: 'Bern',
  company_postal_code: '3012',
  company_region: 'BE',
  company_website: 'https://altamedica.example',
};

export const jobBody: JobBody = {
  title: 'Care assistant',
  description: 'You visit eight people a day.',
  location: 'Bern',
  type: 'permanent',
  salary: '5200.00',
  salary_type: 'monthly',
  activity_rate: 80,
  start_date: '2097-02-01',
};

export const answers: ApplicationAnswers = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@post.example',
  phone: '+41 79 555 01 02',
  experience: '1-3',
  availability: '2097-02-01',
  salary_expectation: '5100',
};

export async function joinSeeker(test: TestApp, changes: Partial<JobSeekerBody> = {}): Promise<Seeker> {
  const client = await test.join('job_seeker');
  const response = await client.post('/api/auth/jobseekers/', { ...seekerBody, ...changes });
  return { ...client, profile: readOk<JobSeeker>(response) };
}

export async function joinCompany(
  test: TestApp,
  changes: Partial<JobProviderBody> = {},
): Promise<CompanyClient> {
  const client = await test.join('job_provider');
  const response = await client.post('/api/auth/jobproviders/', { ...companyBody, ...changes });
  return { ...client, profile: readOk<JobProvider>(response) };
}

export async function publishJob(company: TestClient, changes: Partial<JobBody> = {}): Promise<Job> {
  return readOk<Job>(await company.post('/api/jobs/', { ...jobBody, ...changes }));
}

export async function pauseJob(company: TestClient, job: Job): Promise<Job> {
  return readOk<Job>(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: false }));
}

/** Applies with answers; `{}` opens the application without any. */
export async function applyTo(
  seeker: TestClient,
  job: Job,
  given: ApplicationAnswers = answers,
): Promise<Application> {
  return readOk<Application>(await seeker.post('/api/auth/applications/', { job_id: job.id, ...given }));
}

/** A minimal PDF; different `words` make different contents. */
export const makePdf = (words = 'Resume', name = 'resume.pdf') =>
  new File([`%PDF-1.4\n% ${words}\n%%EOF\n`], name, { type: 'application/pdf' });
