import type { NoticeSettings } from '@metier/sdk/contract';
import { startTestApp, TEST_ORIGIN, type TestClient } from '../../testing/index';
import { readOk } from '../../testing/fixtures';
import { createNotificationScene } from './testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const { apply, setStatus, texts, choose, mailsTo, runAt } = scene;
afterEach(() => test.setClock(undefined));

it('a kind that is switched off makes no notification on the page and no mail', async () => {
  const { seeker, application } = await apply();
  const settings = await choose(seeker, { kind: 'status-changed', page: false, mail: 'none' });
  expect(settings.choices.map(({ kind }) => kind)).toEqual([
    'application-sent',
    'status-changed',
    'job-closed',
    'employer-left',
    'job-alert',
    'company-jobs',
    'message-received',
    'interview-offered',
    'interview-booked',
    'interview-cancelled',
    'interview-reminder',
    'job-removed',
    'moderation-decision',
    'review-received',
  ]);
  await setStatus(application.id, 'shortlisted');
  expect(await texts(seeker)).toEqual([]);
  expect(await mailsTo(seeker.user.email)).toEqual([]);
});

it('the settings take the kinds of one’s own role only', async () => {
  const { seeker } = await apply();
  const response = await seeker.put('/api/notices/settings/', {
    choices: [{ kind: 'application-withdrawn', page: true, mail: 'daily' }],
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ choices: ['Your account does not receive notices of this kind.'] });
});

describe('the daily mail', () => {
  it('comes once at seven in Switzerland, with what is unread, after days without a server too', async () => {
    test.setClock(new Date('2027-03-26T20:00:00Z'));
    const { seeker, application } = await apply('<Cook> & co.');
    await choose(
      seeker,
      { kind: 'status-changed', page: false, mail: 'daily' },
      { kind: 'message-received', page: true, mail: 'daily' },
    );
    await setStatus(application.id, 'shortlisted');
    const message = readOk<{ id: number }>(
      await scene.company.post('/api/messages/', { application: application.id, body: 'Secret words' }),
    );
    readOk(await seeker.patch(`/api/messages/${message.id}/`, { read: true }));
    await runAt('2027-03-27T05:59:59Z');
    expect(await mailsTo(seeker.user.email)).toEqual([]);
    await runAt('2027-03-30T12:00:00Z');
    await runAt('2027-03-31T12:00:00Z');
    const [mail, ...others] = await mailsTo(seeker.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('One notice on Metier');
    const address = `${TEST_ORIGIN}/applications/${application.id}`;
    expect(mail?.text).toContain('Alta Medica has moved your application for “<Cook> & co.” to Shortlisted.');
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(`<a href="${address}"`);
    expect(mail?.html).toContain('&lt;Cook&gt;');
    expect(mail?.text).not.toContain('Secret words');
  });

  it('does not come for what the person has ended meanwhile', async () => {
    test.setClock(new Date('2027-04-10T20:00:00Z'));
    const { seeker, application } = await apply();
    await choose(seeker, { kind: 'status-changed', page: true, mail: 'daily' });
    await setStatus(application.id, 'shortlisted');
    await choose(seeker, { kind: 'status-changed', page: true, mail: 'none' });
    await runAt('2027-04-11T06:00:00Z');
    expect(await mailsTo(seeker.user.email)).toEqual([]);
  });
});

it('an address that is not confirmed gets no mail, and the notification is on the page', async () => {
  const { seeker, application } = await apply();
  await test.dependencies.db.execute(
    `update users set email_confirmed_at = null where id = ${seeker.user.id}`,
  );
  await setStatus(application.id, 'shortlisted');
  expect(await texts(seeker)).toHaveLength(1);
  expect(await mailsTo(seeker.user.email)).toEqual([]);
  expect(readOk<NoticeSettings>(await seeker.get('/api/notices/settings/'))).toMatchObject({
    email: seeker.user.email,
    is_confirmed: false,
  });
});

describe('the link that ends a kind of mail', () => {
  const press = (url: string) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  async function readLink(): Promise<{ seeker: TestClient; email: string; id: number; link: string }> {
    const { seeker, application } = await apply();
    await setStatus(application.id, 'shortlisted');
    const [mail] = await mailsTo(seeker.user.email);
    const link = /<(.+)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(link).toMatch(`${TEST_ORIGIN}/notices/unsubscribe/?token=`);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    return { seeker, email: seeker.user.email, id: application.id, link };
  }

  it('works in a mail program without a session, twice too, for this kind alone', async () => {
    const { seeker, email, id, link } = await readLink();
    expect((await press(link.replace(TEST_ORIGIN, ''))).statusCode).toBe(204);
    expect((await press(link.replace(TEST_ORIGIN, ''))).statusCode).toBe(204);
    await setStatus(id, 'hired');
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await texts(seeker)).toHaveLength(2);
    readOk(await scene.company.post('/api/messages/', { application: id, body: 'Monday?' }));
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('works on its page without a login, and only with its signature', async () => {
    const { email, id, link } = await readLink();
    const token = new URL(link).searchParams.get('token') ?? '';
    const send = (changed: string) => test.visit().post('/api/notices/unsubscribe/', { token: changed });
    for (const wrong of [`1${token}`, token.replace('status', 'message'), '..', 'nothing', '1.daily.'])
      expect([wrong, (await send(wrong)).statusCode]).toEqual([wrong, 400]);
    expect((await press('/notices/unsubscribe/?token=1.daily.no')).statusCode).toBe(400);
    expect((await press('/notices/unsubscribe/')).statusCode).toBe(400);
    expect((await send(token)).statusCode).toBe(204);
    await setStatus(id, 'hired');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of the daily mail ends it for all of its kinds', async () => {
    test.setClock(new Date('2027-05-10T20:00:00Z'));
    const { seeker, application } = await apply();
    await choose(seeker, { kind: 'status-changed', page: true, mail: 'daily' });
    await setStatus(application.id, 'shortlisted');
    await runAt('2027-05-11T05:00:00Z');
    const [mail] = await mailsTo(seeker.user.email);
    const link = /<(.+)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect((await press(link.replace(TEST_ORIGIN, ''))).statusCode).toBe(204);
    const { choices } = readOk<NoticeSettings>(await seeker.get('/api/notices/settings/'));
    expect(choices.map(({ kind, mail: rhythm }) => [kind, rhythm])).toEqual([
      ['application-sent', 'now'],
      ['status-changed', 'none'],
      ['job-closed', 'now'],
      ['employer-left', 'now'],
      ['job-alert', 'now'],
      ['company-jobs', 'none'],
      ['message-received', 'now'],
      ['interview-offered', 'now'],
      ['interview-booked', 'now'],
      ['interview-cancelled', 'now'],
      ['interview-reminder', 'now'],
      ['job-removed', 'now'],
      ['moderation-decision', 'now'],
      ['review-received', 'none'],
    ]);
  });
});
