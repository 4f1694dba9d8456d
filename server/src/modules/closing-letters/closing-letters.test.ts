import type { Application, ClosingNotice, Message } from '@metier/sdk/contract';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  pauseJob,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createNotificationScene } from '../notifications/testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const START = '2027-01-04T10:00:00Z';
/** The first nine o'clock that is a day after the closing. */
const SENDING = '2027-01-06T08:00:00Z';

beforeEach(() => test.setClock(new Date(START)));
afterAll(() => test.setClock(undefined));

/** A job that is closed with these statuses of its applications. */
async function close(
  statuses: readonly string[],
  company?: CompanyClient,
  {
    description,
    language,
  }: { readonly description?: string | undefined; readonly language?: string | null } = {},
) {
  const owner = company ?? (await joinCompany(test));
  const job = await publishJob(owner, { title: 'Cook', ...(description && { description }) });
  const seekers: Seeker[] = [];
  const applications: Application[] = [];
  for (const status of statuses) {
    const seeker = await joinSeeker(test);
    if (language) await seeker.put('/api/auth/account/language/', { language });
    // As an account from before there were languages.
    if (language === null)
      await test.dependencies.db.execute(`update users set language = null where id = ${seeker.user.id}`);
    const application = await applyTo(seeker, job);
    const way = status === 'interview' ? ['shortlisted', 'interview'] : [status];
    for (const to of way.filter((to) => to !== 'pending'))
      readOk(await owner.patch(`/api/auth/applications/${application.id}/update-status/`, { status: to }));
    seekers.push(seeker);
    applications.push(application);
  }
  await pauseJob(owner, job);
  return { company: owner, job, seekers, applications };
}

type Closed = Awaited<ReturnType<typeof close>>;

interface Whose {
  readonly ad?: string;
  readonly candidate: string | null;
  readonly company: string;
}

const list = async (company: CompanyClient) =>
  readOk<ClosingNotice[]>(await company.get('/api/auth/closing-notices/'));

/** Ids of the applications whose candidates got the letter. */
async function listNoticed(applications: readonly Application[]): Promise<number[]> {
  const ids = applications.map(({ id }) => id).join(',');
  const { rows } = await test.dependencies.db.execute(
    `select id from applications where closing_notice_at is not null and id in (${ids}) order by id`,
  );
  return rows.map(({ id }) => Number(id));
}

const countMails = async ({ user }: Seeker) =>
  (await scene.mailsTo(user.email)).filter(({ subject }) => subject === 'Alta Medica has closed Cook').length;

it('candidates without a decision get the letter a day later, the others do not', async () => {
  const { company, seekers, applications } = await close(['pending', 'reviewed', 'interview', 'rejected']);
  expect(await list(company)).toMatchObject([
    { job: { title: 'Cook' }, candidates: 2, send_at: '2027-01-06T08:00:00.000Z' },
  ]);
  expect(await scene.texts(company)).toContain(
    '“Cook” is closed: 2 candidates without a decision will get a closing notice on 06/01/2027.',
  );
  await scene.runAt('2027-01-06T07:59:00Z');
  expect(await listNoticed(applications)).toEqual([]);
  await scene.runAt(SENDING);
  await scene.runAt(SENDING);
  expect(await listNoticed(applications)).toEqual(applications.slice(0, 2).map(({ id }) => id));
  for (const [index, seeker] of seekers.entries()) expect(await countMails(seeker)).toBe(index < 2 ? 1 : 0);
  const [mail] = (await scene.mailsTo(seekers[0]?.user.email ?? '')).filter(({ subject }) =>
    subject.includes('closed'),
  );
  expect(mail?.text).toContain('Hello Léa,');
  expect(mail?.text).toContain('Thank you for applying for “Cook”.');
});

it('the letter is a message in the conversation, and the status stays', async () => {
  const { company, seekers, applications } = await close(['pending']);
  const [seeker] = seekers;
  const id = applications[0]?.id ?? 0;
  if (!seeker) throw new Error('There is no candidate.');
  expect((await company.post(`/api/auth/closing-notices/${applications[0]?.job.id}/send/`)).statusCode).toBe(
    204,
  );
  await test.dependencies.tasks.runDue();
  const messages = readOk<Message[]>(await seeker.get(`/api/messages/?application=${id}`));
  expect(messages).toMatchObject([{ subject: 'Your application for Cook', is_mine: false }]);
  expect(readOk<Application>(await seeker.get(`/api/auth/applications/${id}/`))).toMatchObject({
    status: 'pending',
    closing_notice_at: '2027-01-04T10:00:00.000Z',
  });
  expect(await list(company)).toEqual([]);
});

const FRENCH_AD =
  'Vous cuisinez avec nous pour les hôtes de la maison et veillez à ce que tout le monde mange bien et sainement.';

/** What the first candidate of a closed job reads. */
async function readLetter({ seekers: [seeker], applications: [application] }: Closed) {
  if (!seeker || !application) throw new Error('There is no candidate.');
  return readOk<Message[]>(await seeker.get(`/api/messages/?application=${application.id}`));
}

it.each([
  [
    'of the ad',
    { ad: FRENCH_AD, candidate: 'it', company: 'de' },
    'Bonjour',
    'Votre candidature\u00a0: Cook',
  ],
  ['of the candidates', { candidate: 'it', company: 'de' }, 'Buongiorno', 'La Sua candidatura per «Cook»'],
  ['of the company', { candidate: null, company: 'de' }, 'Guten Tag', 'Ihre Bewerbung auf die Stelle «Cook»'],
])(
  'text and subject are in the language %s',
  async (_whose, { ad, candidate, company }: Whose, greeting, subject) => {
    const owner = await joinCompany(test);
    await owner.put('/api/auth/account/language/', { language: company });
    const closed = await close(['pending'], owner, { description: ad, language: candidate });
    expect((await list(owner))[0]?.text).toContain(`${greeting} {candidate}`);
    await scene.runAt(SENDING);
    expect(await readLetter(closed)).toMatchObject([
      { subject, body: expect.stringContaining(`${greeting} Léa Muster`) },
    ]);
  },
);

it('the company changes the language, and keeps a text for each', async () => {
  const closed = await close(['pending']);
  const { company, job } = closed;
  const changes = { text: 'Adieu, {candidate}.', language: 'fr', keep: true };
  const address = `/api/auth/closing-notices/${job.id}/`;
  expect(readOk<ClosingNotice>(await company.patch(address, changes)).language).toBe('fr');
  readOk(await company.patch(address, { ...changes, text: 'Arrivederci.', language: 'it' }));
  await scene.runAt(SENDING);
  expect(await readLetter(closed)).toMatchObject([
    { subject: 'La Sua candidatura per «Cook»', body: 'Arrivederci.' },
  ]);
  test.setClock(new Date(START));
  await close(['pending'], company, { description: FRENCH_AD });
  await close(['pending'], company);
  expect((await list(company)).map(({ text }) => text.split('\n')[0]).sort()).toEqual([
    'Adieu, {candidate}.',
    'Hello {candidate},',
  ]);
});

it('a job that is opened again before sends nothing, and its next closing plans a new letter', async () => {
  const { company, job, applications } = await close(['pending']);
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true }));
  expect(await list(company)).toEqual([]);
  await scene.runAt(SENDING);
  expect(await listNoticed(applications)).toEqual([]);
  test.setClock(new Date(START));
  await pauseJob(company, job);
  expect(await list(company)).toHaveLength(1);
});

it('the company changes the text, also for later jobs', async () => {
  const { company, job, seekers } = await close(['pending']);
  const address = `/api/auth/closing-notices/${job.id}/`;
  const text = 'Dear {candidate}, the place as {job} is taken. {company}';
  expect(readOk<ClosingNotice>(await company.patch(address, { text, keep: true })).text).toBe(text);
  readOk(await company.patch(address, { text: `${text}!` }));
  await scene.runAt(SENDING);
  const mails = await scene.mailsTo(seekers[0]?.user.email ?? '');
  expect(mails.at(-1)?.text).toContain('> Dear Léa Muster, the place as Cook is taken. Alta Medica!');
  test.setClock(new Date(START));
  await close(['pending'], company);
  expect((await list(company)).map((letter) => letter.text)).toEqual([text]);
});

it('an unknown placeholder is refused, and named', async () => {
  const { company, job } = await close(['pending']);
  const refused = await company.patch(`/api/auth/closing-notices/${job.id}/`, { text: 'Hello {reason}' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    text: ['{reason} is not a placeholder. Use {candidate}, {job}, {company}.'],
  });
});

it('the company may decide to send none', async () => {
  const { company, job, applications } = await close(['pending']);
  expect((await company.delete(`/api/auth/closing-notices/${job.id}/`)).statusCode).toBe(204);
  expect((await company.delete(`/api/auth/closing-notices/${job.id}/`)).statusCode).toBe(404);
  await scene.runAt(SENDING);
  expect(await listNoticed(applications)).toEqual([]);
});

it('a candidate who is decided about or withdraws in the meantime gets none', async () => {
  const { company, seekers, applications } = await close(['pending', 'pending', 'pending']);
  const [first, second, third] = applications;
  readOk(await company.patch(`/api/auth/applications/${first?.id}/update-status/`, { status: 'rejected' }));
  await seekers[1]?.patch(`/api/auth/applications/${second?.id}/`, { status: 'withdrawn' });
  await scene.runAt(SENDING);
  expect(await listNoticed(applications)).toEqual([third?.id]);
});

it('many candidates are notified in several steps, each once', async () => {
  const { seekers, applications } = await close(Array(27).fill('pending'));
  await scene.runAt(SENDING);
  expect(await listNoticed(applications)).toHaveLength(27);
  for (const seeker of seekers) expect(await countMails(seeker)).toBe(1);
});

it('the closing letter of another company is not found', async () => {
  const { job } = await close(['pending']);
  const other = await joinCompany(test);
  expect(await list(other)).toEqual([]);
  expect((await other.patch(`/api/auth/closing-notices/${job.id}/`, { text: 'Hi' })).statusCode).toBe(404);
  expect((await other.post(`/api/auth/closing-notices/${job.id}/send/`)).statusCode).toBe(404);
});
