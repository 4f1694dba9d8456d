import type { JobFacets, JobProvider } from '@metier/sdk/contract';
import { advantages, companyReviews } from '../../db/schema/index';
import { startTestApp } from '../../testing/index';
import {
  applyTo,
  companyBody,
  joinCompany,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';

const test = startTestApp();

const addressOf = ({ profile }: CompanyClient) => `/api/auth/jobproviders/${profile.id}/`;

it('an employer registers a company and reads all of it', async () => {
  const { user, profile } = await joinCompany(test, { work_ethics: 'Time for people.' });
  expect(profile).toEqual({
    ...companyBody,
    id: expect.any(Number),
    user: { id: user.id, username: user.username, email: user.email, profile_picture: null },
    company_description: '',
    work_ethics: 'Time for people.',
    work_ethics_statement: 'Time for people.',
    advantages: [],
    answers_within_days: null,
    average_rating: 0,
    reviews_count: 0,
    founding_year: null,
    company_size: null,
    industry: null,
    working_languages: [],
    pictures: [],
  });
});

describe('the facts of a company', () => {
  const facts = {
    founding_year: 1998,
    company_size: '10-49',
    industry: 'health',
    working_languages: ['de', 'fr'],
  } as const;
  const send = (company: CompanyClient, changes: object) => company.patch(addressOf(company), changes);

  it('are read by everybody, the languages once and in one order', async () => {
    const company = await joinCompany(test, { ...facts, working_languages: ['fr', 'de', 'fr'] });
    expect(readOk(await test.visit().get(addressOf(company)))).toMatchObject(facts);
  });

  it('stay when a client does not know them, and are taken away by null', async () => {
    const company = await joinCompany(test, { ...facts, working_languages: [...facts.working_languages] });
    expect(readOk(await send(company, { company_city: 'Thun' }))).toMatchObject(facts);
    const none = { founding_year: null, company_size: null, industry: null, working_languages: [] };
    expect(readOk(await send(company, none))).toMatchObject(none);
  });

  it.each([
    ['founding_year', 998, /founding year with four digits/],
    ['founding_year', new Date().getFullYear() + 1, /cannot be in the future/],
    ['founding_year', 'long ago', /whole number/],
    ['company_size', 'many', /Choose one of: 1-9, 10-49, 50-249, 250\+/],
    ['industry', 'magic', /Choose one of: health/],
    ['working_languages', ['rm'], /Choose one of: de, fr, it, en/],
  ])('are refused by the name of their field: %s %s', async (field, value, sentence) => {
    const company = await joinCompany(test);
    const response = await send(company, { [field]: value });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
    expect(response.body).toMatch(sentence);
  });
});

it('other viewers read only the public fields', async () => {
  const company = await joinCompany(test);
  const publicFields = {
    ...company.profile,
    user: { profile_picture: null },
    company_address: undefined,
    company_postal_code: undefined,
  };
  for (const client of [test.visit(), await joinSeeker(test), await joinCompany(test)]) {
    const body = readOk<JobProvider>(await client.get(addressOf(company)));
    expect(body).toEqual(publicFields);
    expect(Object.keys(body)).not.toContain('company_address');
  }
});

it('a list is not taken for the text in it', async () => {
  const user = await test.join('job_provider');
  const response = await user.post('/api/auth/jobproviders/', { ...companyBody, company_city: ['Bern'] });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json())).toEqual(['company_city']);
});

it('a second company is refused, also when both are sent at the same moment', async () => {
  const user = await test.join('job_provider');
  const send = () => user.post('/api/auth/jobproviders/', companyBody);
  const codes = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([201, 409, 409]);
});

it('an Authorization header is passed over', async () => {
  const user = await test.join('job_provider');
  const response = await user.send({
    method: 'POST',
    url: '/api/auth/jobproviders/',
    payload: companyBody,
    headers: { authorization: 'Token undefined' },
  });
  expect(response.statusCode).toBe(201);
});

it.each([
  ['company_name', ''],
  ['company_region', 'XX'],
  ['company_postal_code', '9999'],
  ['company_website', 'altamedica'],
  ['company_website', 'javascript:alert(1)'],
  ['advantages', 'all'],
])('a company is refused at the field that is wrong: %s = %s', async (field, value) => {
  const user = await test.join('job_provider');
  const response = await user.post('/api/auth/jobproviders/', { ...companyBody, [field]: value });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json())).toEqual([field]);
});

it('a company may be abroad, whatever its postal code, and its job without a place is in no canton', async () => {
  const address = { company_city: 'London', company_postal_code: 'SW1A 1AA', company_region: 'ZZ' };
  const company = await joinCompany(test, address);
  expect(company.profile).toMatchObject(address);
  await publishJob(company, { title: 'Lighthouse keeper', location: 'Anywhere' });
  const facets = readOk<JobFacets>(await test.visit().get('/api/jobs/facets/?keyword=lighthouse'));
  expect(facets).toMatchObject({ canton: [], work_mode: [{ count: 1 }] });
});

it('a website without its scheme gets one', async () => {
  const company = await joinCompany(test, { company_website: ' www.altamedica.example/jobs ' });
  expect(company.profile.company_website).toBe('https://www.altamedica.example/jobs');
  const patch = { company_website: 'altamedica.example' };
  const changed = await company.patch(addressOf(company), patch);
  expect(readOk<JobProvider>(changed).company_website).toBe('https://altamedica.example');
});

it('an employer changes one field, or none, and the others stay', async () => {
  const company = await joinCompany(test);
  const changed = { ...company.profile, company_city: 'Thun', company_website: '' };
  const patch = { company_city: 'Thun', company_website: '' };
  expect(readOk(await company.patch(addressOf(company), patch))).toEqual(changed);
  expect(readOk(await company.patch(addressOf(company), {}))).toEqual(changed);
});

it('the work ethics are written under either name and read under both', async () => {
  const company = await joinCompany(test);
  const response = await company.patch(addressOf(company), { work_ethics_statement: 'Fair.' });
  expect(readOk(response)).toMatchObject({ work_ethics: 'Fair.', work_ethics_statement: 'Fair.' });
});

it('advantages are replaced as a whole, under either name or both', async () => {
  const company = await joinCompany(test);
  const rows = [{ name: 'Free meals' }, { name: 'Childcare' }];
  const created = await test.dependencies.db.insert(advantages).values(rows).returning();
  const [meals, childcare] = created.map(({ id }) => id);
  const patch = async (body: object) =>
    readOk<JobProvider>(await company.patch(addressOf(company), body)).advantages.map(({ id }) => id);
  const both = [meals, childcare, 999_999];
  expect(await patch({ advantages: both, new_advantages: both })).toEqual([childcare, meals]);
  expect(await patch({ company_city: 'Bern' })).toEqual([childcare, meals]);
  expect(await patch({ new_advantages: [meals] })).toEqual([meals]);
  expect(await patch({ advantages: [] })).toEqual([]);
});

it('a filter by user finds one’s own company and no other', async () => {
  const company = await joinCompany(test);
  const url = `/api/auth/jobproviders/?user=${company.user.id}`;
  expect(readOk<JobProvider[]>(await company.get(url))).toEqual([company.profile]);
  for (const client of [test.visit(), await joinSeeker(test), await joinCompany(test)])
    expect(readOk(await client.get(url))).toEqual([]);
});

it('the list comes by name, in pages', async () => {
  await joinCompany(test, { company_name: 'Aare Verlag' });
  const response = await test.visit().get('/api/auth/jobproviders/?page_size=1');
  expect(readOk<JobProvider[]>(response).map((each) => each.company_name)).toEqual(['Aare Verlag']);
  expect(Number(response.headers['x-total-count'])).toBeGreaterThan(1);
  expect(response.headers.link).toContain('rel="next"');
});

it('the rating is the mean of the reviews to one decimal', async () => {
  const company = await joinCompany(test);
  const jobproviderId = company.profile.id;
  for (const rating of [5, 4, 4]) {
    const { profile } = await joinSeeker(test);
    await test.dependencies.db
      .insert(companyReviews)
      .values({ jobproviderId, jobseekerId: profile.id, rating });
  }
  expect(readOk(await test.visit().get(addressOf(company)))).toMatchObject({
    average_rating: 4.3,
    reviews_count: 3,
  });
});

it('only the owner reads the totals over all jobs', async () => {
  const company = await joinCompany(test);
  const read = () => company.get(`${addressOf(company)}totals/`);
  expect(readOk(await read())).toEqual({ jobs: 0, active_jobs: 0, views: 0, applications: 0, followers: 0 });
  const [first, second] = [await publishJob(company), await publishJob(company)];
  const seeker = await joinSeeker(test);
  for (const job of [first, second]) await applyTo(seeker, job);
  await applyTo(await joinSeeker(test), first);
  await seeker.get(`/api/jobs/${first.id}/`);
  await pauseJob(company, second);
  await publishJob(await joinCompany(test));
  expect(readOk(await read())).toEqual({ jobs: 2, active_jobs: 1, views: 1, applications: 3, followers: 0 });
});
