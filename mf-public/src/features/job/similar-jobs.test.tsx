import { screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
});

describe('similar jobs', () => {
  const similar = (name: string) => screen.findByRole('region', { name });

  test.each([true, false])(
    'are shown with their companies, whether the job is active (%s) or not',
    async (isActive) => {
      offer({ is_active: isActive });
      const other = makeJob({ id: 32, title: 'Aide-soignante', company: 'Clinique du Lac', language: 'fr' });
      api.on('get', 'jobs/31/similar/', { body: [other] }, Type.Array(Job));
      renderRemote(remote, '/job/31');
      const region = within(await similar('Similar jobs'));
      expect(region.getByRole('link', { name: 'Aide-soignante' })).toHaveAttribute('href', '/job/32');
      expect(region.getByRole('link', { name: 'Aide-soignante' })).toHaveAttribute('lang', 'fr');
      expect(region.getByText('Clinique du Lac')).toBeVisible();
    },
  );

  test.each([
    ['there are none', { body: [] }],
    ['they cannot be loaded', { status: 500 }],
  ])('are left out when %s', async (_, reply) => {
    offer();
    api.on('get', 'jobs/31/similar/', reply);
    renderRemote(remote, '/job/31');
    await screen.findByRole('heading', { name: 'Job Overview' });
    await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/similar/'))).toBe(true));
    expect(screen.queryByRole('heading', { name: 'Similar jobs' })).not.toBeInTheDocument();
  });
});
