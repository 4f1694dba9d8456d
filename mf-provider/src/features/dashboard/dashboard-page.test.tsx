import { screen, within } from '@testing-library/react';
import { API_FAILURES, makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';
import { findApplications, findJobs, openDashboard, user } from './testing/open-dashboard';

const api = setupFakeApi();

describe('the header', () => {
  test('shows name, rating to one decimal, e-mail, website and place', async () => {
    const { person } = openDashboard(api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Alta Medica' })).toBeVisible();
    await person.click(screen.getByText('Contact and facts'));
    expect(screen.getByText('4.2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'jobs@example.ch' })).toHaveAttribute(
      'href',
      'mailto:jobs@example.ch',
    );
    expect(screen.getByRole('link', { name: 'example.ch' })).toHaveAttribute('href', 'https://example.ch');
    expect(screen.getByText('BE')).toHaveAttribute('title', 'Bern / Berne');
    expect(screen.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/jobcreation');
  });

  test('leads to the reviews and to editing the profile', async () => {
    openDashboard(api);
    const reviews = await screen.findByRole('link', { name: 'View Reviews' });
    expect(reviews).toHaveAttribute('href', '/company/21#reviews');
    for (const name of ['Edit Profile', 'Edit mission'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/edit-provider/21');
  });

  test('says what is missing, and calls a company without a name by its user', async () => {
    const { person } = openDashboard(api, {
      company: { company_name: '', company_website: '', company_city: '', company_region: '' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'altamedica' })).toBeVisible();
    await person.click(screen.getByText('Contact and facts'));
    expect(screen.getByText(/Not provided/)).toBeVisible();
    expect(screen.getByText(/Location not specified, Region not specified/)).toBeVisible();
  });
});

describe('the company profile', () => {
  const company = { advantages: [{ id: 1, name: 'Training budget' }] };

  test('has its mission, its advantages and its work ethics, the tab in the address', async () => {
    const { person, address } = openDashboard(api, { company });
    const card = within(await screen.findByRole('region', { name: 'Company Profile' }));
    await person.click(card.getByText('Company Profile', { selector: 'summary *' }));
    expect(card.getByText('Care in people’s homes.')).toBeVisible();
    await person.click(card.getByRole('tab', { name: 'Advantages' }));
    expect(card.getByText('Training budget')).toBeVisible();
    const before = api.calls.length;
    await person.click(card.getByRole('tab', { name: 'Work Ethics' }));
    expect(card.getByText('Time for people.')).toBeVisible();
    expect(address()).toBe('/dashboard?tab=ethics');
    expect(api.calls).toHaveLength(before);
  });

  test('says in each tab when there is nothing yet', async () => {
    openDashboard(api, { company: { company_description: '', work_ethics: '', advantages: [] } });
    const card = within(await screen.findByRole('region', { name: 'Company Profile' }));
    for (const text of [/^No mission yet/, /^No advantages yet/, /^No work ethics yet/])
      expect(card.getByText(text)).toBeInTheDocument();
  });
});

test('an employer without a company is sent to register it', async () => {
  api.on('get', 'auth/jobproviders/', { body: [] });
  api.on('get', 'auth/regions/', { body: [] });
  api.on('get', 'auth/advantages/', { body: [] });
  const page = renderRemote(remote, '/dashboard', { user });
  expect(await screen.findByRole('heading', { name: 'Create your company profile' })).toBeVisible();
  expect(page.address()).toBe('/register-profile');
  await screen.findByRole('form', { name: 'Company profile' });
});

test('a page of a list that has become shorter is the last one there is', async () => {
  const { address } = openDashboard(api, {}, '/dashboard?page=9&jobs_page=3');
  expect(await screen.findByText('Mia Keller')).toBeVisible();
  expect(address()).toBe('/dashboard?page=2');
});

test.each(API_FAILURES)('the dashboard is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/dashboard', { user });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

describe('a list that fails takes nothing else along', () => {
  const retry = (page: ReturnType<typeof openDashboard>) =>
    page.person.click(screen.getByRole('button', { name: 'Try Again' }));

  test.each(API_FAILURES)('the applications, while their API $name', async ({ reply }) => {
    const page = openDashboard(api, {}, '/dashboard');
    api.on('get', 'auth/applications/', reply);
    expect(
      await screen.findByRole('heading', { name: 'The applications could not be loaded' }),
    ).toBeVisible();
    expect((await findJobs()).getByText('Cook')).toBeVisible();
    api.on('get', 'auth/applications/', { body: [] });
    await retry(page);
    expect(await screen.findByText('No applications found')).toBeVisible();
  });

  test.each(API_FAILURES)('the jobs, while their API $name', async ({ reply }) => {
    const page = openDashboard(api, {}, '/dashboard');
    api.on('get', 'auth/jobproviders/:id/jobs/', reply);
    expect(await screen.findByRole('heading', { name: 'Your jobs could not be loaded' })).toBeVisible();
    expect((await findApplications()).getByText('Léa Muster')).toBeVisible();
    api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob({ title: 'Baker' })] });
    await retry(page);
    expect(await screen.findByRole('link', { name: 'Baker' })).toBeInTheDocument();
  });
});
