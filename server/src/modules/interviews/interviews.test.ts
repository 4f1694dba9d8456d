import type { Application, Interview, NoticesPage } from '@metier/sdk/contract';
import { readSwissTime } from '@metier/sdk/rules';
import { joinCompany, joinSeeker, readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createInterviewScene, OFFER } from './testing/interview-scene';

const test = startTestApp();
const scene = createInterviewScene(test);

/** A week before the offered times. */
beforeEach(() => test.setClock(new Date('2090-02-25T08:00:00Z')));

it('a company offers times to a candidate it has invited, and both see them with the application', async () => {
  const { company, seeker, application, interview } = await scene.offerOne();
  expect(interview).toMatchObject({
    ...{ application, state: 'offered', kind: 'video', minutes: 45, starts_at: null, calendar: null },
    slots: OFFER.slots.map((starts_at) => ({ starts_at, proposed_by: 'job_provider', is_taken: false })),
  });
  for (const person of [company, seeker]) {
    const one = readOk<Application>(await person.get(`/api/auth/applications/${application}/`));
    expect(one.interview).toEqual(interview);
    expect(readOk<Application[]>(await person.get('/api/auth/applications/'))[0]?.interview).toEqual(
      interview,
    );
    expect(readOk(await person.get('/api/interviews/'))).toEqual([interview]);
  }
});

it('an offer to a shortlisted candidate is the invitation', async () => {
  const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
  const application = await scene.invite(company, seeker, { status: 'shortlisted' });
  expect((await scene.offer(company, application)).statusCode).toBe(201);
  const one = readOk<Application>(await seeker.get(`/api/auth/applications/${application}/`));
  expect(one.status).toBe('interview');
});

it('an invitation with times is one mail and one notice, and moves the application or offers nothing', async () => {
  const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
  const application = await scene.invite(company, seeker, { status: 'shortlisted' });
  const listKinds = async () =>
    readOk<{ items: { kind: string }[] }>(await seeker.get('/api/notices/')).items.map(({ kind }) => kind);
  const before = [await listKinds(), await scene.mailsTo(seeker, /./)].map(({ length }) => length);
  expect((await scene.offer(company, application, { minutes: 9 })).statusCode).toBe(400);
  expect((await scene.offer(company, application)).statusCode).toBe(201);
  const kinds = (await listKinds()).slice(0, -(before[0] ?? 0));
  const mails = (await scene.mailsTo(seeker, /./)).slice(before[1]);
  expect(kinds).toEqual(['interview-offered']);
  expect(mails.map(({ subject }) => subject)).toEqual(['Alta Medica invites you to an interview: Cook']);
  expect(mails[0]?.text).toContain('What happens next');
});

it('an invitation without times says that the company will make contact', async () => {
  const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
  await scene.invite(company, seeker);
  const mail = (await scene.mailsTo(seeker, /^Your application to Alta Medica: Cook$/)).at(-1);
  expect(mail?.text).toContain('You are invited to an interview');
  expect(mail?.text).toContain('They will contact you to agree on a time.');
});

it.each(['reviewed', 'rejected'])('no times are offered to a candidate who is %s', async (status) => {
  const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
  const application = await scene.invite(company, seeker, { status });
  expect((await scene.offer(company, application)).statusCode).toBe(409);
  expect(await scene.get(seeker, application)).toEqual([]);
});

it('a second open offer for an application is refused', async () => {
  const { company, application } = await scene.offerOne();
  const refused = await scene.offer(company, application);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    409,
    'There is an open interview for this application. Change that one instead.',
  ]);
});

it.each([
  ['slots', { slots: ['2020-01-01T10:00:00Z'] }, 'This time is in the past.'],
  ['slots', { slots: ['2199-01-01T10:00:00Z'] }, 'Choose a time within the next year.'],
  ['slots', { slots: [] }, undefined],
  ['slots', { slots: Array(21).fill('2090-03-04T09:00:00Z') }, undefined],
  ['slots', { slots: ['2090-06-30T23:59:60Z'] }, undefined],
  ['minutes', { minutes: 9 }, undefined],
  ['minutes', { minutes: 481 }, undefined],
  ['place', { kind: 'video', place: 'room 3' }, 'Enter a valid URL, such as https://www.example.ch'],
  ['place', { kind: 'phone', place: 'call me' }, 'Enter a phone number such as +41 79 123 45 67.'],
  ['place', { place: '   ' }, undefined],
  ['interviewers', { interviewers: [] }, undefined],
  ['note', { note: 'x'.repeat(2001) }, undefined],
] as const)('an offer with wrong %s is refused by field (%#)', async (field, changes, message) => {
  const [company, seeker] = [await joinCompany(test), await joinSeeker(test)];
  const application = await scene.invite(company, seeker);
  const reply = await scene.offer(company, application, changes as object);
  expect(reply.statusCode).toBe(400);
  const errors = reply.json<Record<string, string[]>>();
  expect(Object.keys(errors).map((name) => name.split('.')[0])).toContain(field);
  if (message) expect(errors[field]).toEqual([message]);
});

it('the candidate books a time, and both see it', async () => {
  const { company, seeker, application, interview } = await scene.offerOne();
  const booked = readOk<Interview>(await scene.book(seeker, interview, 1));
  expect(booked).toMatchObject({ state: 'booked', starts_at: '2090-03-05T13:00:00.000Z' });
  expect(booked.calendar).toBe(`/api/interviews/${interview.id}/calendar/`);
  expect(await scene.get(company, application)).toEqual([booked]);
  expect(readOk(await scene.book(seeker, interview, 1))).toEqual(booked);
  expect(readOk<Interview>(await scene.book(seeker, interview, 0)).starts_at).toBe(OFFER.slots[0]);
});

it('the candidate proposes other times, and the company books one of them', async () => {
  const { company, seeker, interview } = await scene.offerOne();
  const slots = ['2090-03-09T08:00:00.000Z', '2090-03-10T08:00:00.000Z'];
  const proposal = { slots, message: 'I am on holiday that week.' };
  const proposed = readOk<Interview>(await seeker.post(`/api/interviews/${interview.id}/propose/`, proposal));
  expect(proposed).toMatchObject({ state: 'proposed', message: proposal.message });
  const own = { ...proposed, slots: proposed.slots.filter((slot) => slot.proposed_by === 'job_seeker') };
  expect((await scene.book(seeker, own)).statusCode).toBe(409);
  const booked = readOk<Interview>(await scene.book(company, own, 1));
  expect(booked).toMatchObject({ state: 'booked', starts_at: slots[1], message: '' });
});

it('the candidate declines with a reason, and the company may offer again', async () => {
  const { company, seeker, application, interview } = await scene.offerOne();
  const message = 'I have found another job.';
  const declined = await seeker.post(`/api/interviews/${interview.id}/decline/`, { message });
  expect(readOk(declined)).toMatchObject({ state: 'declined', message });
  expect((await scene.book(seeker, interview)).statusCode).toBe(409);
  expect((await scene.offer(company, application)).statusCode).toBe(201);
});

it('a time that has passed is not booked, and an interview that has begun is not changed', async () => {
  const { company, seeker, interview } = await scene.offerOne({
    slots: ['2090-02-25T08:10:00.000Z', '2090-02-25T08:30:00.000Z'],
  });
  test.setClock(new Date('2090-02-25T08:10:00Z'));
  const late = await scene.book(seeker, interview, 0);
  expect([late.statusCode, late.json<{ detail: string }>().detail]).toEqual([
    409,
    'This time is in the past.',
  ]);
  readOk(await scene.book(seeker, interview, 1));
  test.setClock(new Date('2090-02-25T08:30:00Z'));
  const begun = await company.post(`/api/interviews/${interview.id}/cancel/`, {});
  expect([begun.statusCode, begun.json<{ detail: string }>().detail]).toEqual([
    409,
    'This interview has taken place.',
  ]);
});

it('a stranger finds neither the interview nor its calendar file', async () => {
  const { interview, seeker } = await scene.offerOne();
  readOk(await scene.book(seeker, interview));
  const [stranger, other] = [await joinCompany(test), await joinSeeker(test)];
  const path = `/api/interviews/${interview.id}`;
  expect((await other.post(`${path}/book/`, { slot: interview.slots[0]?.id })).statusCode).toBe(404);
  expect((await other.post(`${path}/decline/`, {})).statusCode).toBe(404);
  expect((await stranger.patch(`${path}/`, { minutes: 20 })).statusCode).toBe(404);
  expect((await stranger.post(`${path}/cancel/`, {})).statusCode).toBe(404);
  expect((await stranger.get(`${path}/calendar/`)).statusCode).toBe(404);
  expect(readOk(await other.get(`/api/interviews/?application=${interview.application}`))).toEqual([]);
});

it('the slot of another interview is not booked', async () => {
  const one = await scene.offerOne();
  const two = await scene.offerOne();
  expect((await scene.book(one.seeker, { ...one.interview, slots: two.interview.slots })).statusCode).toBe(
    409,
  );
});

it.each(['withdrawn', 'rejected'])('an application that is %s cancels its interview', async (status) => {
  const { company, seeker, application, interview } = await scene.offerOne();
  readOk(await scene.book(seeker, interview));
  const path = `/api/auth/applications/${application}/`;
  if (status === 'withdrawn') readOk(await seeker.patch(path, { status }));
  else readOk(await company.patch(`${path}update-status/`, { status }));
  expect(await scene.get(seeker, application)).toMatchObject([{ state: 'cancelled', starts_at: null }]);
  for (const person of [company, seeker]) {
    const { items } = readOk<NoticesPage>(await person.get('/api/notices/'));
    const [notification] = items.filter(({ kind }) => kind === 'interview-cancelled');
    expect(notification?.text).toMatch(/for “Cook” on Saturday, 4 March 2090, 10:00 is cancelled\.$/);
  }
});

it('a time in the week of the clock change is mailed as clocks in Switzerland show it', async () => {
  const slots = ['2090-10-28T09:00', '2090-10-30T09:00'].map(
    (time) => readSwissTime(time)?.toISOString() ?? '',
  );
  expect(slots).toEqual(['2090-10-28T07:00:00.000Z', '2090-10-30T08:00:00.000Z']);
  const { seeker } = await scene.offerOne({ slots });
  const [mail] = await scene.mailsTo(seeker, /invites you to an interview/);
  expect(mail?.text).toContain('- Saturday, 28 October 2090, 09:00');
  expect(mail?.text).toContain('- Monday, 30 October 2090, 09:00');
});
