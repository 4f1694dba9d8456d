import { screen } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '31' } });
  const salary_type = (['hourly', 'daily'] as const).map((value) => ({ value, count: 4 }));
  api.on('get', 'jobs/facets/', { body: makeJobFacets({ salary_type }) }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function open(address: string) {
  const page = renderRemote(remote, address);
  await screen.findByRole('search');
  return page;
}

const RULE =
  /hourly pay counts × 182, daily pay × 21\.67, and part-time pay is scaled up\. Project fees are left out/;

test('the salary fields say what their amounts mean, which follows the chosen salary types', async () => {
  const { person } = await open('/');
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  const expectUnit = (unit: string) => {
    for (const name of ['Min salary', 'Max salary'])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(`CHF ${unit}`);
  };
  const choose = (name: RegExp) => person.click(screen.getByRole('checkbox', { name }));
  expect(await screen.findByRole('group', { name: 'Salary type' })).toHaveAccessibleDescription(RULE);
  expectUnit('per month at 100\u00a0%');
  await choose(/^per hour/);
  expectUnit('per hour');
  expect(screen.queryByText(RULE)).not.toBeInTheDocument();
  await choose(/^per day/);
  expectUnit('per month at 100\u00a0%');
  expect(screen.getByText(RULE)).toBeVisible();
});

test.each([
  ['salary_type=hourly', 'from CHF 30, per hour'],
  ['salary_type=hourly&salary_type=monthly', 'from CHF 30 a month at 100 %, per hour or per month'],
  ['max_salary=40', 'from CHF 30 a month at 100 %, up to CHF 40 a month at 100 %'],
])('a search from CHF 30 with %s reads "%s"', async (filters, words) => {
  await open(`/?min_salary=30&${filters}`);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`31 jobs ${words}`);
  const [bound = ''] = words.split(',');
  const name = new RegExp(`^${bound.replaceAll(' ', '\\s')} .remove this filter.$`);
  expect(screen.getByRole('link', { name })).toBeVisible();
});
