import type { JobSeeker, Skill } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import { applyTo, joinCompany, joinSeeker, publishJob, readOk, seekerBody } from '../../testing/fixtures';

const test = startTestApp();

const addressOf = ({ profile }: { profile: JobSeeker }) => `/api/auth/jobseekers/${profile.id}/`;

it('a candidate writes a profile and reads all of it', async () => {
  const { user, profile } = await joinSeeker(test, { firstname: ' Léa ', region: 'vd' });
  expect(profile).toEqual({
    ...seekerBody,
    id: expect.any(Number),
    user: { id: user.id, email: user.email, profile_picture: null },
    region: 'VD',
    biography: '',
    experience: '',
    skill: [],
    skill_names: [],
    favorite_job: [],
  });
});

it('a second profile is refused, also when both are sent at the same moment', async () => {
  const user = await test.join('job_seeker');
  const send = () => user.post('/api/auth/jobseekers/', seekerBody);
  const codes = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([201, 409, 409]);
  expect((await send()).json()).toEqual({ detail: 'You already have a profile.' });
});

it('the profile may name its user, who has to be the caller and never changes', async () => {
  const [user, stranger] = [await test.join('job_seeker'), await joinSeeker(test)];
  const send = (id: number) => user.post('/api/auth/jobseekers/', { ...seekerBody, user: id });
  expect((await send(stranger.user.id)).statusCode).toBe(404);
  const profile = readOk<JobSeeker>(await send(user.user.id));
  expect(profile.user.id).toBe(user.user.id);
  await user.patch(addressOf({ profile }), { user: stranger.user.id });
  expect(readOk<JobSeeker>(await user.get(addressOf({ profile }))).user.id).toBe(user.user.id);
});

it.each([
  ['birthdate', '2999-01-01'],
  ['birthdate', '1850-01-01'],
  ['birthdate', '12.4.2001'],
  ['postal_code', '9999'],
  ['postal_code', 'Bern'],
  ['region', 'XX'],
  ['firstname', ' '],
  ['postal_code', ''],
  ['skill', ['x']],
])('a profile is refused at the field that is wrong: %s = %s', async (field, value) => {
  const user = await test.join('job_seeker');
  const response = await user.post('/api/auth/jobseekers/', { ...seekerBody, [field]: value });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json())).toEqual([field]);
});

it('a candidate changes one field, or none, and the others stay', async () => {
  const seeker = await joinSeeker(test, { biography: 'Curious.' });
  const changed = await seeker.patch(addressOf(seeker), { biography: '' });
  expect(readOk(changed)).toEqual({ ...seeker.profile, biography: '' });
  expect(readOk(await seeker.patch(addressOf(seeker), {}))).toEqual({ ...seeker.profile, biography: '' });
});

it('a profile may be abroad with any postal code, which does not stay once the region is a canton', async () => {
  const seeker = await joinSeeker(test, { city: 'Wien', postal_code: '1010', region: 'ZZ' });
  const moved = await seeker.patch(addressOf(seeker), { city: 'London', postal_code: 'SW1A 1AA' });
  expect(readOk<JobSeeker>(moved)).toMatchObject({ postal_code: 'SW1A 1AA', region: 'ZZ' });
  const back = await seeker.patch(addressOf(seeker), { region: 'BE' });
  expect(back.json()).toHaveProperty('postal_code');
  const home = { city: 'Bern', postal_code: '3012', region: 'BE' };
  expect(readOk<JobSeeker>(await seeker.patch(addressOf(seeker), home))).toMatchObject(home);
});

it('skills are replaced as a whole; ids that do not exist are left out', async () => {
  const seeker = await joinSeeker(test);
  const create = async (name: string) => readOk<Skill>(await seeker.post('/api/auth/skills/', { name })).id;
  const [triage, cooking] = [await create('Triage'), await create('Cooking')];
  const patch = async (skill: number[]) =>
    readOk<JobSeeker>(await seeker.patch(addressOf(seeker), { skill }));
  expect(await patch([triage, cooking, triage, 999_999])).toMatchObject({
    skill: [cooking, triage],
    skill_names: ['Cooking', 'Triage'],
  });
  expect((await patch([])).skill_names).toEqual([]);
});

it('favourites are replaced as a whole; jobs that do not exist are left out', async () => {
  const seeker = await joinSeeker(test);
  const company = await joinCompany(test);
  const [first, second] = [await publishJob(company), await publishJob(company)];
  const patch = async (ids: number[]) =>
    readOk<JobSeeker>(await seeker.patch(addressOf(seeker), { favorite_job: ids })).favorite_job;
  expect(await patch([first.id, 999_999])).toEqual([first.id]);
  expect(await patch([first.id, second.id])).toEqual([second.id, first.id]);
  expect(await patch([second.id])).toEqual([second.id]);
});

describe('the list', () => {
  const list = async (client: TestClient, query = '') =>
    readOk<JobSeeker[]>(await client.get(`/api/auth/jobseekers/${query}`)).map(({ id }) => id);

  it('holds only the candidate’s own profile, whatever user is filtered by', async () => {
    const [seeker, other] = [await joinSeeker(test), await joinSeeker(test)];
    expect(await list(seeker)).toEqual([seeker.profile.id]);
    expect(await list(seeker, `?user=${seeker.user.id}`)).toEqual([seeker.profile.id]);
    expect(await list(seeker, `?user=${other.user.id}`)).toEqual([]);
  });

  it('is empty before one has a profile', async () => {
    expect(await list(await test.join('job_seeker'))).toEqual([]);
  });

  it('holds an employer’s applicants, by name and in pages', async () => {
    const company = await joinCompany(test);
    const job = await publishJob(company);
    const zoe = await joinSeeker(test, { lastname: 'Zwahlen' });
    const ada = await joinSeeker(test, { lastname: 'Aebi' });
    await joinSeeker(test, { lastname: 'Meier' });
    for (const seeker of [zoe, ada]) await applyTo(seeker, job);
    expect(await list(company)).toEqual([ada.profile.id, zoe.profile.id]);
    const response = await company.get('/api/auth/jobseekers/?page=2&page_size=1');
    expect(readOk<JobSeeker[]>(response)[0]?.id).toBe(zoe.profile.id);
    expect(response.headers['x-total-count']).toBe('2');
    expect(await list(await joinCompany(test))).toEqual([]);
  });
});

it('an employer reads of an applicant what concerns the work, and nothing private', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test, { biography: 'Curious.' });
  expect((await company.get(addressOf(seeker))).statusCode).toBe(404);
  await applyTo(seeker, await publishJob(company));
  expect(readOk(await company.get(addressOf(seeker)))).toEqual({
    id: seeker.profile.id,
    user: { id: seeker.user.id, profile_picture: null },
    firstname: 'Léa',
    lastname: 'Muster',
    city: 'Lausanne',
    region: 'VD',
    biography: 'Curious.',
    experience: '',
    skill: [],
    skill_names: [],
  });
});
