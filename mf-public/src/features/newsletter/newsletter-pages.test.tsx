import { screen } from '@testing-library/react';
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

test('the link of a mail about a notice names its kind, and ends it by one press without a login', async () => {
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

test('a link that was cut in two cannot be followed', async () => {
  renderRemote(remote, '/newsletter/confirm/');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(API_FAILURES)('leaving can be tried again while the API $name', async ({ reply }) => {
  api.on('post', 'newsletter/unsubscribe/', reply);
  const { person } = renderRemote(remote, '/newsletter/unsubscribe/?token=abc-1', { timeout: 300 });
  await person.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toBeVisible();

  api.on('post', 'newsletter/unsubscribe/', { status: 204 });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(
    await screen.findByText('Your address has been deleted. You will get no more newsletters.'),
  ).toBeVisible();
});
