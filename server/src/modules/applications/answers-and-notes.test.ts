import type { Application, Job } from '@metier/sdk/contract';
import { eq } from 'drizzle-orm';
import { applicationNotes, applications } from '../../db/schema/index';
import { answers, applyTo, joinSeeker, readOk, type CompanyClient } from '../../testing/fixtures';
import { addressOf, read, startWithJob, withdraw } from './testing/start-with-job';

const { test, offer } = startWithJob();
let company: CompanyClient;
let job: Job;
beforeEach(() => {
  ({ company, job } = offer);
});

describe('answering', () => {
  it('changes the given fields and leaves the rest', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const changes = { cover_letter: 'Dear team', salary_expectation: 5300.5 };
    expect(readOk(await seeker.patch(addressOf(application), changes))).toEqual({
      ...application,
      cover_letter: 'Dear team',
      salary_expectation: '5300.50',
    });
  });

  it('changes nothing with an empty body or unknown fields', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const unknown = {
      colour: 'blue',
      submitted_at: '2020-01-01T00:00:00Z',
      hired_at: '2020-01-01T00:00:00Z',
    };
    for (const body of [{}, unknown])
      expect(readOk(await seeker.patch(addressOf(application), body))).toEqual(application);
  });

  it.each([
    ['first_name', ' '],
    ['email', 'lea'],
    ['phone', ''],
    ['phone', 'ask me'],
    ['availability', '2020-02-01'],
    ['experience', 'much'],
    ['availability', 'soon'],
    ['salary_expectation', 'a lot'],
    ['salary_expectation', '1.234'],
    ['cover_letter', 'x'.repeat(20_001)],
    ['status', 'promoted'],
  ])('is refused at the field that is wrong: %s', async (field, value) => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const response = await seeker.patch(addressOf(application), { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await read(seeker, application)).toEqual(application);
  });

  it('is the candidate’s: the company is refused, even beside a note', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    for (const body of [
      { phone: '+41 79 555 00 01' },
      { status: 'hired' },
      { notes: 'Kind', phone: '+41 79 555 00 01' },
    ])
      expect((await company.patch(addressOf(application), body)).statusCode).toBe(403);
    expect((await read(company, application)).notes).toBe('');
  });

  it('ends with the withdrawal; only the withdrawal itself may be said again', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    test.setClock(new Date('2026-11-20T09:00:00Z'));
    const withdrawn = await withdraw(seeker, application);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', withdrawn_at: '2026-11-20T09:00:00.000Z' });
    test.setClock(new Date('2026-11-21T09:00:00Z'));
    expect(await withdraw(seeker, application)).toEqual(withdrawn);
    for (const body of [
      { phone: '+41 79 555 00 01' },
      { status: 'pending' },
      { phone: '+41 79 555 00 01', status: 'withdrawn' },
    ])
      expect((await seeker.patch(addressOf(application), body)).statusCode).toBe(409);
    expect((await company.patch(addressOf(application), { notes: 'Pity' })).statusCode).toBe(409);
    const note = await company.post(`${addressOf(application)}add-note/`, { note: 'Pity' });
    expect(note.statusCode).toBe(409);
  });

  it('and withdrawing in one call does both', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    const body = { phone: '+41 79 555 00 01', status: 'withdrawn', withdrawn_at: '2020-01-01T00:00:00Z' };
    const changed = readOk<Application>(await seeker.patch(addressOf(application), body));
    expect(changed).toMatchObject({ phone: '+41 79 555 00 01', status: 'withdrawn' });
    expect(changed.withdrawn_at).not.toContain('2020');
  });
});

it('an availability that has passed since it was sent is kept, and no other in the past accepted', async () => {
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, job);
  await test.dependencies.db
    .update(applications)
    .set({ availability: '2020-02-01' })
    .where(eq(applications.id, application.id));
  const patch = { availability: '2020-02-01', cover_letter: 'Dear Alta' };
  expect(readOk(await seeker.patch(addressOf(application), patch))).toMatchObject(patch);
  const other = await seeker.patch(addressOf(application), { availability: '2020-02-02' });
  expect(other.json()).toEqual({ availability: ['This date is in the past.'] });
});

describe('notes', () => {
  it('are the company’s: rows with author and time, read as one text', async () => {
    const application = await applyTo(await joinSeeker(test), job);
    await company.patch(addressOf(application), { notes: ' Kind ' });
    const added = await company.post(`${addressOf(application)}add-note/`, { note: 'Call back' });
    expect(added.statusCode).toBe(201);
    expect((await read(company, application)).notes).toBe('Kind\n\nCall back');
    const rows = await test.dependencies.db
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, application.id));
    expect(rows).toMatchObject([
      { text: 'Kind', authorId: company.user.id, createdAt: expect.any(Date) },
      { text: 'Call back', authorId: company.user.id, createdAt: expect.any(Date) },
    ]);
    expect(readOk(await company.patch(addressOf(application), { notes: '' }))).toMatchObject({ notes: '' });
  });

  it('do not exist for the candidate, in no reply', async () => {
    const seeker = await joinSeeker(test);
    const application = await applyTo(seeker, job);
    await company.patch(addressOf(application), { notes: 'Kind' });
    const [listed] = readOk<Application[]>(await seeker.get('/api/auth/applications/'));
    const changed = readOk<Application>(
      await seeker.patch(addressOf(application), { phone: '+41 79 555 00 01' }),
    );
    for (const seen of [application, await read(seeker, application), listed, changed])
      expect(seen).not.toHaveProperty('notes');
    expect((await seeker.patch(addressOf(application), { notes: 'Me too' })).statusCode).toBe(403);
    expect((await read(company, application)).notes).toBe('Kind');
  });

  it('need words', async () => {
    const application = await applyTo(await joinSeeker(test), job);
    const response = await company.post(`${addressOf(application)}add-note/`, { note: '  ' });
    expect([response.statusCode, response.json()]).toEqual([400, { note: ['This field may not be blank.'] }]);
  });
});

it('when the first answers came in is kept, and never written again', async () => {
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, job, {});
  const readAnsweredAt = async () => {
    const [row] = await test.dependencies.db
      .select()
      .from(applications)
      .where(eq(applications.id, application.id));
    return row?.answeredAt?.toISOString();
  };
  expect(await readAnsweredAt()).toBeUndefined();
  test.setClock(new Date('2026-11-20T09:00:00Z'));
  await seeker.patch(addressOf(application), answers);
  test.setClock(new Date('2026-11-21T09:00:00Z'));
  await seeker.patch(addressOf(application), answers);
  expect(await readAnsweredAt()).toBe('2026-11-20T09:00:00.000Z');
});
