import { ModerationCasesPage, SearchProposals } from '@metier/sdk/contract';
import { API_FAILURES, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { makeCase } from '../../testing/make-case';

const api = setupFakeApi();
const user = makeUser({ account_type: 'operator' });
const reply = (items: readonly object[], next: string | null = null) =>
  api.on('get', 'moderation/cases/', { body: { items, next } }, ModerationCasesPage);
const open = (query = '') => renderRemote(remote, `/operator${query}`, { user });
const rows = async () => within(await screen.findByRole('list', { name: 'Cases' })).getAllByRole('listitem');
const lastQuery = () => api.calls.at(-1)?.query.toString();

test('the queue lists open cases with their reasons, and leads to each', async () => {
  reply([makeCase(), makeCase({ id: 5, target: 'company', title: 'Alta Medica', has_appeal: true })]);
  open();
  const [first, second] = await rows();
  expect(first).toHaveTextContent('Is wrong or misleading · Asks for money, or looks like fraud');
  expect(first).toHaveTextContent('2 reports');
  expect(second).toHaveTextContent('Answer');
  expect(screen.getByRole('link', { name: 'Parcel forwarder' })).toHaveAttribute('href', '/operator/cases/4');
  await waitFor(() => expect(document.title).toBe('(2) Reports – Metier'));
});

test('a new case appears as soon as the server tells of it', async () => {
  reply([]);
  const { emitLiveEvent } = open();
  expect(await screen.findByText('No open reports')).toBeVisible();
  reply([makeCase()]);
  emitLiveEvent({ kind: 'moderation' });
  expect(await rows()).toHaveLength(1);
});

test('a queue without decided cases says when they appear', async () => {
  reply([]);
  open('?state=decided');
  expect(await screen.findByText('Nothing decided yet')).toBeVisible();
  expect(screen.queryByText('No open reports')).toBeNull();
});

test('filters are part of the address and begin at the first page', async () => {
  reply([makeCase()], '7.4');
  const { person } = open('?after=9.1');
  await rows();
  expect(lastQuery()).toBe('after=9.1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/operator?after=7.4');
  await person.selectOptions(screen.getByLabelText('Reason'), 'Is spam');
  await waitFor(() => expect(lastQuery()).toBe('reason=spam'));
  expect(await screen.findByLabelText('Reason')).toHaveValue('spam');
  await person.click(screen.getByRole('link', { name: 'Decided' }));
  await waitFor(() => expect(lastQuery()).toContain('state=decided'));
});

test('the searched words without an occupation are saved as a file', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  reply([]);
  const text = '# searched 7\nunknown 0000\nde: Büroperle\n';
  api.on('get', 'search-proposals/', { body: { text } }, SearchProposals);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Search terms without an occupation' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const [link] = save.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('search-proposals.txt');
  expect(link?.href).toBe('blob:1');
  expect(saved[0]?.size).toBe(new TextEncoder().encode(text).length);
  save.mockRestore();
});

test.each(['', '/cases/4'])(
  'without a second step /operator%s says so, and leads to the account',
  async (path) => {
    api.failAll({ reply: { status: 403, body: { detail: 'Operators need a second step.' } } });
    renderRemote(remote, `/operator${path}`, { user });
    expect(await screen.findByRole('heading', { name: 'You cannot moderate yet' })).toBeVisible();
    expect(screen.getByText('Operators need a second step.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Your Account' })).toHaveAttribute('href', '/account');
    expect(screen.queryByLabelText('Reason')).toBeNull();
  },
);

test.each(API_FAILURES)('the queue is offered again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  reply([makeCase()]);
  await person.click(retry);
  expect(await rows()).toHaveLength(1);
});
