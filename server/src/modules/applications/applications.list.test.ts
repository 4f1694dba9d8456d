import type { Application, Job, StatusCounts } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import {
  answers,
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;
let other: CompanyClient;
let nurse: Job;
let cook: Job;
let lea: Seeker;
let bruno: Seeker;

beforeAll(async () => {
  company = await joinCompany(test, { company_name: 'Alta Medica' });
  other = await joinCompany(test, { company_name: 'Boreas' });
  nurse = await publishJob(company, { title: 'Nurse' });
  cook = await publishJob(company, { title: 'Köchin 100%' });
  const driver = await publishJob(other, { title: 'Driver' });
  lea = await joinSeeker(test);
  bruno = await joinSeeker(test, { firstname: 'Bruno', lastname: 'Zwahlen' });
  for (const job of [nurse, cook, driver]) await applyTo(lea, job);
  await applyTo(bruno, nurse, {
    ...answers,
    first_name: 'Bruno',
    last_name: 'Zwahlen',
    email: 'b@x.example',
  });
});

const list = (client: TestClient, query = '') => client.get(`/api/auth/applications/${query}`);
const find = async (client: TestClient, query = '') =>
  readOk<Application[]>(await list(client, query)).map((each) => `${each.applicant_name}: ${each.job.title}`);

it('a candidate finds what they sent, a company what it received, the newest first', async () => {
  expect(await find(lea)).toEqual(['Léa Muster: Driver', 'Léa Muster: Köchin 100%', 'Léa Muster: Nurse']);
  expect(await find(company)).toEqual([
    'Bruno Zwahlen: Nurse',
    'Léa Muster: Köchin 100%',
    'Léa Muster: Nurse',
  ]);
  expect(await find(other)).toEqual(['Léa Muster: Driver']);
  expect(await find(await joinSeeker(test))).toEqual([]);
});

it('a foreign id in a filter finds nothing, one’s own narrows nothing', async () => {
  expect(await find(lea, `?job_seeker=${lea.profile.id}`)).toHaveLength(3);
  expect(await find(lea, `?job_seeker=${bruno.profile.id}`)).toEqual([]);
  expect(await find(company, `?job__provider=${company.profile.id}`)).toHaveLength(3);
  expect(await find(company, `?job__provider=${other.profile.id}`)).toEqual([]);
  expect(await find(other, `?job=${nurse.id}`)).toEqual([]);
});

it('is narrowed by job, by status and by candidate', async () => {
  expect(await find(company, `?job=${nurse.id}`)).toEqual(['Bruno Zwahlen: Nurse', 'Léa Muster: Nurse']);
  expect(await find(company, `?job_seeker=${bruno.profile.id}`)).toEqual(['Bruno Zwahlen: Nurse']);
  const [first] = readOk<Application[]>(await list(company));
  await company.patch(`/api/auth/applications/${first?.id}/update-status/`, { status: 'reviewed' });
  expect(await find(company, '?status=reviewed')).toEqual(['Bruno Zwahlen: Nurse']);
  expect(await find(company, '?status=submitted')).toHaveLength(2);
});

it.each([
  ['the applicant’s name', 'zwahlen', ['Bruno Zwahlen: Nurse']],
  ['first and last name', 'bruno zw', ['Bruno Zwahlen: Nurse']],
  ['the e-mail', 'B@X.', ['Bruno Zwahlen: Nurse']],
  ['the job’s title, without accents', 'kochin', ['Léa Muster: Köchin 100%']],
  ['a percent sign for itself', '0%25', ['Léa Muster: Köchin 100%']],
  ['an underscore for itself', '_', []],
  ['nothing that is there', 'gardener', []],
])('is searched by %s', async (_, search, found) => {
  expect(await find(company, `?search=${search}`)).toEqual(found);
});

it('is searched by the company', async () => {
  expect(await find(lea, '?search=boreas')).toEqual(['Léa Muster: Driver']);
});

it('is ordered as asked', async () => {
  expect(await find(company, '?ordering=submitted_at')).toEqual((await find(company)).reverse());
  expect((await find(company, '?ordering=-submitted_at'))[0]).toBe('Bruno Zwahlen: Nurse');
  expect((await find(company, '?ordering=applicant_name'))[0]).toBe('Bruno Zwahlen: Nurse');
  expect((await find(company, '?ordering=-applicant_name')).at(-1)).toBe('Bruno Zwahlen: Nurse');
  expect((await find(company, '?ordering=job_title'))[0]).toBe('Léa Muster: Köchin 100%');
  expect((await find(company, '?ordering=-job_title')).at(-1)).toBe('Léa Muster: Köchin 100%');
});

it('is ordered by status along the way of an application, either way round', async () => {
  const statuses = async (ordering: string) =>
    readOk<Application[]>(await list(company, `?ordering=${ordering}`)).map(({ status }) => status);
  expect(await statuses('status')).toEqual(['pending', 'pending', 'reviewed']);
  expect(await statuses('-status')).toEqual(['reviewed', 'pending', 'pending']);
});

it('comes in pages, with the total and the way to the others in its headers', async () => {
  const response = await list(company, '?page=2&page_size=2&search=&status=');
  expect(readOk(response)).toHaveLength(1);
  expect(response.headers['x-total-count']).toBe('3');
  expect(response.headers.link).toContain('rel="prev"');
});

it.each([
  'status=promoted',
  'job=abc',
  'job_seeker=-1',
  'ordering=-id',
  'page=0',
  `search=${'x'.repeat(201)}`,
])('a malformed filter is a 400 that names the field: %s', async (query) => {
  const response = await list(company, `?${query}`);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json())).toEqual([query.split('=')[0]]);
});

describe('the counts by status', () => {
  const count = async (client: TestClient, query = '') =>
    readOk<StatusCounts>(await client.get(`/api/auth/applications/status-counts/${query}`));
  const none = { reviewed: 0, shortlisted: 0, interview: 0, hired: 0, rejected: 0, withdrawn: 0 };

  it('are of what one has sent or received, and name every status', async () => {
    expect(await count(lea)).toEqual({ total: 3, by_status: { ...none, pending: 3 } });
    expect(await count(company)).toEqual({ total: 3, by_status: { ...none, pending: 2, reviewed: 1 } });
    expect(await count(other)).toEqual({ total: 1, by_status: { ...none, pending: 1 } });
    expect(await count(await joinSeeker(test))).toEqual({ total: 0, by_status: { ...none, pending: 0 } });
  });

  it('are narrowed by job and by search as the list is, and by no status', async () => {
    expect(await count(company, `?job=${cook.id}`)).toMatchObject({ total: 1 });
    expect(await count(company, '?search=zwahlen')).toMatchObject({ total: 1, by_status: { reviewed: 1 } });
    expect(await count(company, '?status=reviewed')).toMatchObject({ total: 3 });
    expect(await count(other, `?job=${cook.id}`)).toMatchObject({ total: 0 });
    const response = await company.get('/api/auth/applications/status-counts/?job=all');
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['job']]);
  });
});
