import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

function open(job: Partial<Job>) {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
  api.on('get', 'jobs/:id/', { body: makeJob(job) }, Job);
  renderRemote(remote, '/job/31');
}

const address = { postal_code: '3800', locality: 'Interlaken', canton: 'BE', country: 'CH' };
const part = async () => within(await screen.findByRole('region', { name: 'Place of work' }));

test('a candidate sees where the work is, finds other jobs there and a map', async () => {
  open({ location: 'Interlaken, BE', address });
  const place = await part();
  expect(place.getByText('3800 Interlaken, Bern')).toBeVisible();
  expect(place.getByRole('link', { name: 'More jobs in Interlaken' })).toHaveAttribute(
    'href',
    '/?location=Interlaken%2C+BE',
  );
  const map = place.getByRole('link', { name: 'Show on the map (opens in a new tab)' });
  expect(map).toHaveAttribute('href', 'https://map.geo.admin.ch/?lang=en&swisssearch=3800+Interlaken');
  expect(map).toHaveAttribute('rel', 'noopener');
});

test('a place that is not known is shown as it is written, without a map', async () => {
  open({ location: 'Auf dem Schiff' });
  const place = await part();
  expect(place.getByText('Auf dem Schiff')).toBeVisible();
  expect(place.queryByRole('link', { name: /map/ })).not.toBeInTheDocument();
});

test.each([{ work_mode: 'remote' as const, location: 'Bern' }, { location: '' }])(
  'work from anywhere has no place: %j',
  async (job) => {
    open(job);
    await screen.findByRole('heading', { name: 'Job Overview' });
    expect(screen.queryByRole('region', { name: 'Place of work' })).not.toBeInTheDocument();
  },
);
