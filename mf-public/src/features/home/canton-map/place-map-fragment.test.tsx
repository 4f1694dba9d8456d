import { screen } from '@testing-library/react';
import { Job, JobFacets, JobProvider } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, makeJobProvider, renderRemote, setupFakeApi } from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../../remote';
import { Component as PlaceMap } from './place-map-fragment';

const api = setupFakeApi();

const places = [
  { value: 'Bern', count: 3, latitude: 46.948, longitude: 7.447 },
  { value: 'Thun', count: 1, latitude: 46.758, longitude: 7.628 },
];

async function openCompany(locations: readonly string[], width: 'wide' | 'narrow' = 'wide') {
  Object.assign(window, { matchMedia: () => ({ matches: width === 'wide' }) });
  const jobs = locations.map((location, at) => makeJob({ id: at + 1, location }));
  api.on('get', 'auth/jobproviders/:id/', { body: makeJobProvider() }, JobProvider);
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: jobs }, Type.Array(Job));
  api.on('get', 'auth/jobproviders/:id/reviews/', { body: [] });
  api.on('get', 'jobs/facets/', { body: { ...makeJobFacets(), places } }, JobFacets);
  const page = renderRemote(remote, '/companies/alta-medica-21', { fragments: { 'place-map': PlaceMap } });
  await screen.findAllByText(/^80 % · Permanent$|· 80 % · Permanent$/);
  return page;
}

const countsAsked = () => api.calls.filter(({ path }) => path === '/api/jobs/facets/');

test('a company with jobs in more than one place shows them on a map, each leading to its jobs there', async () => {
  const { person } = await openCompany(['Bern', 'Thun']);
  expect(await screen.findByText('Open jobs by place')).toBeInTheDocument();
  const [bern] = document.querySelectorAll('figure a');
  expect(bern).toHaveAttribute('href', '/?company=21&location=Bern');
  await person.hover(bern?.firstElementChild ?? document.body);
  expect(screen.getByText('Bern · 3 open jobs')).toBeInTheDocument();
  expect(countsAsked().map(({ query }) => query.get('company'))).toEqual(['21']);
});

test.each([
  ['one place', ['Bern', 'Bern'], 'wide'],
  ['several, on a narrow screen', ['Bern', 'Thun'], 'narrow'],
] as const)('a company with jobs in %s asks for no map', async (_, locations, width) => {
  await openCompany(locations, width);
  expect(countsAsked()).toEqual([]);
});
