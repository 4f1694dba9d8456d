import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suggestions } from '@metier/sdk/contract';
import { API_FAILURES, holdReply, setupFakeApi, type FakeReply } from '@metier/testing';
import { fillIn, listPosts, openJobCreation, post } from '../testing/open-job-creation';

const api = setupFakeApi();

const WIL: Suggestions = [
  { kind: 'place', text: 'Wil', detail: 'SG' },
  { kind: 'place', text: 'Wil, ZH', detail: 'ZH' },
  { kind: 'canton', text: 'Wilhelmland', detail: 'WL' },
];

/** The form, filled in except for the location, and an API that has these places for one text. */
async function open(text = 'wil', found: Suggestions = WIL) {
  const page = await openJobCreation(api);
  api.on(
    'get',
    'jobs/suggestions/',
    ({ query }) => ({ body: query.get('text') === text ? found : [] }),
    Suggestions,
  );
  await fillIn(page);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Location/ });
  await page.person.clear(field);
  return { ...page, field };
}

const listOffered = ({ list }: HTMLInputElement) => [...(list?.options ?? [])].map(({ value }) => value);
const listAsked = () =>
  api.calls.flatMap(({ path, query }) => (path === '/api/jobs/suggestions/' ? [query] : []));
async function readPosted(page: Awaited<ReturnType<typeof open>>) {
  await post(page);
  await screen.findByRole('heading', { name: 'Alta Medica' });
  return listPosts(api)[0]?.body;
}

test('typing offers places with their canton, and the chosen one is posted', async () => {
  const page = await open();
  await page.person.type(page.field, 'wil');
  await waitFor(() => expect(listOffered(page.field)).toEqual(['Wil, SG', 'Wil, ZH']));
  expect(page.field).toHaveValue('wil');
  // The browser's own list replaces the text.
  fireEvent.change(page.field, { target: { value: 'Wil, SG' } });
  expect(await readPosted(page)).toMatchObject({ location: 'Wil, SG' });
});

test('only what is typed before a pause is asked for', async () => {
  const { person, field } = await open();
  await person.type(field, 'wil');
  await waitFor(() => expect(listOffered(field)).toHaveLength(2));
  const asked = listAsked().map((query) => Object.fromEntries(query));
  expect(asked.filter(({ text }) => text?.startsWith('w'))).toEqual([{ field: 'location', text: 'wil' }]);
});

test('a late answer to an earlier text replaces nothing', async () => {
  const { person, field } = await open();
  const late = holdReply({ body: [{ kind: 'place', text: 'Winterthur', detail: 'ZH' }] });
  const replies: Readonly<Record<string, FakeReply>> = { wil: { body: WIL }, wilh: { neverReplies: true } };
  api.on('get', 'jobs/suggestions/', ({ query }) => replies[query.get('text') ?? ''] ?? late.reply());
  await person.type(field, 'wi');
  await waitFor(() => expect(listAsked().at(-1)?.get('text')).toBe('wi'));
  await person.type(field, 'l');
  await waitFor(() => expect(listOffered(field)).toHaveLength(2));
  late.send();
  // The next request is sent after a pause, in which the late answer arrives.
  await person.type(field, 'h');
  await waitFor(() => expect(listAsked().at(-1)?.get('text')).toBe('wilh'));
  expect(listOffered(field)).toEqual(['Wil, SG', 'Wil, ZH']);
});

test('a name in another language is offered, too, though the place is spelled differently', async () => {
  const { person, field } = await open('genf', [{ kind: 'place', text: 'Genève', detail: 'Genf, GE' }]);
  await person.type(field, 'genf');
  await waitFor(() => expect(listOffered(field)).toEqual(['Genève, GE']));
  expect(field.list?.options[0]).toHaveAttribute('label', 'Genève, GE (genf)');
});

test('a text that is no known place is posted as it is typed', async () => {
  const page = await open();
  await page.person.type(page.field, 'Remote');
  expect(await readPosted(page)).toMatchObject({ location: 'Remote' });
});

test.each(API_FAILURES)('the form works when asking for places $name', async (day) => {
  const page = await open();
  api.on('get', 'jobs/suggestions/', day.reply);
  await page.person.type(page.field, 'wil');
  await waitFor(() => expect(listAsked().at(-1)?.get('text')).toBe('wil'));
  expect(await readPosted(page)).toMatchObject({ location: 'wil' });
  expect(page.toasts).toEqual(['success: Job posted']);
});

test.each([
  ['zurich', { text: 'Zürich', detail: 'ZH' }, 'Zürich'],
  ['1003 lausanne', { text: '1003 Lausanne', detail: 'VD' }, '1003 Lausanne'],
  ['genf', { text: 'Genève', detail: 'Genf, GE' }, 'Genève'],
])('%s is proposed as the register has it, once the field is left', async (typed, place, name) => {
  const page = await open(typed, [{ kind: 'place', ...place }]);
  await page.person.type(page.field, typed);
  await page.person.tab();
  await page.person.click(await screen.findByRole('button', { name: `Use ${name}` }));
  expect(page.field).toHaveFocus();
  expect(await readPosted(page)).toMatchObject({ location: name });
});

test('a proposed spelling can be left, and is not proposed again', async () => {
  const page = await open('zurich', [{ kind: 'place', text: 'Zürich', detail: 'ZH' }]);
  await page.person.type(page.field, 'zurich');
  await page.person.tab();
  await page.person.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(page.field).toHaveFocus();
  await page.person.tab();
  expect(screen.queryByRole('button', { name: 'Leave it' })).not.toBeInTheDocument();
  expect(await readPosted(page)).toMatchObject({ location: 'zurich' });
});
