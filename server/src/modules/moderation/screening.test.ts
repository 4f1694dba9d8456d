import type { Job, Message } from '@metier/sdk/contract';
import { applyTo, joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { decide, findCase, listCases, readCase } from './testing/moderation-scene';

const test = startTestApp({ FIRST_JOB_REVIEW: 'on' });
let operator: TestClient;
beforeAll(async () => {
  operator = await joinOperator(test);
});

const isPublic = async ({ id }: Job) => (await test.visit().get(`/api/jobs/${id}/`)).statusCode === 200;

it('the first job of a new company waits for a look, and its company is told so', async () => {
  const company = await joinCompany(test);
  const job = await publishJob(company);
  expect(job).toMatchObject({ hold: 'waiting', is_active: false });
  expect(await isPublic(job)).toBe(false);
  expect((await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true })).json()).toEqual({
    detail: 'Waiting for a look: we read the first job of a new company before others see it.',
  });
  const { id, reasons } = await findCase(operator, 'job', job.id);
  expect(reasons).toEqual(['first-job']);
  readOk(await decide(operator, id, 'restore', 'Welcome.'));
  expect(await isPublic(job)).toBe(true);
  expect(await publishJob(company)).toMatchObject({ hold: null, is_active: true });
});

it('an address of the company’s own domain makes the look unnecessary', async () => {
  const company = await joinCompany(test, { company_website: 'https://www.example.ch/jobs' });
  expect(await isPublic(await publishJob(company))).toBe(true);
  const other = await joinCompany(test, { company_website: 'https://ample.ch' });
  expect(await isPublic(await publishJob(other))).toBe(false);
});

it('words that match a rule are reported by the system, and nothing is refused', async () => {
  const company = await joinCompany(test, { company_website: 'https://example.ch' });
  const job = await publishJob(company, { description: 'You earn a lot. A registration fee is due first.' });
  expect(await isPublic(job)).toBe(true);
  const details = await readCase(operator, (await findCase(operator, 'job', job.id)).id);
  expect(details.reports).toMatchObject([
    { reason: 'rule', rule: 'payment-before-work', text: 'registration fee', reporter: 'system' },
  ]);
  const harmless = await publishJob(company);
  readOk(await company.patch(`/api/auth/jobs/${harmless.id}/`, { title: 'Network marketing' }));
  expect((await findCase(operator, 'job', harmless.id)).reasons).toEqual(['rule']);

  const application = await applyTo(await joinSeeker(test), job);
  const words = { application: application.id, body: 'Please send a copy of your passport.' };
  const message = readOk<Message>(await company.post('/api/messages/', words));
  expect((await findCase(operator, 'message', message.id)).reasons).toEqual(['rule']);
  const profile = `/api/auth/jobproviders/${company.profile.id}/`;
  readOk(await company.patch(profile, { company_description: 'Nur Schweizer.' }));
  expect((await listCases(operator, '&target=company&reason=rule')).map((each) => each.target_id)).toEqual([
    company.profile.id,
  ]);
});
