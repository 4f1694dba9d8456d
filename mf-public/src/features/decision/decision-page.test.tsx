import { ModerationDecision } from '@metier/sdk/contract';
import { API_FAILURES, renderRemote, setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';

const api = setupFakeApi();

const makeDecision = (given: Partial<ModerationDecision> = {}): ModerationDecision => ({
  id: 3,
  action: 'hide',
  target: 'job',
  title: 'Parcel forwarder',
  reason: 'Who pays for the parcels?',
  created_at: '2026-11-22T08:15:00.000Z',
  can_appeal: true,
  appeal: null,
  ...given,
});

const reply = (given: Partial<ModerationDecision> = {}) =>
  api.on('get', 'decisions/:id/', { body: makeDecision(given) }, ModerationDecision);
const open = () => renderRemote(remote, '/decisions/3?token=mailed');

test('the account concerned reads the reason by the mailed link, and answers once', async () => {
  reply();
  const { person, toasts } = open();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Your job “Parcel forwarder” is hidden while we look at it.',
    }),
  ).toBeVisible();
  expect(screen.getByText('Who pays for the parcels?')).toBeVisible();
  await person.type(screen.getByLabelText('What do you want to say about it?'), 'The sender.');
  const answered = {
    can_appeal: false,
    appeal: { text: 'The sender.', created_at: '2026-11-22T09:00:00.000Z', answer: null },
  };
  api.on('post', 'decisions/:id/appeal/', { body: makeDecision(answered) }, ModerationDecision);
  reply(answered);
  await person.click(screen.getByRole('button', { name: 'Send Answer' }));
  expect(await screen.findByText('We have your answer, and will write to you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Answer' })).toBeNull();
  expect(toasts).toEqual(['success: Your answer has been sent.']);
  const sent = api.calls.find(({ method }) => method === 'post');
  expect([sent?.query.get('token'), sent?.body]).toEqual(['mailed', { text: 'The sender.' }]);
});

test('our answer says what was decided, and why', async () => {
  const answer = { action: 'restore', reason: 'Thank you.', created_at: '2026-11-23T09:00:00.000Z' } as const;
  reply({
    can_appeal: false,
    appeal: { text: 'The sender.', created_at: '2026-11-22T09:00:00.000Z', answer },
  });
  open();
  expect(await screen.findByText('Your job “Parcel forwarder” is visible again.')).toBeVisible();
  expect(screen.getByText('Thank you.')).toBeVisible();
});

test('an unknown decision leads to the login', async () => {
  api.on('get', 'decisions/:id/', { status: 404, body: { detail: 'Not found.' } });
  open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fdecisions%2F3',
  );
});

test.each(API_FAILURES)('the decision is offered again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  reply();
  await person.click(retry);
  expect(await screen.findByText('Who pays for the parcels?')).toBeVisible();
});
