import type { FollowedCompany, JobProviderTotals } from '@metier/sdk/contract';
import { joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';

const test = startTestApp();

const addressOf = (company: number) => `/api/auth/jobproviders/${company}/follow/`;
const list = async (client: TestClient, query = '') =>
  readOk<FollowedCompany[]>(await client.get(`/api/auth/follows/${query}`));

it('following and ending it are idempotent, also without a profile', async () => {
  const { profile } = await joinCompany(test);
  const candidate = await test.join('job_seeker');
  for (let time = 0; time < 2; time += 1)
    expect((await candidate.put(addressOf(profile.id))).statusCode).toBe(204);
  expect(await list(candidate)).toEqual([
    {
      id: profile.id,
      company_name: 'Alta Medica',
      company_logo: null,
      company_city: 'Bern',
      company_region: 'BE',
      active_jobs: 0,
      followed_at: expect.any(String) as string,
    },
  ]);
  for (let time = 0; time < 2; time += 1)
    expect((await candidate.delete(addressOf(profile.id))).statusCode).toBe(204);
  expect(await list(candidate)).toEqual([]);
});

it('followed companies come by name, in pages, with their open jobs, and one can be asked for', async () => {
  const seeker = await joinSeeker(test);
  const [zeta, alpha] = [
    await joinCompany(test, { company_name: 'Zeta' }),
    await joinCompany(test, { company_name: 'alpha' }),
  ];
  await publishJob(zeta);
  for (const { profile } of [zeta, alpha]) await seeker.put(addressOf(profile.id));
  expect((await list(seeker)).map(({ company_name: name, active_jobs: jobs }) => [name, jobs])).toEqual([
    ['alpha', 0],
    ['Zeta', 1],
  ]);
  const page = await seeker.get('/api/auth/follows/?page=2&page_size=1');
  expect([page.json<FollowedCompany[]>()[0]?.id, page.headers['x-total-count']]).toEqual([
    zeta.profile.id,
    '2',
  ]);
  expect(await list(seeker, `?company=${zeta.profile.id}`)).toHaveLength(1);
  expect(await list(await joinSeeker(test), `?company=${zeta.profile.id}`)).toEqual([]);
});

it('a company whose name begins with an accent comes where a dictionary has it', async () => {
  const seeker = await joinSeeker(test);
  for (const name of ['Bäckerei', 'Zeta', 'Ärztezentrum', 'École'])
    await seeker.put(addressOf((await joinCompany(test, { company_name: name })).profile.id));
  expect((await list(seeker)).map(({ company_name: name }) => name)).toEqual([
    'Ärztezentrum',
    'Bäckerei',
    'École',
    'Zeta',
  ]);
});

it('only candidates follow, and only companies that exist', async () => {
  const company = await joinCompany(test);
  const follow = async (client: TestClient, id = company.profile.id) =>
    (await client.put(addressOf(id))).statusCode;
  expect(await follow(test.visit())).toBe(401);
  expect(await follow(company)).toBe(403);
  expect(await follow(await joinSeeker(test), 2_000_000_000)).toBe(404);
});

it('a company sees how many follow it, and no other company does', async () => {
  const company = await joinCompany(test);
  for (let count = 0; count < 3; count += 1)
    await (await test.join('job_seeker')).put(addressOf(company.profile.id));
  const address = `/api/auth/jobproviders/${company.profile.id}/totals/`;
  expect(readOk<JobProviderTotals>(await company.get(address)).followers).toBe(3);
  expect((await (await joinCompany(test)).get(address)).statusCode).toBe(404);
});

it('an account follows at most 500 companies', async () => {
  const seeker = await test.join('job_seeker');
  await test.dependencies.db.execute(`
    with owners as (
      insert into users (username, email, account_type, password_hash)
      select 'owner' || n, 'owner' || n || '@post.example', 'job_provider', '' from generate_series(1, 500) n
      returning id
    ), companies as (
      insert into jobproviders
        (user_id, company_name, company_address, company_city, company_postal_code, company_region)
      select id, 'Company', '', '', '', 'BE' from owners returning id
    )
    insert into follows (jobprovider_id, user_id) select id, ${seeker.user.id} from companies`);
  const { profile } = await joinCompany(test);
  const response = await seeker.put(addressOf(profile.id));
  expect([response.statusCode, response.json()]).toEqual([
    409,
    { detail: 'You follow 500 companies, which is the most an account can. Please end one of them first.' },
  ]);
  expect(await list(seeker, `?company=${profile.id}`)).toEqual([]);
});
