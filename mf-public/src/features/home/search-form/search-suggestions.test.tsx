import { screen, waitFor, within } from '@testing-library/react';
import { Suggestions } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const COOKS: Suggestions = [
  { kind: 'occupation', text: 'Koch', detail: 'Koch / Köchin', jobs: 12 },
  { kind: 'occupation', text: 'Kochgehilfe', jobs: 1 },
  { kind: 'company', text: 'Kochwerk AG', jobs: 100 },
];

beforeEach(() => {
  localStorage.clear();
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '1' } });
  api.on('get', 'jobs/facets/', { status: 503, body: { detail: 'Not now.' } });
  api.on('get', 'jobs/suggestions/', { body: COOKS }, Suggestions);
});

const findField = (name: string) => screen.findByRole('combobox', { name });
/** Each text once, however often its counts were requested. */
const asked = () => [
  ...new Set(
    api.calls.flatMap(({ path, query }) => (path.endsWith('/suggestions/') ? [query.get('text')] : [])),
  ),
];
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
  expect(await findOptions()).toHaveLength(3);
  expect(screen.getByRole('option', { name: 'Koch Koch / Köchin 12 jobs' })).toHaveTextContent('12');
  expect(screen.getByRole('option', { name: 'Kochwerk AG 99+ jobs' })).toHaveTextContent('99+');
  expect(asked()).toEqual(['koc']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^3 suggestions/)).toHaveAttribute('role', 'status');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Kochgehilfe 1 job', selected: true });
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
  await person.click(await screen.findByRole('option', { name: /^Kochwerk AG/ }));
  expect(field).toHaveValue('Kochwerk AG');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('what a busy server has not counted gets its number later, and stays where it is', async () => {
  const counted: Suggestions = [
    { kind: 'company', text: 'Kochwerk AG', jobs: 3 },
    { kind: 'occupation', word: 'condition', text: 'Kochlehre', jobs: 2 },
    { kind: 'occupation', word: 'skill', text: 'Kochen', jobs: 4 },
  ];
  const bodies = [
    counted
      .slice(0, 2)
      .map(({ jobs: _, ...option }) => option)
      .reverse(),
    counted,
  ];
  api.on(
    'get',
    'jobs/suggestions/',
    () => ({ body: bodies.length > 1 ? bodies.shift() : counted }),
    Suggestions,
  );
  const { person, field } = await open();
  await person.type(field, 'k');
  expect(await findOptions()).toEqual(['Kochlehre', 'Kochwerk AG']);
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Kochlehre 2 jobs', selected: true })).toBeVisible();
  expect(await findOptions()).toEqual(
    [/^Kochlehre/, /^Kochwerk/, /^Kochen/].map((name) => expect.stringMatching(name)),
  );
});

test('the first letter of both fields asks, and a failure shows nothing', async () => {
  api.on('get', 'jobs/suggestions/', { status: 500, body: { detail: 'Oops.' } });
  const { person, field } = await open();
  await person.type(await findField('Location'), 'b');
  await waitFor(() => expect(asked()).toEqual(['b']));
  await person.type(field, 'k');
  await waitFor(() => expect(asked()).toEqual(['b', 'k']));
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
