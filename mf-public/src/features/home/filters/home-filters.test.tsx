import { screen, waitFor, within } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { holdReply, makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const times = <const Value,>(value: Value, count: number) => ({ value, count });
const COUNTED = makeJobFacets({
  contract_type: [times('permanent', 31), times('internship', 9)],
  activity_rate: [times(80, 14)],
  salary_type: [times('monthly', 5)],
  work_mode: [times('remote', 7)],
  canton: [times('ZH', 12), times('BE', 3)],
  language: [times('fr', 8), times('de', 2)],
});

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  Object.assign(window, { matchMedia: () => ({ matches: isPhone }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  api.on('get', 'jobs/facets/', { body: COUNTED }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

const open = async (address: string) => {
  const page = renderRemote(remote, address);
  await screen.findByRole('search');
  return page;
};
const chips = () => within(screen.getByRole('list', { name: 'Filters' }));
const openMore = async ({ person }: { person: ReturnType<typeof renderRemote>['person'] }) => {
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('button', { name: 'Apply' });
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const lastSearch = () =>
  api.calls.findLast(({ path, query }) => path === '/api/jobs/' && query.get('page_size') === '6')?.query;

describe('the chips', () => {
  test('narrow the search with one press and widen it with another', async () => {
    const { person, address } = await open('/?keyword=care&page=2');
    await person.click(await chips().findByRole('link', { name: 'Permanent 31 jobs' }));
    const chosen = await chips().findByRole('link', { name: 'Permanent 31 jobs (remove this filter)' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(address()).toBe('/?keyword=care&contract_type=permanent'));
    expect(lastSearch()?.get('contract_type')).toBe('permanent');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('31 jobs for “care”, permanent'),
    );
    await person.click(chosen);
    await waitFor(() => expect(address()).toBe('/?keyword=care'));
  });

  test('choose several values of a filter, each removed on its own', async () => {
    const { person, address } = await open('/?contract_type=permanent&canton=ZH&canton=BE');
    await person.click(await chips().findByRole('link', { name: 'Internship 9 jobs' }));
    await waitFor(() => expect(lastSearch()?.getAll('contract_type')).toEqual(['internship', 'permanent']));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
        '31 jobs internship or permanent, canton Bern / Berne or canton Zürich',
      ),
    );
    await person.click(screen.getByRole('link', { name: 'canton Zürich (remove this filter)' }));
    await person.click(await chips().findByRole('link', { name: /^Permanent.*remove/ }));
    await waitFor(() => expect(address()).toBe('/?contract_type=internship&canton=BE'));
  });

  test('name the language of the ad, which is removed like any other filter', async () => {
    const { person, address } = await open('/?keyword=care&language=fr&language=de');
    expect(lastSearch()?.getAll('language')).toEqual(['de', 'fr']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('for “care”, in German or in French');
    await person.click(screen.getByRole('link', { name: 'in German (remove this filter)' }));
    await waitFor(() => expect(address()).toBe('/?keyword=care&language=fr'));
  });

  test('answer before the server does, and one after the other', async () => {
    const { person, address } = await open('/');
    const held = holdReply({ body: [makeJob()], headers: { 'X-Total-Count': '31' } });
    api.on('get', 'jobs/', held.reply);
    await person.click(chips().getByRole('link', { name: /^Permanent/ }));
    expect(chips().getByRole('link', { name: /^Permanent/ })).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('/');
    await person.click(chips().getByRole('link', { name: /^80/ }));
    held.send();
    await waitFor(() => expect(address()).toBe('/?contract_type=permanent&activity_rate=80'));
  });

  test('say what choosing them would give, and what would give nothing cannot be chosen', async () => {
    await open('/');
    for (const name of ['Permanent 31 jobs', 'Internship 9 jobs', /^80\s% 14 jobs$/])
      expect(await chips().findByRole('link', { name })).toBeVisible();
    expect(chips().getByText('Fixed-term')).toHaveTextContent('Fixed-term0');
    expect(chips().queryByRole('link', { name: /^Fixed-term/ })).toBeNull();
  });

  test('show no numbers when counting fails, and the results stay', async () => {
    api.on('get', 'jobs/facets/', { status: 500, body: { detail: 'Oops.' } });
    await open('/');
    expect(screen.getByRole('article', { name: 'Care assistant in home care' })).toBeVisible();
    expect(chips().getByRole('link', { name: 'Permanent' })).toBeVisible();
  });

  test('do not keep the results waiting for their numbers', async () => {
    api.on('get', 'jobs/facets/', { neverReplies: true });
    await open('/');
    expect(screen.getByRole('article', { name: 'Care assistant in home care' })).toBeVisible();
  });

  test('remove each filter behind "More filters", or all of them', async () => {
    const { person, address } = await open('/?keyword=care&min_salary=4000&max_salary=6000&canton=ZH');
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chosen.getByRole('link', { name: /^up to CHF\s6\s000 a month at 100\s% \(/ })).toBeVisible();
    await person.click(chosen.getByRole('link', { name: 'canton Zürich (remove this filter)' }));
    await waitFor(() => expect(address()).toBe('/?keyword=care&min_salary=4000&max_salary=6000'));
    await person.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe('/?keyword=care'));
  });
});

describe('the form behind "More filters"', () => {
  test('searches for everything in it with Apply', async () => {
    const page = await open('/?keyword=care');
    const { person, address } = page;
    await openMore(page);
    await person.type(screen.getByLabelText('Min salary'), "4'000");
    await person.type(screen.getByLabelText('Max salary'), '6500.50');
    expect(screen.queryByRole('checkbox', { name: /^per hour/ })).not.toBeInTheDocument();
    const choices = ['Internship 9', '80\u00a0% 14', 'per month 5', 'Remote 7', 'Zürich 12'];
    for (const choice of [...choices, 'Bern / Berne 3', 'French 8', 'German 2'])
      await person.click(box(choice));
    await person.type(screen.getByLabelText('Start date'), '2027-01-01');
    await person.type(screen.getByLabelText('End date'), '2027-06-30');
    expect(address()).toBe('/?keyword=care');
    await person.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastSearch()?.get('end_date')).toBe('2027-06-30'));
    expect(lastSearch()?.getAll('canton')).toEqual(['BE', 'ZH']);
    expect(lastSearch()?.getAll('language')).toEqual(['de', 'fr']);
    expect(Object.fromEntries(lastSearch() ?? [])).toMatchObject({
      keyword: 'care',
      min_salary: '4000',
      max_salary: '6500.50',
      contract_type: 'internship',
      activity_rate: '80',
      salary_type: 'monthly',
      work_mode: 'remote',
      canton: 'ZH',
      start_date: '2027-01-01',
    });
    expect(new URLSearchParams(address().slice(1)).get('min_salary')).toBe('4000');
  });

  test('shows what the address says', async () => {
    const page = await open('/?min_salary=4000&activity_rate=30&canton=ZH&canton=BE&start_date=2027-01-01');
    await openMore(page);
    expect(screen.getByLabelText('Min salary')).toHaveValue('4000');
    const names = screen
      .getAllByRole('checkbox', { checked: true })
      .map(({ parentElement }) => parentElement);
    expect(names.map((label) => label?.textContent)).toEqual(['30\u00a0%0', 'Bern / Berne3', 'Zürich12']);
    expect(screen.getByLabelText('Start date')).toHaveValue('2027-01-01');
  });

  test('follows a chip, and forgets with Reset', async () => {
    const page = await open('/?keyword=care');
    const { person, address } = page;
    await openMore(page);
    await person.click(chips().getByRole('link', { name: /^Internship/ }));
    await waitFor(() => expect(box('Internship 9')).toBeChecked());
    await person.type(screen.getByLabelText('Min salary'), '1');
    await person.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe('/?keyword=care'));
    expect(screen.getByLabelText('Min salary')).toHaveValue('');
    expect(box('Internship 9')).not.toBeChecked();
  });

  test('does not search between amounts or days that leave nothing between them', async () => {
    const page = await open('/');
    const { person, address } = page;
    await openMore(page);
    await person.type(screen.getByLabelText('Min salary'), '6000');
    await person.type(screen.getByLabelText('Max salary'), '4000');
    await person.type(screen.getByLabelText('Start date'), '2027-06-30');
    await person.type(screen.getByLabelText('End date'), '2027-01-01');
    await person.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByLabelText('Max salary')).toHaveAccessibleDescription(
      /The max salary is below the min salary\./,
    );
    expect(screen.getByText('The end date is before the start date.')).toBeVisible();
    expect(screen.getByLabelText('Max salary')).toHaveFocus();
    expect(address()).toBe('/');
    await page.changeLanguage('it');
    expect(screen.getByText('Il salario massimo è inferiore al salario minimo.')).toBeVisible();
  });
});

test('the filters come in a drawer on a phone, which Apply closes', async () => {
  isPhone = true;
  const page = await open('/');
  await openMore(page);
  const drawer = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await page.person.click(drawer.getByRole('checkbox', { name: /^Zürich/ }));
  await page.person.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(page.address()).toBe('/?canton=ZH'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('an address that makes no sense', () => {
  test('is answered at the field, and nothing of it is lost', async () => {
    api.on('get', 'jobs/', ({ query }) =>
      query.get('min_salary') === 'abc'
        ? { status: 400, body: { min_salary: ['A number is required.'] } }
        : { body: [makeJob()] },
    );
    api.on('get', 'jobs/facets/', { status: 400, body: { min_salary: ['A number is required.'] } });
    const { person, address } = await open('/?keyword=care&min_salary=abc');
    expect(screen.getByRole('heading', { name: 'One of the filters is not valid' })).toBeVisible();
    expect(screen.getByLabelText('Min salary')).toHaveValue('abc');
    expect(screen.getByLabelText('Min salary')).toHaveAccessibleDescription(/A number is required\./);
    expect(screen.getByLabelText('Keyword')).toHaveValue('care');
    await person.click(screen.getByRole('link', { name: 'Search without it' }));
    expect(await screen.findByRole('article', { name: 'Care assistant in home care' })).toBeVisible();
    expect(address()).toBe('/?keyword=care');
  });

  test('says that its max salary is below its min salary', async () => {
    api.on('get', 'jobs/', { body: [], headers: { 'X-Total-Count': '0' } });
    await open('/?min_salary=6000&max_salary=4000');
    expect(screen.getByText('The max salary is below the min salary.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  });
});

test('a search keeps the filters and discards typed filters that were not applied', async () => {
  const { person, address } = await open('/?canton=ZH');
  await person.type(screen.getByLabelText('Keyword'), 'care{Enter}');
  await waitFor(() => expect(address()).toBe('/?keyword=care&canton=ZH'));
  await person.type(screen.getByLabelText('Location'), 'Bern');
  await person.click(chips().getByRole('link', { name: /^Permanent/ }));
  await waitFor(() => expect(address()).toBe('/?keyword=care&contract_type=permanent&canton=ZH'));
  expect(screen.getByLabelText('Keyword')).toHaveValue('care');
  await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue(''));
});
