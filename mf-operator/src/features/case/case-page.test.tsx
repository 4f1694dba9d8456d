import { ModerationCaseDetails } from '@metier/sdk/contract';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { makeCaseDetails } from '../../testing/make-case';

const api = setupFakeApi();
const user = makeUser({ account_type: 'operator' });
const reply = (given: Partial<ModerationCaseDetails> = {}) =>
  api.on('get', 'moderation/cases/:id/', { body: makeCaseDetails(given) }, ModerationCaseDetails);
const open = () => renderRemote(remote, '/operator/cases/4', { user });

test('a case shows what was reported beside the reports', async () => {
  reply();
  open();
  const content = within(await screen.findByRole('region', { name: 'What was reported' }));
  expect(content.getByText('You forward parcels from home.')).toBeVisible();
  expect(content.getByText('Quick Cash · Bern')).toBeVisible();
  expect(content.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/job/31');
  expect(screen.getByText('They want CHF 300 first.')).toBeVisible();
  expect(document.title).toBe('Parcel forwarder – Reports – Metier');
});

test('an action is carried out with its reason, and the log shows it', async () => {
  reply();
  const decided = makeCaseDetails({
    state: 'decided',
    actions: ['restore'],
    log: [
      {
        id: 3,
        action: 'remove',
        reason: 'Candidates pay first.',
        operator: 'olga',
        created_at: '2026-11-22T09:00:00.000Z',
        appeal: null,
      },
    ],
  });
  api.on('post', 'moderation/cases/:id/actions/', { body: decided }, ModerationCaseDetails);
  const { person, toasts } = open();
  await person.selectOptions(await screen.findByLabelText('Action'), 'Remove');
  await person.type(screen.getByLabelText('Reason'), 'Candidates pay first.');
  reply(decided);
  await person.click(screen.getByRole('button', { name: 'Carry Out' }));
  const log = within(await screen.findByRole('region', { name: 'Log' }));
  expect(await log.findByText('Removed')).toBeVisible();
  expect(log.getByText(/^by olga/)).toBeVisible();
  expect(toasts).toEqual(['success: Done. The case is up to date.']);
  const sent = api.calls.find(({ method }) => method === 'post');
  expect(sent?.body).toEqual({ action: 'remove', reason: 'Candidates pay first.' });
});

test('an answer of the account waits in the log', async () => {
  const appeal = { text: 'We pay them.', is_open: true, created_at: '2026-11-22T10:00:00.000Z' };
  reply({
    has_appeal: true,
    actions: ['uphold', 'restore'],
    log: [
      { id: 3, action: 'hide', reason: 'A look.', operator: 'olga', created_at: appeal.created_at, appeal },
    ],
  });
  open();
  expect(await screen.findByText('We pay them.')).toBeVisible();
  expect(screen.getByText('Awaiting decision')).toBeVisible();
  expect(within(screen.getByLabelText('Action')).getByText('Uphold the decision')).toBeInTheDocument();
});

test('a case that does not exist leads back', async () => {
  api.on('get', 'moderation/cases/:id/', { status: 404, body: { detail: 'Not found.' } });
  open();
  expect(await screen.findByRole('heading', { name: 'There is no such case' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/operator');
});

test.each(API_FAILURES)('the case is offered again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  reply();
  await person.click(retry);
  expect(await screen.findByText('Quick Cash · Bern')).toBeVisible();
});
