import { screen } from '@testing-library/react';
import { Job } from '@metier/sdk/contract';
import { getJob } from '@metier/sdk/api';
import { defineRemote, defineRoutes, type PageArguments } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { API_FAILURES } from './api-failures';
import { makeJob } from './factories';
import { setupFakeApi } from './fake-api';
import { renderRemote } from './render-remote';

const api = setupFakeApi();

const remote = defineRemote({
  name: 'mf-test',
  routes: defineRoutes([
    {
      path: '/job/:id',
      access: 'public',
      page: async () => ({
        loader: ({ params, ports }: PageArguments) => getJob(ports.http, Number(params.id)),
        Component: () => <h1>{useLoaderData<Job>().title}</h1>,
      }),
    },
  ]),
});

test('a page shows what its loader was answered', async () => {
  api.on('get', 'jobs/:id/', { body: makeJob({ title: 'Baker' }) }, Job);
  renderRemote(remote, '/job/31');
  expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/jobs/31/']);
});

test('an address of another remote is shown as elsewhere', async () => {
  renderRemote(remote, '/dashboard');
  expect(await screen.findByText('elsewhere: /dashboard')).toBeVisible();
});

test.each(API_FAILURES)(
  'a page without an error boundary of its own shows the error while the API $name',
  async (day) => {
    api.failAll(day);
    renderRemote(remote, '/job/31');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  },
);
