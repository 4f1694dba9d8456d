import { readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createInterviewScene } from './testing/interview-scene';

const test = startTestApp();
const scene = createInterviewScene(test);
const BOOKED_AT = '2090-02-25T08:00:00Z';
beforeEach(() => test.setClock(new Date(BOOKED_AT)));

type Scene = Awaited<ReturnType<typeof scene.offerOne>>;

async function bookOne(index = 0): Promise<Scene> {
  const one = await scene.offerOne();
  readOk(await scene.book(one.seeker, one.interview, index));
  return one;
}

async function runAt(moment: string): Promise<void> {
  test.setClock(new Date(moment));
  await test.dependencies.tasks.runDue();
}

/** How many reminders the candidate and the company have. */
const countReminders = async ({ seeker, company }: Scene) => [
  (await scene.mailsTo(seeker, /^Reminder/)).length,
  (await scene.mailsTo(company, /^Reminder/)).length,
];

it('both are reminded a day and an hour before, each once', async () => {
  const one = await bookOne();
  await runAt('2090-03-03T08:59:59Z');
  expect(await countReminders(one)).toEqual([0, 0]);
  await runAt('2090-03-03T09:00:00Z');
  await runAt('2090-03-03T12:00:00Z');
  expect(await countReminders(one)).toEqual([1, 1]);
  await runAt('2090-03-04T07:59:59Z');
  expect(await countReminders(one)).toEqual([1, 1]);
  await runAt('2090-03-04T08:00:00Z');
  await runAt('2090-03-04T12:00:00Z');
  expect(await countReminders(one)).toEqual([2, 2]);
  const [mail] = await scene.mailsTo(one.seeker, /^Reminder/);
  expect(mail?.text).toContain('Saturday, 4 March 2090, 10:00 (Swiss time)');
  expect(mail?.text).toContain('https://meet.example.ch/room');
});

it('a reminder whose time has passed at the booking is not sent', async () => {
  test.setClock(new Date('2090-03-03T20:00:00Z'));
  const one = await scene.offerOne({ slots: ['2090-03-04T09:00:00.000Z'] });
  readOk(await scene.book(one.seeker, one.interview));
  await runAt('2090-03-03T20:00:00Z');
  expect(await countReminders(one)).toEqual([0, 0]);
  await runAt('2090-03-04T08:00:00Z');
  expect(await countReminders(one)).toEqual([1, 1]);
});

it('reminders follow the time when it changes, and back', async () => {
  const one = await bookOne(0);
  readOk(await scene.book(one.seeker, one.interview, 1));
  readOk(await scene.book(one.seeker, one.interview, 0));
  readOk(await scene.book(one.seeker, one.interview, 1));
  await runAt('2090-03-04T09:00:00Z');
  expect(await countReminders(one)).toEqual([0, 0]);
  await runAt('2090-03-04T13:00:00Z');
  expect(await countReminders(one)).toEqual([1, 1]);
});

it('nobody is reminded of a cancelled interview, or after its start', async () => {
  const one = await bookOne();
  readOk(await one.company.post(`/api/interviews/${one.interview.id}/cancel/`, {}));
  test.setClock(new Date(BOOKED_AT));
  const late = await bookOne();
  await runAt('2090-03-04T09:00:00Z');
  expect(await countReminders(one)).toEqual([0, 0]);
  expect(await countReminders(late)).toEqual([0, 0]);
});

it('a change of the place keeps the reminders, which have the new place', async () => {
  const one = await bookOne();
  readOk(
    await one.company.patch(`/api/interviews/${one.interview.id}/`, {
      kind: 'phone',
      place: '+41 79 555 01 02',
    }),
  );
  await runAt('2090-03-03T09:00:00Z');
  expect(await countReminders(one)).toEqual([1, 1]);
  const [mail] = await scene.mailsTo(one.company, /^Reminder/);
  expect(mail?.text).toContain('+41 79 555 01 02');
});
