import { screen } from '@testing-library/react';
import { makeJobSeeker, setupFakeApi } from '@metier/testing';
import { openDashboard, openWholeDashboard } from './testing/open-dashboard';

const api = setupFakeApi();
const seekers = [makeJobSeeker()];

test('a candidate without any data is shown the next steps', async () => {
  const { person } = await openWholeDashboard(api, { seekers });
  await person.click(screen.getByText('My Reviews', { selector: 'summary *' }));
  for (const title of ['No applications found', 'No favorite jobs yet', 'No reviews yet'])
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const way of screen.getAllByRole('link', { name: 'Find Jobs' }))
    expect(way).toHaveAttribute('href', '/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a candidate without a profile is redirected to the profile form', async () => {
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/skills/', { body: [] });
  const page = openDashboard(api, { seekers: [] });
  await screen.findByRole('form', { name: 'Profile' });
  expect(page.address()).toBe('/register-profile');
});
