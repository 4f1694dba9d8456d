import type { Application, StatusesReply, StatusInput } from '@metier/sdk/contract';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { eq } from 'drizzle-orm';
import { applicationMoves } from '../../db/schema/index';
import { startTestApp } from '../../testing/index';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from '../../testing/fixtures';

const test = startTestApp();

/** Transitions that bring a pending application to each status. */
const ways: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: [],
  reviewed: ['reviewed'],
  shortlisted: ['shortlisted'],
  interview: ['shortlisted', 'interview'],
  hired: ['shortlisted', 'hired'],
  rejected: ['rejected'],
  withdrawn: ['withdrawn'],
};

const statuses = Object.keys(ways) as ApplicationStatus[];

let company: CompanyClient;
let seeker: Seeker;

beforeAll(async () => {
  company = await joinCompany(test);
  seeker = await joinSeeker(test);
});
afterEach(() => test.setClock(undefined));

const addressOf = ({ id }: Application) => `/api/auth/applications/${id}/`;
const moveAsCompany = (application: Application, status: StatusInput) =>
  company.patch(`${addressOf(application)}update-status/`, { status });
const moveAsSeeker = (application: Application, status: StatusInput) =>
  seeker.patch(addressOf(application), { status });
const read = async (application: Application) =>
  readOk<Application>(await company.get(addressOf(application)));

async function bringTo(status: ApplicationStatus): Promise<Application> {
  const application = await applyTo(seeker, await publishJob(company));
  for (const step of ways[status])
    readOk(await (step === 'withdrawn' ? moveAsSeeker : moveAsCompany)(application, step));
  return read(application);
}

// The whole table of transitions is proved in shared/src/rules; here one case of each outcome per role.
it.each([
  { who: 'company', from: 'pending', to: 'shortlisted', outcome: 'allowed', answer: 200 },
  { who: 'company', from: 'pending', to: 'hired', outcome: 'refused', answer: 409 },
  { who: 'company', from: 'reviewed', to: 'reviewed', outcome: 'the same status', answer: 200 },
  { who: 'candidate', from: 'hired', to: 'withdrawn', outcome: 'allowed', answer: 200 },
  { who: 'candidate', from: 'pending', to: 'reviewed', outcome: 'refused', answer: 409 },
  { who: 'candidate', from: 'withdrawn', to: 'withdrawn', outcome: 'the same status', answer: 200 },
] as const)('the $who moving from $from to $to ($outcome) is answered $answer', async (row) => {
  const application = await bringTo(row.from);
  const move = row.who === 'company' ? moveAsCompany : moveAsSeeker;
  expect((await move(application, row.to)).statusCode).toBe(row.answer);
  expect((await read(application)).status).toBe(row.answer === 200 ? row.to : row.from);
});

it('a refused move says why', async () => {
  const response = await moveAsCompany(await bringTo('pending'), 'hired');
  expect(response.json()).toEqual({ detail: 'Review this application first.' });
});

it('submitted is another word for pending', async () => {
  expect((await moveAsCompany(await bringTo('pending'), 'submitted')).statusCode).toBe(200);
  expect((await moveAsCompany(await bringTo('hired'), 'submitted')).statusCode).toBe(409);
});

it('an unknown status, or none, is a 400 that names the field', async () => {
  const application = await bringTo('pending');
  for (const body of [{ status: 'promoted' }, { status: '' }, { status: null }, {}]) {
    const response = await company.patch(`${addressOf(application)}update-status/`, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['status']);
  }
});

it('the server sets the moment of each move and ignores the client’s', async () => {
  const application = await bringTo('pending');
  const steps = { reviewed: '2026-11-01', shortlisted: '2026-11-02', hired: '2026-11-03' };
  for (const [status, day] of Object.entries(steps)) {
    test.setClock(new Date(`${day}T09:00:00Z`));
    const body = { status, [`${status}_at`]: '1999-01-01T00:00:00Z' };
    readOk(await company.patch(`${addressOf(application)}update-status/`, body));
  }
  expect(await read(application)).toMatchObject({
    reviewed_at: '2026-11-01T09:00:00.000Z',
    shortlisted_at: '2026-11-02T09:00:00.000Z',
    hired_at: '2026-11-03T09:00:00.000Z',
    rejected_at: null,
    withdrawn_at: null,
  });
});

it('the server sets the moment of a withdrawal, too, and ignores the candidate’s', async () => {
  const application = await bringTo('pending');
  test.setClock(new Date('2026-11-04T09:00:00Z'));
  const body = { status: 'withdrawn', withdrawn_at: '1999-01-01T00:00:00Z', hired_at: 'never' };
  readOk(await seeker.patch(addressOf(application), body));
  expect(await read(application)).toMatchObject({
    withdrawn_at: '2026-11-04T09:00:00.000Z',
    hired_at: null,
  });
});

it('the same status again changes nothing, not even its moment', async () => {
  test.setClock(new Date('2026-11-01T09:00:00Z'));
  const application = await bringTo('reviewed');
  test.setClock(new Date('2026-11-02T09:00:00Z'));
  expect(readOk(await moveAsCompany(application, 'reviewed'))).toEqual(application);
});

it('each move is recorded with actor, from, to and time; a refused or repeated one is not', async () => {
  test.setClock(new Date('2026-11-01T09:00:00Z'));
  const application = await bringTo('interview');
  await moveAsCompany(application, 'interview');
  await moveAsCompany(application, 'pending');
  await moveAsSeeker(application, 'withdrawn');
  const moves = await test.dependencies.db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, application.id))
    .orderBy(applicationMoves.id);
  const movedAt = new Date('2026-11-01T09:00:00Z');
  expect(moves).toMatchObject([
    { fromStatus: 'pending', toStatus: 'shortlisted', actorId: company.user.id, movedAt },
    { fromStatus: 'shortlisted', toStatus: 'interview', actorId: company.user.id, movedAt },
    { fromStatus: 'interview', toStatus: 'withdrawn', actorId: seeker.user.id, movedAt },
  ]);
});

it('of moves at the same moment that exclude one another, one wins', async () => {
  const application = await bringTo('shortlisted');
  const attempts: ApplicationStatus[] = ['hired', 'rejected', 'hired', 'rejected'];
  const responses = await Promise.all(attempts.map((status) => moveAsCompany(application, status)));
  const codes = responses.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, 200, 409, 409]);
  const moves = await test.dependencies.db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, application.id));
  expect(moves).toHaveLength(2);
});

it('fifty moves at once leave a history without a gap', async () => {
  const application = await bringTo('pending');
  const asked = Array.from({ length: 50 }, (_, index) => statuses[index % statuses.length] ?? 'pending');
  const responses = await Promise.all(
    asked.map((status) =>
      status === 'withdrawn' ? moveAsSeeker(application, status) : moveAsCompany(application, status),
    ),
  );
  expect(responses.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([]);
  const moves = await test.dependencies.db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, application.id))
    .orderBy(applicationMoves.id);
  const arrivals = ['pending', ...moves.map(({ toStatus }) => toStatus)];
  expect(moves.map(({ fromStatus }) => fromStatus)).toEqual(arrivals.slice(0, -1));
  expect((await read(application)).status).toBe(arrivals.at(-1));
});

describe('several applications at once', () => {
  const moveAll = (who: CompanyClient | Seeker, applications: readonly number[], status: string) =>
    who.post('/api/auth/applications/update-status/', { applications, status });

  it('are moved independently, and each refusal has its reason', async () => {
    const [pending, again, hired] = [
      await bringTo('pending'),
      await bringTo('shortlisted'),
      await bringTo('hired'),
    ];
    const foreign = await applyTo(seeker, await publishJob(await joinCompany(test)));
    const ids = [pending.id, hired.id, again.id, foreign.id, pending.id];
    const { moved, refused } = readOk<StatusesReply>(await moveAll(company, ids, 'shortlisted'));
    expect(moved.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: pending.id, status: 'shortlisted' },
      { id: again.id, status: 'shortlisted' },
    ]);
    expect(refused).toEqual([
      { application: hired.id, detail: 'Already hired.' },
      { application: foreign.id, detail: 'Not found.' },
    ]);
    expect(await read(hired)).toMatchObject({ status: 'hired' });
  });

  it('are one to a hundred, of a known status, and never a candidate’s to move', async () => {
    const { id } = await bringTo('pending');
    for (const applications of [[], Array.from({ length: 101 }, (_, at) => at + 1), ['x'], [-1]]) {
      const response = await moveAll(company, applications as number[], 'reviewed');
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('applications');
    }
    expect((await moveAll(company, [id], 'adored')).json()).toHaveProperty('status');
    expect((await moveAll(seeker, [id], 'reviewed')).statusCode).toBe(403);
  });
});
