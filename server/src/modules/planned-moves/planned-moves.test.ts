import type { Application, Message, PlannedMovesReply, UndoMovesReply } from '@metier/sdk/contract';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createNotificationScene } from '../notifications/testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const START = new Date('2027-01-04T10:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000).toISOString();

beforeEach(() => test.setClock(START));
afterAll(() => test.setClock(undefined));

const plan = async (company: CompanyClient, applications: readonly number[], body: object = {}) =>
  readOk<PlannedMovesReply>(
    await company.post('/api/auth/planned-moves/', { applications, status: 'rejected', ...body }),
  );

const undo = async (company: CompanyClient, moves: readonly number[]) =>
  readOk<UndoMovesReply>(await company.post('/api/auth/planned-moves/undo/', { moves })).undone;

const read = async (client: CompanyClient, id: number) =>
  readOk<Application>(await client.get(`/api/auth/applications/${id}/`));

const letter = { reason: 'filled', message: 'Hello {candidate}, {job}: {reason}. {company}' };

it('a rejection takes effect after a minute, with its reason and message, in one mail', async () => {
  const { seeker, application } = await scene.apply();
  const { company } = scene;
  const { planned, refused } = await plan(company, [application.id], letter);
  expect(planned).toMatchObject([{ application: application.id, status: 'rejected', due_at: after(60) }]);
  expect(refused).toEqual([]);
  await scene.runAt(after(59));
  expect(await read(company, application.id)).toMatchObject({
    status: 'pending',
    planned_move: { status: 'rejected', due_at: after(60) },
  });
  expect(await scene.texts(seeker)).toEqual([]);

  await scene.runAt(after(60));
  expect(await read(company, application.id)).toMatchObject({
    status: 'rejected',
    planned_move: null,
    rejection_reason: 'filled',
  });
  const filled = 'Hello Léa Muster, Cook: the position has been filled. Alta Medica';
  const messages = readOk<Message[]>(await seeker.get(`/api/messages/?application=${application.id}`));
  expect(messages.map(({ body }) => body)).toEqual([filled]);
  expect(await scene.texts(seeker)).toEqual([
    'Alta Medica has moved your application for “Cook” to Rejected.',
  ]);
  const mails = await scene.mailsTo(seeker.user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`> ${filled}`);
});

it('the reason is in the language of the employer’s text, the subject in that of the candidate', async () => {
  const { seeker, application } = await scene.apply('Koch');
  await seeker.put('/api/auth/account/language/', { language: 'fr' });
  const message = 'Guten Tag {candidate}, {reason}.';
  const planned = await scene.company.send({
    method: 'POST',
    url: '/api/auth/planned-moves/',
    headers: { 'accept-language': 'de' },
    payload: { applications: [application.id], status: 'rejected', reason: 'filled', message },
  });
  expect(planned.statusCode).toBe(201);
  await scene.runAt(after(60));
  const messages = readOk<Message[]>(await seeker.get(`/api/messages/?application=${application.id}`));
  expect(messages).toMatchObject([
    { subject: 'Votre candidature\u00a0: Koch', body: 'Guten Tag Léa Muster, Die Stelle ist besetzt.' },
  ]);
});

it('the candidate sees neither the plan nor the reason', async () => {
  const { seeker, application } = await scene.apply();
  await plan(scene.company, [application.id], letter);
  const seen = readOk<Application>(await seeker.get(`/api/auth/applications/${application.id}/`));
  expect(seen).not.toHaveProperty('planned_move');
  expect(seen).not.toHaveProperty('rejection_reason');
});

it('undone within the minute, nothing happens', async () => {
  const { seeker, application } = await scene.apply();
  const { planned } = await plan(scene.company, [application.id], letter);
  const ids = planned.map(({ id }) => id);
  expect(await undo(await joinCompany(test), ids)).toEqual([]);
  expect(await undo(scene.company, ids)).toEqual(ids);
  expect(await undo(scene.company, ids)).toEqual([]);
  await scene.runAt(after(120));
  expect(await read(scene.company, application.id)).toMatchObject({ status: 'pending', planned_move: null });
  expect(await scene.texts(seeker)).toEqual([]);
});

it('after the minute it is too late to undo', async () => {
  const { application } = await scene.apply();
  const { planned } = await plan(scene.company, [application.id]);
  await scene.runAt(after(61));
  expect(
    await undo(
      scene.company,
      planned.map(({ id }) => id),
    ),
  ).toEqual([]);
  expect((await read(scene.company, application.id)).status).toBe('rejected');
});

it('several are moved independently, and each refusal has its reason', async () => {
  const company = await joinCompany(test);
  const job = await publishJob(company, { title: 'Cook' });
  const [one, two, three] = [
    await applyTo(await joinSeeker(test), job),
    await applyTo(await joinSeeker(test), job),
    await applyTo(await joinSeeker(test), job),
  ];
  readOk(await company.patch(`/api/auth/applications/${two.id}/update-status/`, { status: 'rejected' }));
  const { application: foreign } = await scene.apply();
  const ids = [one.id, two.id, three.id, foreign.id, one.id];
  const { planned, refused } = await plan(company, ids, { status: 'shortlisted' });
  expect(planned.map(({ application }) => application)).toEqual([one.id, three.id]);
  expect(refused).toEqual([
    { application: two.id, detail: 'Already rejected.' },
    { application: foreign.id, detail: 'Not found.' },
  ]);
  expect((await plan(company, [one.id])).refused).toEqual([
    { application: one.id, detail: 'This application is being moved already.' },
  ]);
  await scene.runAt(after(60));
  expect((await read(company, three.id)).status).toBe('shortlisted');
});

it('a candidate who withdraws in the minute gets no rejection', async () => {
  const { seeker, application } = await scene.apply();
  await plan(scene.company, [application.id], letter);
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' }));
  await scene.runAt(after(60));
  expect((await read(scene.company, application.id)).status).toBe('withdrawn');
  expect(await scene.texts(seeker)).toEqual([]);
});

it.each([
  [{ reason: 'filled', status: 'shortlisted' }, { reason: ['Only a rejection has a reason.'] }],
  [
    { message: 'Hello {salary}', reason: 'filled' },
    { message: ['{salary} is not a placeholder. Use {candidate}, {job}, {company}, {reason}.'] },
  ],
  [
    { message: 'Because {reason}' },
    { message: ['{reason} is not a placeholder. Use {candidate}, {job}, {company}.'] },
  ],
])('%j is refused by field', async (body, errors) => {
  const { application } = await scene.apply();
  const request = { applications: [application.id], status: 'rejected', ...body };
  const response = await scene.company.post('/api/auth/planned-moves/', request);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(errors);
});
