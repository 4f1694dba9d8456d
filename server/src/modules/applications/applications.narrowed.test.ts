import type { Application } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import {
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
let seeker: Seeker;
let sent: Application[];

beforeAll(async () => {
  company = await joinCompany(test);
  other = await joinCompany(test, { company_name: 'Boreas' });
  seeker = await joinSeeker(test);
  sent = [
    await applyTo(seeker, await publishJob(company, { title: 'Cook' })),
    await applyTo(seeker, await publishJob(company, { title: 'Nurse' })),
    await applyTo(seeker, await publishJob(other, { title: 'Pilot' })),
  ];
  await applyTo(await joinSeeker(test), await publishJob(company, { title: 'Driver' }));
});

const ofSeeker = (query = '') => `/api/auth/jobseekers/${seeker.profile.id}/applications/${query}`;
const ofCompany = (query = '') => `/api/auth/jobproviders/${company.profile.id}/applications/${query}`;
const listTitles = async (client: TestClient, address: string) =>
  readOk<Application[]>(await client.get(address)).map(({ job }) => job.title);
const statusOf = async (client: TestClient, address: string) => (await client.get(address)).statusCode;

it('a candidate finds all of one’s own under the profile', async () => {
  expect(await listTitles(seeker, ofSeeker())).toEqual(['Pilot', 'Nurse', 'Cook']);
  expect(readOk<Application[]>(await seeker.get(ofSeeker()))).toContainEqual(sent[0]);
});

it('a company finds under an applicant only what was sent to it', async () => {
  expect(await listTitles(company, ofSeeker())).toEqual(['Nurse', 'Cook']);
  expect(await listTitles(other, ofSeeker())).toEqual(['Pilot']);
});

it('a company finds what it received; a candidate finds there what they sent', async () => {
  expect(await listTitles(company, ofCompany())).toEqual(['Driver', 'Nurse', 'Cook']);
  expect(await listTitles(seeker, ofCompany())).toEqual(['Nurse', 'Cook']);
  expect(await listTitles(await joinSeeker(test), ofCompany())).toEqual([]);
});

it('strangers find no profile and no company there', async () => {
  for (const client of [await joinSeeker(test), await joinCompany(test)])
    expect(await statusOf(client, ofSeeker())).toBe(404);
  expect(await statusOf(other, ofCompany())).toBe(404);
  expect(await statusOf(company, '/api/auth/jobproviders/2000000000/applications/')).toBe(404);
  expect(await statusOf(test.visit(), ofSeeker())).toBe(401);
  expect(await statusOf(test.visit(), ofCompany())).toBe(401);
});

it('both take the filters and pages of every list of applications', async () => {
  const page = await seeker.get(ofSeeker('?page=2&page_size=2&ordering=submitted_at'));
  expect(page.json<Application[]>().map(({ job }) => job.title)).toEqual(['Pilot']);
  expect(page.headers['x-total-count']).toBe('3');
  expect(await listTitles(company, ofCompany(`?job=${sent[1]?.job.id}&status=submitted`))).toEqual(['Nurse']);
  expect(await listTitles(company, ofCompany('?search=drive'))).toEqual(['Driver']);
  expect(await statusOf(company, ofCompany('?status=promoted'))).toBe(400);
});
