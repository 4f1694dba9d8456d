import { screen, waitFor } from '@testing-library/react';
import { JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const canton: JobFacets['canton'] = [
  { value: 'ZH', count: 12 },
  { value: 'GE', count: 1 },
];

async function open(width: 'wide' | 'narrow') {
  const hasRoom = width === 'wide';
  Object.assign(window, { matchMedia: (query: string) => ({ matches: hasRoom && query.includes('>=') }) });
  api.on('get', 'jobs/', { body: [makeJob()], headers: { 'X-Total-Count': '13' } });
  api.on('get', 'jobs/facets/', { body: makeJobFacets({ canton }) }, JobFacets);
  const page = renderRemote(remote, '/');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const listCantons = () =>
  screen.queryAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('data-shade'));

test('a map shows where the jobs are, and leads to those of a canton', async () => {
  const { person } = await open('wide');
  await waitFor(() => expect(listCantons()).toHaveLength(26));
  const [zurich] = listCantons().filter((link) => link.getAttribute('href')?.includes('ZH'));
  expect(zurich).toHaveAttribute('href', '/?canton=ZH#results');
  expect(zurich).toHaveAttribute('data-shade', '5');
  expect(screen.getByText('Jobs by canton')).toBeInTheDocument();
  await person.hover(zurich ?? document.body);
  expect(await screen.findByText('Zürich: 12 jobs')).toBeInTheDocument();
});

test('it is for the pointer alone', async () => {
  await open('wide');
  await waitFor(() => expect(listCantons()).toHaveLength(26));
  expect(listCantons().every((link) => link.tabIndex === -1)).toBe(true);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('a narrow screen does not load it', async () => {
  await open('narrow');
  expect(await screen.findByRole('list', { name: 'Filters' })).toBeVisible();
  expect(listCantons()).toEqual([]);
});
