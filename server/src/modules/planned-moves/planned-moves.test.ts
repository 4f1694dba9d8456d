import type { Application, Message, PlannedMovesReply, UndoMovesReply } from '@metier/sdk/contract';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
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

it('a hire takes effect after a minute with its message in one mail, and until then says nothing', async () => {
  const { seeker, application } = await scene.apply();
  const { company } = scene;
  await scene.setStatus(application.id, 'shortlisted');
  await plan(company, [application.id], { status: 'hired', message: 'Welcome, {candidate}!' });
  await scene.runAt(after(59));
  expect(await read(company, application.id)).toMatchObject({
    status: 'shortlisted',
    planned_move: { status: 'hired', due_at: after(60) },
  });
  expect(readOk<Application>(await seeker.get(`/api/auth/applications/${application.id}/`))).toMatchObject({
    status: 'shortlisted',
    hired_at: null,
  });
  const said = await scene.mailsTo(seeker.user.email);

  await scene.runAt(after(60));
  expect(await read(company, application.id)).toMatchObject({ status: 'hired', planned_move: null });
  const mails = (await scene.mailsTo(seeker.user.email)).slice(said.length);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Alta Medica would like to hire you for “Cook”.');
  expect(mails[0]?.text).toContain('> Welcome, Léa Muster!');
});

const readMessages = async (seeker: TestClient, { id }: { readonly id: number }) =>
  readOk<Message[]>(await seeker.get(`/api/messages/?application=${id}`));

it.each([
  ['de', 'Ihre Bewerbung auf die Stelle «Koch»', 'Die Stelle ist besetzt'],
  ['fr', 'Votre candidature\u00a0: Koch', 'le poste a été pourvu'],
  ['it', 'La Sua candidatura per «Koch»', 'il posto è stato occupato'],
  ['en', 'Your application for Koch', 'the position has been filled'],
])('subject and reason are in the language of the letter: %s', async (language, subject, reason) => {
  const { seeker, application } = await scene.apply('Koch');
  await seeker.put('/api/auth/account/language/', { language: language === 'fr' ? 'de' : 'fr' });
  const letters = [{ language, message: '{candidate}: {reason}.' }];
  await plan(scene.company, [application.id], { reason: 'filled', letters });
  await scene.runAt(after(60));
  expect(await readMessages(seeker, application)).toMatchObject([
    { subject, body: `Léa Muster: ${reason}.` },
  ]);
});

it('a letter whose language is not named is in the one that it is recognised as', async () => {
  const { seeker, application } = await scene.apply('Koch');
  const message =
    'Guten Tag {candidate}, leider können wir Ihre Bewerbung nicht weiter berücksichtigen: {reason}.';
  await plan(scene.company, [application.id], { reason: 'filled', message });
  await scene.runAt(after(60));
  expect(await readMessages(seeker, application)).toMatchObject([
    {
      subject: 'Ihre Bewerbung auf die Stelle «Koch»',
      body: 'Guten Tag Léa Muster, leider können wir Ihre Bewerbung nicht weiter berücksichtigen: Die Stelle ist besetzt.',
    },
  ]);
});

it('of several rejected at once each gets the letter in the language of the ad, else of the candidate', async () => {
  const company = await joinCompany(test);
  const german =
    'Sie kochen mit uns für die Gäste unseres Hauses und sorgen dafür, dass alle gut und gesund essen.';
  const [ofGermanAd, french, unsaid] = [
    await joinSeeker(test),
    await joinSeeker(test),
    await joinSeeker(test),
  ];
  await ofGermanAd.put('/api/auth/account/language/', { language: 'fr' });
  await french.put('/api/auth/account/language/', { language: 'fr' });
  const undecided = await publishJob(company, { title: 'Koch' });
  const applications = [
    await applyTo(ofGermanAd, await publishJob(company, { title: 'Koch', description: german })),
    await applyTo(french, undecided),
    await applyTo(unsaid, undecided),
  ];
  const known = await Promise.all(applications.map(({ id }) => read(company, id)));
  expect(known.map(({ letter_language: language }) => language)).toEqual(['de', 'fr', 'en']);
  const letters = [
    { language: 'fr', message: 'Bonjour {candidate}' },
    { language: 'de', message: 'Guten Tag {candidate}' },
  ];
  await plan(
    company,
    applications.map(({ id }) => id),
    { letters },
  );
  await scene.runAt(after(60));
  for (const [seeker, application, greeting] of [
    [ofGermanAd, applications[0], 'Guten Tag Léa Muster'],
    [french, applications[1], 'Bonjour Léa Muster'],
    [unsaid, applications[2], 'Bonjour Léa Muster'],
  ] as const)
    expect((await readMessages(seeker, application ?? { id: 0 })).map(({ body }) => body)).toEqual([
      greeting,
    ]);
});

it('the candidate sees neither the plan nor the reason', async () => {
  const { seeker, application } = await scene.apply();
  await plan(scene.company, [application.id], letter);
  const seen = readOk<Application>(await seeker.get(`/api/auth/applications/${application.id}/`));
  expect(seen).not.toHaveProperty('planned_move');
  expect(seen).not.toHaveProperty('rejection_reason');
  expect(seen).not.toHaveProperty('letter_language');
});

it.each([['rejected', letter] as const, ['hired', {}] as const])(
  'a move to %s that is undone within the minute is not told',
  async (status, body) => {
    const { seeker, application } = await scene.apply();
    await scene.setStatus(application.id, 'shortlisted');
    const said = await scene.texts(seeker);
    const { planned } = await plan(scene.company, [application.id], { ...body, status });
    const ids = planned.map(({ id }) => id);
    expect(await undo(await joinCompany(test), ids)).toEqual([]);
    expect(await undo(scene.company, ids)).toEqual(ids);
    expect(await undo(scene.company, ids)).toEqual([]);
    await scene.runAt(after(120));
    expect(await read(scene.company, application.id)).toMatchObject({
      status: 'shortlisted',
      planned_move: null,
    });
    expect(await scene.texts(seeker)).toEqual(said);
  },
);

it('after the minute it is too late to undo', async () => {
  const { application } = await scene.apply();
  const { planned } = await plan(scene.company, [application.id]);
  await scene.runAt(after(61));
  const ids = planned.map(({ id }) => id);
  expect(await undo(scene.company, ids)).toEqual([]);
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
