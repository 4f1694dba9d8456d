import { screen, within } from '@testing-library/react';
import { makeUser, setupFakeApi } from '@metier/testing';
import { openDashboard } from './testing/open-dashboard';

const api = setupFakeApi();
afterEach(() => localStorage.clear());

const unconfirmed = makeUser({ id: 2, account_type: 'job_provider', email_confirmed: false });
const user = { id: 2, email: 'jobs@altamedica.example', profile_picture: null, username: 'altamedica' };

test('a new company is shown what to do first, each step with its way', async () => {
  openDashboard(api, { company: { company_description: '', user }, jobs: [] }, '/dashboard', {
    user: unconfirmed,
  });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  const ways = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Confirm your email address', '/account'],
    ['Introduce your company', '/edit-provider/21'],
    ['Upload your logo', '/edit-provider/21'],
    ['Post your first job', '/jobcreation'],
  ]);
});

test('what a company has is ticked, and the rest stays until it is put away', async () => {
  const { person } = openDashboard(api, { company: { user } });
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getByText('3 of 4 done')).toBeVisible();
  expect(steps.getByRole('link')).toHaveTextContent('Upload your logo');
  await person.click(steps.getByRole('button', { name: 'Hide the first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('a company with all of it sees no first steps', async () => {
  openDashboard(api, { company: { user: { ...user, profile_picture: '/api/files/1' } } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});
