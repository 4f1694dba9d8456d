import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suggestions } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const COOKS: Suggestions = [
  { kind: 'occupation', text: 'Koch', detail: 'Koch / Köchin' },
  { kind: 'occupation', text: 'Kochgehilfe' },
  { kind: 'company', text: 'Kochwerk AG' },
];

beforeEach(() => {
  localStorage.clear();
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '1' } });
  api.on('get', 'jobs/facets/', { status: 503, body: { detail: 'Not now.' } });
  api.on('get', 'jobs/suggestions/', { body: COOKS }, Suggestions);
});

const findField = (name: string) => screen.findByRole('combobox', { name });
const asked = () =>
  api.calls.flatMap(({ path, query }) => (path.endsWith('/suggestions/') ? [query.get('text')] : []));
const findOptions = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim());
async function open() {
  const page = renderRemote(remote, '/');
  const field = await findField('Keyword');
  return { ...page, field };
}

test('typing opens a list, which arrow keys and Enter choose from', async () => {
  const { person, field, address } = await open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await person.type(field, 'koc');
  expect(await findOptions()).toEqual(['Koch Koch / Köchin', 'Kochgehilfe', 'Kochwerk AG']);
  expect(asked()).toEqual(['koc']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^3 suggestions/)).toHaveAttribute('role', 'status');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Kochgehilfe', selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  expect(field).toHaveValue('koc');
  await person.keyboard('{Enter}');
  expect(field).toHaveValue('Kochgehilfe');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(address()).toBe('/');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/?keyword=Kochgehilfe'));
});

test('Escape and Tab close the list and keep what was typed', async () => {
  const { person, field } = await open();
  await person.type(field, 'koc');
  await findOptions();
  await person.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await person.keyboard('{ArrowDown}');
  await findOptions();
  await person.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await findField('Location')).toHaveFocus();
  expect(field).toHaveValue('koc');
});

test('a suggestion is chosen with the mouse', async () => {
  const { person, field } = await open();
  await person.type(field, 'koc');
  await person.click(await screen.findByRole('option', { name: 'Kochwerk AG' }));
  expect(field).toHaveValue('Kochwerk AG');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('one letter of a keyword asks for nothing, and a failure shows nothing', async () => {
  api.on('get', 'jobs/suggestions/', { status: 500, body: { detail: 'Oops.' } });
  const { person, field } = await open();
  const location = await findField('Location');
  await person.click(location);
  await person.paste('b');
  await waitFor(() => expect(asked()).toEqual(['b']));
  await person.type(field, 'k');
  // A later request, without leaving the field: one for the letter would precede it.
  fireEvent.input(location, { target: { value: 'bern' } });
  await waitFor(() => expect(asked()).toEqual(['b', 'bern']));
  await person.type(field, 'o');
  await waitFor(() => expect(asked().slice(2)).toEqual(['ko']));
  await person.type(field, 'c');
  await waitFor(() => expect(asked().slice(2)).toEqual(['ko', 'koc']));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the last searches are offered in the empty field until they are removed', async () => {
  const { person, field } = await open();
  for (const keyword of ['Koch', 'Maurer', 'koch']) {
    await person.clear(field);
    await person.type(field, `${keyword}{Enter}`);
  }
  await person.clear(field);
  await person.tab();
  await person.click(field);
  expect(await findOptions()).toEqual(['koch', 'Maurer']);
  await person.keyboard('{ArrowDown}{Delete}');
  expect(await findOptions()).toEqual(['Maurer']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Maurer');
});

test('without storage nothing is remembered, and searching works', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { person, field, address } = await open();
  await person.type(field, 'Koch{Enter}');
  await waitFor(() => expect(address()).toBe('/?keyword=Koch'));
  await person.clear(field);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
