import { fireEvent, screen, waitFor } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { holdReply, makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const COUNTED = makeJobFacets({
  salary_type: [{ value: 'hourly', count: 5 }],
  pay: {
    total: 340,
    unpaid: 12,
    at_least: [
      { value: 0, count: 328 },
      { value: 4_000, count: 310 },
      { value: 6_000, count: 212 },
      { value: 8_000, count: 1 },
    ],
  },
});

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '340' } });
  api.on('get', 'jobs/facets/', { body: COUNTED }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function openFilters(address: string) {
  const page = renderRemote(remote, address);
  await screen.findByRole('search');
  await page.person.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('button', { name: 'Apply' });
  return page;
}
const finding = (words: string) =>
  screen.findByText((_, element) =>
    element?.tagName === 'OUTPUT' ? element.textContent?.replace(/\s/g, ' ').trim() === words : false,
  );
const steps = () => screen.getByRole('slider', { name: 'Min salary in steps' });
const MONTH = 'per month at 100 %';

test('the filters say how many jobs reach the minimum that is typed', async () => {
  const { person, changeLanguage } = await openFilters('/');
  expect(await finding(`328 jobs by pay ${MONTH}. 12 more have no comparable pay.`)).toBeVisible();
  await person.type(screen.getByLabelText('Min salary'), "6'217");
  expect(
    await finding(`212 of 340 jobs pay at least CHF 6 000 ${MONTH}. 12 more have no comparable pay.`),
  ).toBeVisible();
  expect(steps()).toHaveAttribute('aria-valuetext', 'CHF\u00a06\u202f000');
  await changeLanguage('de');
  expect(
    await finding(
      '212 von 340 Stellen zahlen mindestens CHF 6’000 im Monat bei 100 %. 12 weitere ohne vergleichbaren Lohn.',
    ),
  ).toBeVisible();
});

test('the minimum is chosen in steps, by pointer or by key, and Apply searches with it', async () => {
  const { person, address } = await openFilters('/?keyword=care');
  await waitFor(() => expect(steps()).toBeEnabled());
  fireEvent.change(steps(), { target: { value: '3' } });
  expect(screen.getByLabelText('Min salary')).toHaveValue('8000');
  expect(await finding(`1 of 340 jobs pays at least CHF 8 000 ${MONTH}. 12 more have no comparable pay.`));
  fireEvent.change(steps(), { target: { value: '0' } });
  expect(screen.getByLabelText('Min salary')).toHaveValue('');
  expect(steps()).toHaveAttribute('aria-valuetext', 'No minimum');
  fireEvent.change(steps(), { target: { value: '1' } });
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toBe('/?keyword=care&min_salary=4000'));
});

test('pay of another unit than was counted is not compared', async () => {
  const { person } = await openFilters('/?min_salary=4000');
  await screen.findByText(/^310 of 340 jobs pay/);
  await person.click(screen.getByRole('checkbox', { name: /^per hour/ }));
  expect(screen.queryByText(/^310 of 340 jobs pay/)).toBeNull();
  expect(steps()).toBeDisabled();
});

test('the fields work before the jobs are counted, and with a server that does not count their pay', async () => {
  const held = holdReply({ body: makeJobFacets() });
  api.on('get', 'jobs/facets/', held.reply);
  const { person, address } = await openFilters('/');
  expect(steps()).toBeDisabled();
  held.send();
  await person.type(screen.getByLabelText('Min salary'), '5000');
  expect(steps()).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toBe('/?min_salary=5000'));
});
