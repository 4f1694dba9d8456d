import type { AccountNotice } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { startTestApp, type TestClient } from '../../testing/index';
import { readOk } from '../../testing/fixtures';
import { emitNotification } from './emit-notification.service';
import { createNotificationScene } from './testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const { apply, setStatus, list, texts, mailsTo, runAt } = scene;
afterEach(() => test.setClock(undefined));

const countUnread = async (client: TestClient) =>
  readOk<{ unread_count: number }>(await client.get('/api/notices/unread-count/')).unread_count;

it('both sides are notified of what the other does, with a link to it', async () => {
  const { seeker, application } = await apply();
  await setStatus(application.id, 'shortlisted');
  readOk(await scene.company.post('/api/messages/', { application: application.id, body: 'Monday?' }));
  expect((await list(seeker)).items).toMatchObject([
    { text: 'Alta Medica has written to you about “Cook”.', path: `/messages?application=${application.id}` },
    {
      kind: 'status-changed',
      text: 'Alta Medica has moved your application for “Cook” to Shortlisted.',
      path: `/applications/${application.id}`,
      read: false,
    },
  ]);
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' }));
  expect((await texts(scene.company)).slice(0, 2)).toEqual([
    'Léa Muster has withdrawn the application for “Cook”.',
    'Léa Muster has applied for “Cook”.',
  ]);
});

it('reviews are notified: the company’s without the author', async () => {
  const { seeker, application } = await apply();
  await setStatus(application.id, 'shortlisted');
  await setStatus(application.id, 'hired');
  const review = { rating: 5, title: 'Good', comment: 'Very good to work with.' };
  readOk(
    await scene.company.post('/api/auth/reviews-by-provider/', { ...review, job_seeker: seeker.profile.id }),
  );
  readOk(await seeker.post(`/api/auth/jobproviders/${scene.company.profile.id}/reviews/`, review));
  expect((await list(seeker)).items[0]).toMatchObject({ text: 'Alta Medica has reviewed you.' });
  expect((await list(scene.company)).items[0]).toMatchObject({
    text: 'A candidate has reviewed your company.',
    path: `/company/${scene.company.profile.id}`,
  });
});

it('an event that is emitted twice makes one notification and one mail', async () => {
  const { seeker, application } = await apply();
  const emit = () =>
    inTransaction(test.dependencies.db, (tx) =>
      emitNotification(test.dependencies, tx, {
        kind: 'status-changed',
        eventKey: 'status-changed:twice',
        account: seeker.user.id,
        data: { application: application.id, job: 'Cook', company: 'Alta', status: 'reviewed' },
      }),
    );
  await Promise.all([emit(), emit()]);
  await emit();
  expect(await texts(seeker)).toHaveLength(1);
  expect(await mailsTo(seeker.user.email)).toHaveLength(1);
});

it('notifications come in pages, which a new one does not shift', async () => {
  const { seeker, application } = await apply();
  for (const body of ['1', '2', '3'])
    readOk(await scene.company.post('/api/messages/', { application: application.id, body }));
  const first = await list(seeker, '?page_size=2');
  expect(first.items).toHaveLength(2);
  readOk(await scene.company.post('/api/messages/', { application: application.id, body: '4' }));
  const second = await list(seeker, `?page_size=2&before=${first.next}`);
  expect(second).toMatchObject({ items: [{ read: false }], next: null });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('one notification is marked as read, or all up to the newest that was seen', async () => {
  const { seeker, application } = await apply();
  for (const body of ['1', '2', '3'])
    readOk(await scene.company.post('/api/messages/', { application: application.id, body }));
  const [newest, middle] = (await list(seeker)).items;
  const url = `/api/notices/${newest?.id}/`;
  expect(readOk<AccountNotice>(await seeker.patch(url, { read: true })).read).toBe(true);
  expect(await countUnread(seeker)).toBe(2);
  readOk(await seeker.post('/api/notices/read-all/', { up_to: (middle?.id ?? 0) - 1 }));
  expect(await countUnread(seeker)).toBe(1);
  readOk(await seeker.post('/api/notices/read-all/', { up_to: newest?.id }));
  expect(await countUnread(seeker)).toBe(0);
});

it('the notifications of another account are not there', async () => {
  const { seeker, application } = await apply();
  await setStatus(application.id, 'shortlisted');
  const [notification] = (await list(seeker)).items;
  const url = `/api/notices/${notification?.id}/`;
  expect((await scene.company.patch(url, { read: true })).statusCode).toBe(404);
  expect((await test.visit().patch(url, { read: true })).statusCode).toBe(401);
  readOk(await scene.company.post('/api/notices/read-all/', { up_to: notification?.id }));
  expect(await countUnread(seeker)).toBe(1);
});

it('messages that were read in their thread have no unread notification', async () => {
  const { seeker, application } = await apply();
  const write = async (body: string) =>
    readOk<{ id: number }>(await scene.company.post('/api/messages/', { application: application.id, body }));
  await write('1');
  const second = await write('2');
  await write('3');
  readOk(await seeker.patch(`/api/messages/${second.id}/`, { read: true }));
  expect((await list(seeker)).items.map(({ read }) => read)).toEqual([false, true, true]);
});

it('notifications older than a year are deleted in the night', async () => {
  const { seeker, application } = await apply();
  await setStatus(application.id, 'shortlisted');
  const count = async () => {
    const found = `select 1 from notices where user_id = ${seeker.user.id}`;
    return (await test.dependencies.db.execute(found)).rows.length;
  };
  await runAt(new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString());
  expect(await count()).toBe(1);
  await runAt(new Date(Date.now() + 370 * 24 * 60 * 60_000).toISOString());
  expect(await count()).toBe(0);
});
