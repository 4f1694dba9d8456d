import { screen } from '@testing-library/react';
import { API_FAILURES, makeApplication, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';
import { findRow, openApplications, user } from './testing/open-applications';

const api = setupFakeApi();

test('an employer without a company is shown the way to one', async () => {
  openApplications(api, { hasCompany: false, applications: [] });
  expect(await screen.findByRole('heading', { name: 'Job provider profile not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create company profile' })).toHaveAttribute(
    'href',
    '/register-profile',
  );
});

test('without any application the next step is to post a job', async () => {
  openApplications(api, { applications: [] });
  expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/jobcreation');
});

test('a list that did not arrive says why, and comes on Try Again', async () => {
  const { person } = openApplications(api);
  api.on('get', 'auth/applications/', { status: 503, body: { detail: 'Busy.' } });
  expect(await screen.findByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  expect(screen.getByText('Busy.')).toBeVisible();
  api.on('get', 'auth/applications/', { body: [makeApplication()] });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findRow()).toBeVisible();
});

test.each(API_FAILURES)('the page is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/applications', { user });
  expect(await screen.findByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
