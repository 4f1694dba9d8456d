import type { Interview } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { findDatabaseError } from '../../db/database-errors';
import { joinCompany, joinSeeker, readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { replaceBookings } from './interviews.repository';
import { createInterviewScene } from './testing/interview-scene';

const test = startTestApp();
const scene = createInterviewScene(test);
beforeEach(() => test.setClock(new Date('2090-02-25T08:00:00Z')));

/** A company that has offered the same times to several candidates. */
async function offerToMany(count: number, interviewers?: readonly string[]) {
  const company = await joinCompany(test);
  const offers = [];
  for (let index = 0; index < count; index += 1) {
    const seeker = await joinSeeker(test);
    const application = await scene.invite(company, seeker);
    const name = interviewers?.[index];
    const reply = await scene.offer(company, application, name ? { interviewers: [name] } : {});
    offers.push({ seeker, application, interview: readOk<Interview>(reply) });
  }
  return { company, offers };
}

const detailOf = (reply: { json: () => unknown }) => (reply.json() as { detail?: string }).detail;

it('of candidates who book the same time at once, one gets it, and the others still have the other times', async () => {
  const { offers } = await offerToMany(4);
  const replies = await Promise.all(offers.map(({ seeker, interview }) => scene.book(seeker, interview)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const late = offers[replies.findIndex(({ statusCode }) => statusCode === 409)];
  if (!late) throw new Error('Everybody has booked.');
  expect(replies.filter(({ statusCode }) => statusCode === 409).map(detailOf)).toEqual(
    Array(3).fill('This time has just been taken.'),
  );
  const [seen] = await scene.get(late.seeker, late.application);
  expect(seen?.slots.map((slot) => slot.is_taken)).toEqual([true, false]);
  expect((await scene.book(late.seeker, late.interview, 1)).statusCode).toBe(200);
});

it.each([
  ['one interviewer, however the name is written', ['Anna Meier', '  ANNA   meier '], 409],
  ['different interviewers', ['Anna Meier', 'Beat Roth'], 200],
])('two interviews at the same time with %s', async (_name, interviewers, status) => {
  const { offers } = await offerToMany(2, interviewers);
  const [one, two] = offers;
  if (!one || !two) throw new Error('There are two offers.');
  readOk(await scene.book(one.seeker, one.interview));
  expect((await scene.book(two.seeker, two.interview)).statusCode).toBe(status);
});

it('an interview may begin when another ends', async () => {
  const { company, offers } = await offerToMany(1);
  const [first] = offers;
  if (!first) throw new Error('There is an offer.');
  readOk(await scene.book(first.seeker, first.interview));
  const seeker = await joinSeeker(test);
  const slots = ['2090-03-04T09:44:00.000Z', '2090-03-04T09:45:00.000Z'];
  const application = await scene.invite(company, seeker);
  const next = readOk<Interview>(await scene.offer(company, application, { slots }));
  expect(next.slots.map((slot) => slot.is_taken)).toEqual([true, false]);
  expect((await scene.book(seeker, next, 0)).statusCode).toBe(409);
  expect((await scene.book(seeker, next, 1)).statusCode).toBe(200);
});

it('a candidate has no two interviews at a time, with different companies', async () => {
  const seeker = await joinSeeker(test);
  const [one, two] = [await joinCompany(test), await joinCompany(test)];
  const offers = [];
  for (const company of [one, two]) {
    const application = await scene.invite(company, seeker);
    offers.push(readOk<Interview>(await scene.offer(company, application)));
  }
  const replies = await Promise.all(offers.map((interview) => scene.book(seeker, interview)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409);
  expect(refused && detailOf(refused)).toBe('You have another interview at this time.');
});

it('a longer interview that would meet the next one is refused to the company, and nothing changes', async () => {
  const { company, offers } = await offerToMany(2);
  const [one, two] = offers;
  if (!one || !two) throw new Error('There are two offers.');
  readOk(await scene.book(one.seeker, one.interview, 0));
  const slots = ['2090-03-04T10:00:00.000Z'];
  const moved = readOk<Interview>(await company.patch(`/api/interviews/${two.interview.id}/`, { slots }));
  readOk(await scene.book(two.seeker, moved));
  const refused = await company.patch(`/api/interviews/${one.interview.id}/`, { minutes: 90 });
  expect([refused.statusCode, detailOf(refused)]).toEqual([
    409,
    'An interviewer has another interview at this time.',
  ]);
  const [kept] = await scene.get(company, one.application);
  expect(kept).toMatchObject({ minutes: 45, state: 'booked' });
});

it('a released time is free for others', async () => {
  const { offers } = await offerToMany(2);
  const [one, two] = offers;
  if (!one || !two) throw new Error('There are two offers.');
  readOk(await scene.book(one.seeker, one.interview));
  readOk(await one.seeker.post(`/api/interviews/${one.interview.id}/decline/`, {}));
  expect((await scene.book(two.seeker, two.interview)).statusCode).toBe(200);
});

it('the database itself refuses overlapping bookings of one participant', async () => {
  const { offers } = await offerToMany(2);
  const times = [
    ['2090-03-04T09:00:00Z', '2090-03-04T10:00:00Z'],
    ['2090-03-04T09:59:00Z', '2090-03-04T10:30:00Z'],
  ] as const;
  const insert = inTransaction(test.dependencies.db, async (tx) => {
    for (const [index, [from, to]] of times.entries()) {
      const time = { startsAt: new Date(from), endsAt: new Date(to) };
      await replaceBookings(tx, offers[index]?.interview.id ?? 0, ['company:1:anna'], time);
    }
  });
  const error = await insert.catch((reason: unknown) => reason);
  expect(findDatabaseError(error)).toMatchObject({
    code: '23P01',
    constraint: 'interview_bookings_no_overlap',
  });
});
