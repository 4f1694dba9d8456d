import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
const inDays = (days: number) => swissToday(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() });
  api.on('get', 'jobs/nearby/', { body: [] });
  api.on('get', 'jobs/suggestions/', { body: [] });
});

async function openCard(application_deadline: string | null) {
  api.on('get', 'jobs/', { body: [makeJob({ title: 'Cook', application_deadline })] }, Type.Array(Job));
  renderRemote(remote, '/');
  return within(await screen.findByRole('article', { name: 'Cook' }));
}

test.each([
  [0, 'Last day to apply'],
  [1, '1 day left'],
  [5, '5 days left'],
  [14, '14 days left'],
])('a result whose deadline is in %d days says: %s', async (days, text) => {
  expect((await openCard(inDays(days))).getByText(text)).toBeVisible();
});

test.each([inDays(15), inDays(-1), null])('a result with the deadline %s shows no days', async (deadline) => {
  expect((await openCard(deadline)).queryByText(/day/)).not.toBeInTheDocument();
});
