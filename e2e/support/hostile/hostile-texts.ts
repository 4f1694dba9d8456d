import type { Browser } from '@playwright/test';
import {
  insist,
  offer,
  openActor,
  plant,
  PLAIN,
  register,
  type Actor,
  type Viewport,
  type WithId,
} from './hostile-text-actors';

/** Every free text that one person writes and another reads, as `entity: field`. */
export const TEXT_FIELDS = [
  'job: title',
  'job: description',
  'job: location',
  'company: company_name',
  'company: company_city',
  'company: company_description',
  'company: work_ethics',
  'advantage: name',
  'candidate: firstname',
  'candidate: city',
  'candidate: biography',
  'candidate: experience',
  'skill: name',
  'application: cover_letter',
  'application: additional_info',
  'note: note',
  'message: body',
  'review: title',
  'review: comment',
] as const;

export interface HostileTextRun {
  readonly visitor: Actor;
  readonly candidate: Actor;
  readonly company: Actor;
  readonly pages: readonly (readonly [actor: 'visitor' | 'candidate' | 'company', path: string])[];
  close(): Promise<void>;
}

/** Ids of what the two actors have created. */
interface Ids {
  readonly companyId: number;
  readonly candidateId: number;
  readonly job: number;
  readonly application: number;
}

async function change(actor: Actor, payload: string, path: string, fields: readonly string[]): Promise<void> {
  for (const field of fields) await plant(payload, (text) => actor.send('PATCH', path, { [field]: text }));
}

async function createCompany(company: Actor, payload: string): Promise<number> {
  const advantage = await plant(payload, (name) =>
    company.send<WithId>('POST', 'auth/advantages/', { name }),
  );
  const { id: companyId } = await insist(
    company.send<WithId>('POST', 'auth/jobproviders/', {
      company_name: PLAIN,
      company_address: 'Dorfplatz 3',
      company_city: 'Bern',
      company_postal_code: '3000',
      company_region: 'BE',
      advantages: [advantage.id],
    }),
  );
  const ofCompany = ['company_name', 'company_city', 'company_description', 'work_ethics'];
  await change(company, payload, `auth/jobproviders/${companyId}/`, ofCompany);
  return companyId;
}

async function createCandidate(candidate: Actor, payload: string): Promise<number> {
  const skill = await plant(payload, (name) => candidate.send<WithId>('POST', 'auth/skills/', { name }));
  const { id: candidateId } = await insist(
    candidate.send<WithId>('POST', 'auth/jobseekers/', {
      firstname: 'Mia',
      lastname: 'Berger',
      birthdate: '2001-04-12',
      address: 'Aarestrasse 9',
      city: 'Thun',
      postal_code: '3600',
      region: 'BE',
      skill: [skill.id],
    }),
  );
  await change(candidate, payload, `auth/jobseekers/${candidateId}/`, [
    'firstname',
    'city',
    'biography',
    'experience',
  ]);
  return candidateId;
}

async function publishJob(company: Actor, payload: string): Promise<number> {
  const { id: job } = await insist(
    company.send<WithId>('POST', 'jobs/', {
      title: PLAIN,
      description: PLAIN,
      location: 'Bern',
      type: 'permanent',
      salary: '5200.00',
      salary_type: 'monthly',
      activity_rate: 80,
      start_date: '2099-02-01',
    }),
  );
  await change(company, payload, `auth/jobs/${job}/`, ['title', 'description', 'location']);
  return job;
}

async function apply(candidate: Actor, payload: string, job: number): Promise<number> {
  const { id: application } = await insist(
    candidate.send<WithId>('POST', 'auth/applications/', {
      job_id: job,
      first_name: 'Mia',
      last_name: 'Berger',
      email: 'mia@example.ch',
      phone: '+41 79 555 01 02',
      experience: '3-5',
      availability: '2099-01-15',
      salary_expectation: '5900',
    }),
  );
  await change(candidate, payload, `auth/applications/${application}/`, ['cover_letter', 'additional_info']);
  return application;
}

/** Writes a note, messages and a review; hires the candidate. */
async function exchangeTexts(
  company: Actor,
  candidate: Actor,
  payload: string,
  { companyId, application }: Ids,
): Promise<void> {
  const ofApplication = `auth/applications/${application}/`;
  await plant(payload, (note) => company.send('POST', `${ofApplication}add-note/`, { note }));
  for (const actor of [company, candidate])
    await plant(payload, (body) => actor.send('POST', 'messages/', { application, body }));
  for (const status of ['reviewed', 'hired'])
    await insist(company.send('PATCH', `${ofApplication}update-status/`, { status }));
  const review = (title: string) =>
    offer(payload, (comment) =>
      candidate.send('POST', `auth/jobproviders/${companyId}/reviews/`, { rating: 4, title, comment }),
    );
  await plant(payload, async (title) => (title.length > 150 ? undefined : review(title)));
}

/** Every page that shows the texts, for each actor. */
function listPages(
  payload: string,
  { companyId, candidateId, job, application }: Ids,
): HostileTextRun['pages'] {
  const searched = encodeURIComponent([...payload.replace(/\p{Surrogate}/gu, '')].slice(0, 60).join(''));
  return [
    ['visitor', '/'],
    ['visitor', `/?keyword=${searched}&location=${searched}`],
    ['visitor', `/job/${job}`],
    ['candidate', `/job/${job}`],
    ['candidate', '/dashboard'],
    ['candidate', `/applications?applicationId=${application}`],
    ['candidate', `/messages?application=${application}`],
    ['candidate', `/company/${companyId}`],
    ['candidate', `/edit-seeker/${candidateId}`],
    ['company', '/dashboard'],
    ['company', `/applications?applicationId=${application}`],
    ['company', '/applications?view=board'],
    ['company', `/jobseeker/${candidateId}`],
    ['company', `/messages?application=${application}`],
    ['company', `/edit-job/${job}`],
    ['company', `/edit-provider/${companyId}`],
  ];
}

/**
 * Registers a candidate and a company with the payload in every text field; `pages` lists all pages that show
 * it.
 */
export async function submitHostileTexts(
  browser: Browser,
  baseURL: string,
  payload: string,
  viewport: Viewport,
): Promise<HostileTextRun> {
  const visitor = await openActor(browser, baseURL, viewport);
  const candidate = await openActor(browser, baseURL, viewport);
  const company = await openActor(browser, baseURL, viewport);
  await register(candidate, 'job_seeker');
  await register(company, 'job_provider');

  const companyId = await createCompany(company, payload);
  const candidateId = await createCandidate(candidate, payload);
  const job = await publishJob(company, payload);
  const application = await apply(candidate, payload, job);
  const ids: Ids = { companyId, candidateId, job, application };
  await exchangeTexts(company, candidate, payload, ids);

  return {
    visitor,
    candidate,
    company,
    pages: listPages(payload, ids),
    close: async () => {
      for (const { context } of [visitor, candidate, company]) await context.close();
    },
  };
}
