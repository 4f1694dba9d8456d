import type { Application, ApplicationAccess, Message } from '@metier/sdk/contract';
import { applicationAccesses } from '../../db/schema/index';
import { applyTo, joinCompany, joinSeeker, makePdf, publishJob, readOk } from '../../testing/fixtures';
import { makeForm, startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { findCase, listCases, readCase, report } from '../moderation/testing/moderation-scene';
import { recordAccess } from './access-log.service';

const test = startTestApp();
afterEach(() => test.setClock(undefined));

const listFor = async (client: TestClient, { id }: Application) =>
  readOk<ApplicationAccess[]>(await client.get(`/api/auth/applications/${id}/accesses/`));

async function apply() {
  const [seeker, company] = [await joinSeeker(test), await joinCompany(test)];
  const application = await applyTo(seeker, await publishJob(company));
  const form = makeForm({ resume: makePdf() });
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, form));
  return { seeker, company, application };
}

it('a candidate sees who opened the application, the resume and the profile, once a day', async () => {
  const { seeker, company, application } = await apply();
  expect(await listFor(seeker, application)).toEqual([]);
  const address = `/api/auth/applications/${application.id}/`;
  const open = async () => {
    for (const path of [address, `${address}resume/`, `/api/auth/jobseekers/${seeker.profile.id}/`])
      expect((await company.get(path)).statusCode).toBe(200);
  };
  test.setClock(new Date('2096-11-22T10:00:00Z'));
  await test.dependencies.db.execute(
    `update sessions set expires_at = '2099-01-01', last_seen_at = '2096-11-22'`,
  );
  await open();
  await open();
  await seeker.get(address);
  test.setClock(new Date('2096-11-23T10:00:00Z'));
  await company.get(address);
  const by = 'Alta Medica';
  expect(await listFor(seeker, application)).toEqual([
    { by, kind: 'application', day: '2096-11-23' },
    { by, kind: 'application', day: '2096-11-22' },
    { by, kind: 'profile', day: '2096-11-22' },
    { by, kind: 'resume', day: '2096-11-22' },
  ]);
});

it('what a company may not open is not recorded, and nobody else sees the list', async () => {
  const { seeker, application } = await apply();
  const [stranger, other] = [await joinCompany(test), await joinSeeker(test)];
  const address = `/api/auth/applications/${application.id}/`;
  expect((await stranger.get(address)).statusCode).toBe(404);
  expect(await listFor(seeker, application)).toEqual([]);
  expect((await other.get(`${address}accesses/`)).statusCode).toBe(404);
  expect((await stranger.get(`${address}accesses/`)).statusCode).toBe(403);
});

it('an operator who opens a reported message is listed, and the list of cases opens nothing', async () => {
  const { seeker, company, application } = await apply();
  const operator = await joinOperator(test);
  const body = { application: application.id, body: 'Send us CHF 300.' };
  const { id } = readOk<Message>(await company.post('/api/messages/', body));
  readOk(await report(seeker, 'message', id, { reason: 'payment' }));
  await listCases(operator);
  expect(await listFor(seeker, application)).toEqual([]);
  await readCase(operator, (await findCase(operator, 'message', id)).id);
  expect(await listFor(seeker, application)).toMatchObject([{ by: 'Metier', kind: 'message' }]);
});

it('operators are named as such, and twenty reads at once make one row', async () => {
  const { seeker, company, application } = await apply();
  const before = (await test.dependencies.db.select().from(applicationAccesses)).length;
  const access = {
    applicationId: application.id,
    side: 'operator',
    viewerId: company.user.id,
    kind: 'document',
  } as const;
  await Promise.all(Array.from({ length: 20 }, () => recordAccess(test.dependencies, access)));
  expect((await test.dependencies.db.select().from(applicationAccesses)).length).toBe(before + 1);
  expect(await listFor(seeker, application)).toMatchObject([{ by: 'Metier', kind: 'document' }]);
});
