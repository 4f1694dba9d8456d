import type { Job } from '@metier/sdk/contract';
import { startTestApp } from '../testing/index';
import { joinCompany, joinSeeker, publishJob, readOk, type CompanyClient } from '../testing/fixtures';

const test = startTestApp();

let company: CompanyClient;
let job: Job;

beforeAll(async () => {
  company = await joinCompany(test);
  job = await publishJob(company, { title: 'Cook' });
});

const ask = (url: string, etag?: string, client = test.visit()) =>
  client.send({ url, ...(etag && { headers: { 'if-none-match': etag } }) });

const ADDRESSES = () => [
  '/api/jobs/',
  '/api/jobs/?keyword=cook&page_size=1',
  '/api/jobs/facets/',
  `/api/jobs/${job.id}/`,
  '/api/auth/jobproviders/',
  `/api/auth/jobproviders/${company.profile.id}/`,
  `/api/auth/jobproviders/${company.profile.id}/jobs/`,
  `/api/auth/jobproviders/${company.profile.id}/reviews/`,
];

it('a matching If-None-Match gets 304 with the same headers and no body', async () => {
  for (const url of ADDRESSES()) {
    const first = await ask(url);
    const etag = String(first.headers.etag);
    const again = await ask(url, `"else", ${etag}`);
    expect([url, first.statusCode, again.statusCode, again.body]).toEqual([url, 200, 304, '']);
    for (const name of ['etag', 'cache-control', 'x-total-count', 'link'])
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    expect(first.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  }
});

it('a change is another answer, at once', async () => {
  const before = await Promise.all(ADDRESSES().map((url) => ask(url)));
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { title: 'Cook in the evening' }));
  const [list, , , detail] = await Promise.all(
    ADDRESSES().map((url, index) => ask(url, String(before[index]?.headers.etag))),
  );
  expect(list?.json<Job[]>()[0]?.title).toBe('Cook in the evening');
  expect(detail?.json<Job>().title).toBe('Cook in the evening');
});

it('queries that mean the same share an answer, and keep their own links', async () => {
  const [one, other] = await Promise.all([
    ask('/api/jobs/?page_size=6&keyword=%20cook%20'),
    ask('/api/jobs/?keyword=cook&page=1&page_size=6&ordering=relevance&salary_type='),
  ]);
  expect(other?.headers.etag).toBe(one?.headers.etag);
  expect(other?.headers.link).toContain('ordering=relevance');
  expect(one?.headers.link).not.toContain('ordering');
});

it('what is for one asker alone is never given to another', async () => {
  const seeker = await joinSeeker(test);
  const mine = await Promise.all(ADDRESSES().map((url) => ask(url, undefined, company)));
  const [detail, profile] = [mine[3]?.json<Job>(), mine[5]?.json()];
  expect(detail).toMatchObject({ views: expect.any(Number), applications_count: 0 });
  expect(profile).toMatchObject({
    company_address: expect.any(String),
    user: { username: expect.any(String) },
  });
  for (const client of [test.visit(), seeker]) {
    const theirs = await Promise.all(ADDRESSES().map((url) => ask(url, undefined, client)));
    expect(theirs[3]?.json()).not.toHaveProperty('views');
    expect(theirs[5]?.json()).not.toHaveProperty('company_address');
    expect(theirs[6]?.body).not.toContain('applications_count');
  }
});
