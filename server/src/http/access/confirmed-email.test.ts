import type { JobSeeker } from '@metier/sdk/contract';
import {
  companyBody,
  jobBody,
  joinCompany,
  joinSeeker,
  publishJob,
  seekerBody,
} from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';

const DAY = 24 * 60 * 60_000;
const test = startTestApp({ EMAIL_CONFIRMATION_DAYS: '3' });
afterEach(() => test.setClock(undefined));

const unconfirm = (userId: number) =>
  test.dependencies.db.execute(`update users set email_confirmed_at = null where id = ${userId}`);
const apply = (client: TestClient, jobId: number) =>
  client.post('/api/auth/applications/', { job_id: jobId });

it('after the configured days an unconfirmed account may read, but no longer apply or post', async () => {
  const company = await joinCompany(test, companyBody);
  const [first, second] = [await publishJob(company), await publishJob(company)];
  const seeker = await joinSeeker(test, seekerBody);
  await unconfirm(seeker.user.id);
  await unconfirm(company.user.id);
  expect((await apply(seeker, first.id)).statusCode).toBe(201);
  test.setClock(new Date(Date.now() + 3 * DAY));
  const refused = await apply(seeker, second.id);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      detail: `Please confirm your email address first: open the link we sent to ${seeker.user.email}, or have a new one sent from your account page.`,
    },
  ]);
  expect((await company.post('/api/jobs/', jobBody)).statusCode).toBe(403);
  const inGerman = await company.send({
    method: 'POST',
    url: '/api/jobs/',
    payload: jobBody,
    headers: { 'accept-language': 'de' },
  });
  expect(inGerman.json()).toEqual({
    detail: expect.stringContaining(`den wir an ${company.user.email} geschickt haben`),
  });
  const profile = await seeker.get(`/api/auth/jobseekers/${seeker.profile.id}/`);
  expect(profile.json<JobSeeker>()).toMatchObject({ city: 'Lausanne' });
});

it('a confirmed account is never stopped', async () => {
  const company = await joinCompany(test);
  test.setClock(new Date(Date.now() + 10 * DAY));
  expect((await company.post('/api/jobs/', jobBody)).statusCode).toBe(201);
});
