import type { Interview } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { cancelOpenInterviews } from './interviews.cancel.service';
import { createInterviewScene, readCalendar } from './testing/interview-scene';

const test = startTestApp();
const scene = createInterviewScene(test);
beforeEach(() => test.setClock(new Date('2090-02-25T08:00:00Z')));

type Scene = Awaited<ReturnType<typeof scene.offerOne>>;

async function bookOne(): Promise<Scene> {
  const one = await scene.offerOne();
  readOk(await scene.book(one.seeker, one.interview));
  return one;
}

/** The calendar file of the latest mail to a person with these words in its subject. */
async function readLatest(person: Scene['seeker'] | Scene['company'], words: RegExp) {
  const mail = (await scene.mailsTo(person, words)).at(-1);
  const [file] = mail?.attachments ?? [];
  if (!file) throw new Error(`No mail about ${words} has a calendar file.`);
  return { type: file.type, ...readCalendar(file.content) };
}

it('both get a calendar file of the booked time, each with their own address only', async () => {
  const { company, seeker } = await bookOne();
  for (const [person, other] of [
    [company, seeker],
    [seeker, company],
  ] as const) {
    const file = await readLatest(person, /^Interview with/);
    expect(file).toMatchObject({
      ...{ method: 'REQUEST', status: 'CONFIRMED', organizer: 'mailto:no-reply@localhost' },
      ...{ start: '2090-03-04T09:00:00.000Z', end: '2090-03-04T09:45:00.000Z' },
      location: 'https://meet.example.ch/room',
      attendee: person.user.email,
    });
    expect(file.type).toContain('method=REQUEST');
    expect(file.title).toContain(person === seeker ? 'Alta Medica' : 'Léa Muster');
    expect(file.description).toMatch(
      /^With: Anna Meier\n\nPlease bring your certificates\.\n\nhttps?:\/\/[^/\s]+\/applications\/\d+$/,
    );
    expect(JSON.stringify(file)).not.toContain(other.user.email);
  }
});

it('the event is in the language of each side, in the mail and on the page', async () => {
  const { company, seeker, interview } = await bookOne();
  for (const [person, language] of [
    [company, 'it'],
    [seeker, 'de'],
  ] as const)
    await person.put('/api/auth/account/language/', { language });
  readOk(await company.patch(`/api/interviews/${interview.id}/`, { minutes: 60 }));
  const mailed = await readLatest(company, /^Colloquio modificato/);
  expect([mailed.title, mailed.description.split('\n')[0]]).toEqual([
    'Colloquio con Léa Muster: Cook',
    'Con: Anna Meier',
  ]);
  const reply = await seeker.send({
    url: `/api/interviews/${interview.id}/calendar/`,
    headers: { 'accept-language': 'fr' },
  });
  expect(readCalendar(reply.body)).toMatchObject({
    title: 'Gespräch mit Alta Medica: Cook',
    description: `Mit: Anna Meier\n\nPlease bring your certificates.\n\nhttp://localhost:80/applications/${interview.application}`,
  });
});

it('a change keeps the event and raises its sequence', async () => {
  const { company, seeker, interview } = await bookOne();
  const before = await readLatest(seeker, /^Interview with/);
  const note = 'A; semicolon, a comma, a \\ and\nlines: ü 日本 😀 '.repeat(20).trim();
  const place = 'Länggassstrasse 12; 3012 Bern, 2. Stock';
  readOk(await company.patch(`/api/interviews/${interview.id}/`, { kind: 'on_site', place, note }));
  for (const person of [company, seeker]) {
    const after = await readLatest(person, /^Changed interview/);
    expect(after).toMatchObject({ uid: before.uid, method: 'REQUEST', start: before.start, location: place });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.description).toMatch(/\/applications\/\d+$/);
    expect(after.description.startsWith(`With: Anna Meier\n\n${note}\n\n`)).toBe(true);
  }
  readOk(await scene.book(seeker, interview, 1));
  const moved = await readLatest(seeker, /^Changed interview/);
  expect(moved).toMatchObject({ uid: before.uid, start: '2090-03-05T13:00:00.000Z' });
});

it.each([
  [
    'the company cancels',
    (one: Scene) => one.company.post(`/api/interviews/${one.interview.id}/cancel/`, {}),
  ],
  [
    'the candidate declines',
    (one: Scene) => one.seeker.post(`/api/interviews/${one.interview.id}/decline/`, {}),
  ],
  [
    'the candidate withdraws',
    (one: Scene) => one.seeker.patch(`/api/auth/applications/${one.application}/`, { status: 'withdrawn' }),
  ],
  [
    'the company rejects',
    (one: Scene) =>
      one.company.patch(`/api/auth/applications/${one.application}/update-status/`, { status: 'rejected' }),
  ],
  [
    'the company offers other times',
    (one: Scene) =>
      one.company.patch(`/api/interviews/${one.interview.id}/`, { slots: ['2090-03-20T09:00:00Z'] }),
  ],
  [
    'the candidate proposes other times',
    (one: Scene) =>
      one.seeker.post(`/api/interviews/${one.interview.id}/propose/`, { slots: ['2090-03-20T09:00:00Z'] }),
  ],
])('both calendars are told when %s', async (_name, end) => {
  const one = await bookOne();
  const booked = await readLatest(one.seeker, /^Interview with/);
  readOk(await end(one));
  for (const person of [one.company, one.seeker]) {
    const file = await readLatest(person, /Cancelled|declined|proposes|offers you other times/);
    expect(file).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: booked.uid,
      start: booked.start,
    });
    expect(file.sequence).toBeGreaterThan(booked.sequence);
  }
});

it('a time booked after a release is the same event again', async () => {
  const { company, seeker, interview } = await bookOne();
  const first = await readLatest(seeker, /^Interview with/);
  const slots = ['2090-03-20T09:00:00.000Z'];
  const offered = readOk<Interview>(await company.patch(`/api/interviews/${interview.id}/`, { slots }));
  readOk(await scene.book(seeker, offered));
  const again = await readLatest(seeker, /^Interview with/);
  expect(again).toMatchObject({ uid: first.uid, method: 'REQUEST', start: slots[0] });
  expect(again.sequence).toBeGreaterThan(first.sequence + 1);
});

it('the file is on the page, too, until the interview is no longer booked', async () => {
  const { company, seeker, interview } = await bookOne();
  const mailed = await readLatest(seeker, /^Interview with/);
  const path = `/api/interviews/${interview.id}/calendar/`;
  const reply = await seeker.get(path);
  expect(reply.headers['content-type']).toContain('text/calendar');
  expect(reply.headers['content-disposition']).toContain('interview.ics');
  expect(readCalendar(reply.body)).toMatchObject({
    uid: mailed.uid,
    sequence: mailed.sequence,
    start: mailed.start,
  });
  readOk(await company.post(`/api/interviews/${interview.id}/cancel/`, {}));
  expect((await seeker.get(path)).statusCode).toBe(404);
});

it('a job that ends cancels the interviews of all its applications, in the same transaction', async () => {
  const { company, seeker, interview } = await bookOne();
  const rolledBack = inTransaction(test.dependencies.db, async (tx) => {
    await cancelOpenInterviews(test.dependencies, tx, { jobId: interview.job.id });
    throw new Error('not this time');
  });
  await expect(rolledBack).rejects.toThrow('not this time');
  expect(await scene.get(company, interview.application)).toMatchObject([{ state: 'booked' }]);
  await inTransaction(test.dependencies.db, (tx) =>
    cancelOpenInterviews(test.dependencies, tx, { jobId: interview.job.id }),
  );
  expect(await scene.get(company, interview.application)).toMatchObject([{ state: 'cancelled' }]);
  expect((await readLatest(seeker, /^Cancelled/)).method).toBe('CANCEL');
});
