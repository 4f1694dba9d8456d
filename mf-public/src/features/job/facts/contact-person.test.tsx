import { screen, within } from '@testing-library/react';
import { Job } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();
beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] });
});

test('the overview has the contact person, to write to and to call', async () => {
  const contact = {
    contact_name: 'Anna Weber',
    contact_email: 'anna@example.ch',
    contact_phone: '+41 31 300 00 00',
  };
  api.on('get', 'jobs/:id/', { body: makeJob(contact) }, Job);
  renderRemote(remote, '/job/31');
  const cell = within((await screen.findByText('Contact')).nextElementSibling as HTMLElement);
  expect(cell.getByText('Anna Weber')).toBeVisible();
  expect(cell.getByRole('link', { name: 'anna@example.ch' })).toHaveAttribute(
    'href',
    'mailto:anna%40example.ch',
  );
  expect(cell.getByRole('link', { name: '+41 31 300 00 00' })).toHaveAttribute('href', 'tel:+41313000000');
});

test('a job without one has no such row', async () => {
  api.on('get', 'jobs/:id/', { body: makeJob() }, Job);
  renderRemote(remote, '/job/31');
  await screen.findByRole('heading', { name: 'Job Overview' });
  expect(screen.queryByText('Contact')).not.toBeInTheDocument();
});
