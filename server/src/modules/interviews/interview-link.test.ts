import type { Interview } from '@metier/sdk/contract';
import { readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createInterviewScene, readCalendar } from './testing/interview-scene';

const test = startTestApp();
const scene = createInterviewScene(test);
beforeEach(() => test.setClock(new Date('2090-02-25T08:00:00Z')));

const at = (action: string, token: string) => `/api/interviews/link/${action}?token=${token}`;

it('the mailed link shows the interview without a login, and books a time', async () => {
  const { seeker, company, interview } = await scene.offerOne();
  const token = await scene.readToken(seeker);
  const visitor = test.visit();
  expect(readOk(await visitor.get(at('', token)))).toEqual(interview);
  const booked = await visitor.post(at('book/', token), { slot: interview.slots[1]?.id });
  expect(readOk<Interview>(booked)).toMatchObject({
    state: 'booked',
    starts_at: interview.slots[1]?.starts_at,
  });
  expect(await scene.get(company, interview.application)).toMatchObject([{ state: 'booked' }]);
  const file = await visitor.get(readOk<Interview>(booked).calendar ?? '');
  expect(readCalendar(file.body).start).toBe(interview.slots[1]?.starts_at);
});

it('following the link changes nothing, however often a mail scanner does it', async () => {
  const { seeker, interview } = await scene.offerOne();
  const token = await scene.readToken(seeker);
  for (const action of ['', 'book/', 'propose/', 'decline/', 'calendar/', ''])
    await test.visit().get(at(action, token));
  expect(await scene.get(seeker, interview.application)).toEqual([interview]);
});

it('the mail of an offer is the invitation: its times in Swiss time, and one link to choose one', async () => {
  const { seeker } = await scene.offerOne();
  const [mail] = await scene.mailsTo(seeker, /Alta Medica invites you to an interview: Cook/);
  expect(mail?.text).toContain('You are invited to an interview');
  expect(mail?.text).toContain('(Swiss time)');
  expect(mail?.text).toContain('- Saturday, 4 March 2090, 10:00');
  for (const part of [mail?.text, mail?.html])
    expect(new Set(part?.match(/[^"\s>]*\/interviews\/answer\?[^"\s<]*/g)).size).toBe(1);
});

it('the candidate proposes times and declines by the link', async () => {
  const { seeker, interview } = await scene.offerOne();
  const token = await scene.readToken(seeker);
  const visitor = test.visit();
  const proposal = { slots: ['2090-03-20T09:00:00.000Z'], message: 'Later, please.' };
  expect(readOk(await visitor.post(at('propose/', token), proposal))).toMatchObject({ state: 'proposed' });
  expect(readOk(await visitor.post(at('decline/', token), {}))).toMatchObject({ state: 'declined' });
  expect(await scene.get(seeker, interview.application)).toMatchObject([{ state: 'declined' }]);
});

it.each(['', 'abc', '1', '1.abc', '99999999999.abc', '0.x', '-1.x', '1e3.x', '2147483648.x', '%00', '..'])(
  'the token %j is refused by field',
  async (token) => {
    const reply = await test.visit().get(at('', token));
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<object>())).toEqual(['token']);
  },
);

it('the token of one interview is none of another', async () => {
  const [one, two] = [await scene.offerOne(), await scene.offerOne()];
  const [, signature = ''] = (await scene.readToken(one.seeker)).split('.');
  const forged = await test.visit().get(at('', `${two.interview.id}.${signature}`));
  expect(forged.statusCode).toBe(400);
  const token = await scene.readToken(one.seeker);
  const other = await test.visit().post(at('book/', token), { slot: two.interview.slots[0]?.id });
  expect(other.statusCode).toBe(409);
});

it.each([
  ['declined', (path: string, { seeker }: People) => seeker.post(`${path}decline/`, {})],
  ['cancelled', (path: string, { company }: People) => company.post(`${path}cancel/`, {})],
])('the link ends when the interview is %s', async (_state, end) => {
  const one = await scene.offerOne();
  const token = await scene.readToken(one.seeker);
  readOk(await end(`/api/interviews/${one.interview.id}/`, one));
  for (const reply of [
    await test.visit().get(at('', token)),
    await test.visit().post(at('book/', token), { slot: one.interview.slots[0]?.id }),
  ])
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { token: ['This link has expired, because the interview is no longer open.'] },
    ]);
});

it('the link ends when the interview begins', async () => {
  const { seeker, interview } = await scene.offerOne();
  const token = await scene.readToken(seeker);
  readOk(await scene.book(seeker, interview));
  test.setClock(new Date('2090-03-04T08:59:00Z'));
  expect((await test.visit().get(at('', token))).statusCode).toBe(200);
  test.setClock(new Date('2090-03-04T09:00:00Z'));
  expect((await test.visit().get(at('', token))).statusCode).toBe(400);
});

type People = Pick<Awaited<ReturnType<typeof scene.offerOne>>, 'seeker' | 'company'>;
