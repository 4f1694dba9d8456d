import { screen } from '@testing-library/react';
import { ConfirmedAlert } from '@metier/sdk/contract';
import { API_FAILURES, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

test('following the link alone confirms nothing; a press does', async () => {
  api.on('post', 'newsletter/confirm/', { status: 204 });
  const { person } = renderRemote(remote, '/newsletter/confirm/?token=abc-1');
  expect(await screen.findByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  expect(api.calls).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Confirm Subscription' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible();
  expect(api.calls.map(({ body }) => body)).toEqual([{ token: 'abc-1' }]);
});

test('an expired link says so', async () => {
  const message = 'This link is no longer valid. Please subscribe again.';
  api.on('post', 'newsletter/confirm/', { status: 400, body: { token: [message] } });
  const { person } = renderRemote(remote, '/newsletter/confirm/?token=old');
  await person.click(await screen.findByRole('button', { name: 'Confirm Subscription' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test('leaving takes one press, and says that the address is forgotten', async () => {
  api.on('post', 'newsletter/unsubscribe/', { status: 204 });
  const { person } = renderRemote(remote, '/newsletter/unsubscribe/?token=abc-1');
  await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/newsletter/unsubscribe/']);
});

test('the link of a mail about a notification names its kind, and ends it by one press without a login', async () => {
  api.on('post', 'notices/unsubscribe/', { status: 204 });
  const { person } = renderRemote(remote, '/notices/unsubscribe/?token=12.message-received.abc');
  expect(await screen.findByRole('heading', { name: 'No more of these mails?' })).toBeVisible();
  expect(screen.getByText(/no more mails for “New messages”/)).toBeVisible();
  expect(api.calls).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/notices/unsubscribe/', { token: '12.message-received.abc' }],
  ]);
});

test('the link of a mail of an unknown kind speaks of these mails', async () => {
  renderRemote(remote, '/notices/unsubscribe/?token=12.no-such-kind.abc');
  expect(await screen.findByText(/^You then get no more of these mails\. /)).toBeVisible();
});

test('the link of a first mail starts an alert by one press, and leads to all alerts of the address', async () => {
  api.on('post', 'alerts/confirm/', { body: { token: '5.abc' } }, ConfirmedAlert);
  const { person } = renderRemote(remote, '/alerts/confirm/?token=61.confirm.abc');
  expect(await screen.findByRole('heading', { name: 'Start your job alert' })).toBeVisible();
  expect(api.calls).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Start the Alert' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your job alert is running' })).toBeVisible();
  expect(api.calls.map(({ body }) => body)).toEqual([{ token: '61.confirm.abc' }]);
  expect(screen.getByRole('link', { name: 'Manage Your Job Alerts' })).toHaveAttribute(
    'href',
    '/alerts/manage?token=5.abc',
  );
});

test('the link of an alert that has ended says so', async () => {
  const message = 'This link is no longer valid. Please save the search again.';
  api.on('post', 'alerts/confirm/', { status: 400, body: { token: [message] } });
  const { person } = renderRemote(remote, '/alerts/confirm/?token=old');
  await person.click(await screen.findByRole('button', { name: 'Start the Alert' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test('the link of a mail with jobs ends its alert by one press', async () => {
  api.on('post', 'alerts/unsubscribe/', { status: 204 });
  const { person } = renderRemote(remote, '/alerts/unsubscribe/?token=61.end.abc');
  expect(await screen.findByRole('heading', { name: 'End this job alert?' })).toBeVisible();
  expect(api.calls).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'End the Alert' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your job alert has ended' })).toBeVisible();
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/alerts/unsubscribe/', { token: '61.end.abc' }],
  ]);
});

test('a link that was cut in two cannot be followed', async () => {
  renderRemote(remote, '/newsletter/confirm/');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(API_FAILURES)('leaving can be tried again while the API $name', async ({ reply }) => {
  api.on('post', 'newsletter/unsubscribe/', reply);
  const { person } = renderRemote(remote, '/newsletter/unsubscribe/?token=abc-1');
  await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toBeVisible();

  api.on('post', 'newsletter/unsubscribe/', { status: 204 });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(
    await screen.findByText('Your address has been deleted. You will get no more newsletters.'),
  ).toBeVisible();
});
