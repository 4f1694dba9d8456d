import type { CompanyReview, JobProvider, SeekerReview } from '@metier/sdk/contract';
import type { ApplicationStatus } from '@metier/sdk/rules';
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
let seeker: Seeker;

beforeEach(async () => {
  company = await joinCompany(test);
  seeker = await joinSeeker(test);
});

/** Applies to a new job of the company and moves the application along these statuses. */
async function applyAndMove(...statuses: readonly ApplicationStatus[]): Promise<void> {
  const { id } = await applyTo(seeker, await publishJob(company));
  for (const status of statuses) {
    const response =
      status === 'withdrawn'
        ? await seeker.patch(`/api/auth/applications/${id}/`, { status })
        : await company.patch(`/api/auth/applications/${id}/update-status/`, { status });
    readOk(response);
  }
}

const opinion = { rating: 4, title: 'Good', comment: 'Very good.', pros: 'Kind', cons: 'Far' };
const listSeekerReviews = async (client: TestClient, query = '') =>
  readOk<SeekerReview[]>(await client.get(`/api/auth/reviews-by-provider/${query}`));
const reviewSeeker = (client: TestClient, changes: object = {}) =>
  client.post('/api/auth/reviews-by-provider/', { ...opinion, job_seeker: seeker.profile.id, ...changes });
const addressOf = ({ profile }: CompanyClient) => `/api/auth/jobproviders/${profile.id}/`;
const listCompanyReviews = async (client: TestClient) =>
  readOk<CompanyReview[]>(await client.get(`${addressOf(company)}reviews/`));
const reviewCompany = (client: TestClient, changes: object = {}) =>
  client.post(`${addressOf(company)}reviews/`, { ...opinion, ...changes });

describe('an employer’s review of a candidate', () => {
  it('is written once they are hired, and read by these two alone', async () => {
    await applyAndMove('shortlisted', 'hired');
    const response = await reviewSeeker(company);
    expect(response.statusCode).toBe(201);
    const review = response.json<SeekerReview>();
    expect(review).toEqual({
      ...opinion,
      id: expect.any(Number),
      created_at: expect.stringMatching(/Z$/),
      job_provider: { id: company.profile.id, company_name: 'Alta Medica', company_logo: null },
      job_seeker: seeker.profile.id,
    });
    const query = `?job_seeker=${seeker.profile.id}`;
    for (const client of [company, seeker]) {
      expect(await listSeekerReviews(client)).toEqual([review]);
      expect(await listSeekerReviews(client, query)).toEqual([review]);
    }
    for (const client of [await joinSeeker(test), await joinCompany(test)]) {
      expect(await listSeekerReviews(client)).toEqual([]);
      expect(await listSeekerReviews(client, query)).toEqual([]);
    }
  });

  it('is refused before the hire, and to other companies and candidates', async () => {
    await applyAndMove('reviewed', 'rejected');
    const response = await reviewSeeker(company);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ detail: 'You can review a candidate once you have hired them.' });
    expect((await reviewSeeker(await joinCompany(test))).statusCode).toBe(404);
    expect((await reviewSeeker(company, { job_seeker: 2_000_000_000 })).statusCode).toBe(404);
    expect((await reviewSeeker(seeker)).statusCode).toBe(403);
  });

  it('stays possible when the hired candidate has left again', async () => {
    await applyAndMove('reviewed', 'hired', 'withdrawn');
    expect((await reviewSeeker(company)).statusCode).toBe(201);
  });

  it('is written once: of attempts at the same moment one wins', async () => {
    await applyAndMove('reviewed', 'hired');
    const responses = await Promise.all([
      reviewSeeker(company),
      reviewSeeker(company),
      reviewSeeker(company),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await listSeekerReviews(seeker)).toHaveLength(1);
  });
});

it.each([
  [['rejected']],
  [['reviewed', 'hired']],
  [['reviewed', 'withdrawn']],
  [['shortlisted', 'interview', 'withdrawn']],
  [['rejected', 'withdrawn']],
] as [ApplicationStatus[]][])(
  'a candidate’s review of a company is written after an application that the employer has handled has ended: %s',
  async (statuses) => {
    await applyAndMove(...statuses);
    expect((await reviewCompany(seeker)).statusCode).toBe(201);
  },
);

it('a candidate’s review of a company is public, and only its author sees that it is theirs', async () => {
  await applyAndMove('rejected');
  const review = readOk<CompanyReview>(await reviewCompany(seeker));
  expect(review).toEqual({
    ...opinion,
    id: expect.any(Number),
    created_at: expect.stringMatching(/Z$/),
    job_provider: { id: company.profile.id, company_name: 'Alta Medica', company_logo: null },
    is_mine: true,
  });
  expect(await listCompanyReviews(seeker)).toEqual([review]);
  for (const client of [test.visit(), company, await joinSeeker(test)])
    expect(await listCompanyReviews(client)).toEqual([{ ...review, is_mine: false }]);
});

it('a candidate’s review of a company makes the company’s average', async () => {
  for (const rating of [5, 4, 4]) {
    await applyAndMove('rejected');
    readOk(await reviewCompany(seeker, { rating }));
    seeker = await joinSeeker(test);
  }
  const profile = readOk<JobProvider>(await test.visit().get(addressOf(company)));
  expect(profile).toMatchObject({ average_rating: 4.3, reviews_count: 3 });
  const page = await test.visit().get(`${addressOf(company)}reviews/?page_size=2`);
  expect(page.json<CompanyReview[]>().map(({ rating }) => rating)).toEqual([4, 4]);
  expect(page.headers['x-total-count']).toBe('3');
});

it('a candidate’s review of a company is refused before the application has ended, without one, and from an employer', async () => {
  const detail =
    'You can review a company once it has handled your application and the application has ended.';
  expect((await reviewCompany(seeker)).json()).toEqual({ detail });
  await applyAndMove('shortlisted', 'interview');
  const response = await reviewCompany(seeker);
  expect([response.statusCode, response.json()]).toEqual([409, { detail }]);
  expect((await reviewCompany(company)).statusCode).toBe(403);
  expect((await reviewCompany(test.visit())).statusCode).toBe(401);
  expect(await listCompanyReviews(seeker)).toEqual([]);
});

it('a candidate’s review of a company is refused to a candidate who only applies and withdraws, however often', async () => {
  await applyAndMove('withdrawn');
  await applyAndMove('withdrawn');
  expect((await reviewCompany(seeker)).statusCode).toBe(409);
  await applyAndMove('reviewed');
  expect((await reviewCompany(seeker)).statusCode).toBe(409);
  expect(await listCompanyReviews(seeker)).toEqual([]);
});

it('a candidate’s review of a company is written once for a company, whatever happens afterwards', async () => {
  await applyAndMove('rejected');
  await applyAndMove('rejected');
  expect((await reviewCompany(seeker)).statusCode).toBe(201);
  const response = await reviewCompany(seeker, { rating: 1 });
  expect([response.statusCode, Object.keys(response.json())]).toEqual([409, ['detail']]);
});

it('a candidate’s review of a company has from one to five stars; words are optional', async () => {
  await applyAndMove('rejected');
  for (const rating of [0, 6, 4.5, 'many', null, undefined]) {
    const response = await reviewCompany(seeker, { rating });
    expect([rating, response.statusCode, Object.keys(response.json())]).toEqual([rating, 400, ['rating']]);
  }
  const response = await seeker.post(`${addressOf(company)}reviews/`, { rating: 5 });
  expect(readOk(response)).toMatchObject({ rating: 5, title: '', comment: '', pros: '', cons: '' });
});

it('a candidate’s review of a company is not there for a company that does not exist', async () => {
  const address = '/api/auth/jobproviders/2000000000/reviews/';
  expect((await test.visit().get(address)).statusCode).toBe(404);
  expect((await seeker.post(address, opinion)).statusCode).toBe(404);
});
