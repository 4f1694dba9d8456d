import { screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobSeeker } from '@metier/sdk/contract';
import { serializeDescription } from '@metier/sdk/rules';
import { API_FAILURES, makeJob, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const heading = (name: string) => screen.findByRole('heading', { name });

const student = makeUser({ account_type: 'job_seeker' });

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/follows/', { body: [] });
  api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
});

test('a job shows its title, company and place', async () => {
  offer();
  renderRemote(remote, '/job/31');
  expect(await heading('Care assistant in home care')).toBeVisible();
  expect(screen.getByText('Alta Medica · Bern')).toBeVisible();
  expect(document.title).toBe('Care assistant in home care, Alta Medica – Metier');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(way.getByRole('link', { name: 'Bern' })).toHaveAttribute('href', '/?location=Bern');
});

test('a job is read aloud in its own language', async () => {
  offer({ title: 'Pflegefachfrau', description: 'Sie pflegen acht Personen.', language: 'de' });
  renderRemote(remote, '/job/31');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Sie pflegen acht Personen.')).toHaveAttribute('lang', 'de');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByText('Pflegefachfrau')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('German')).toBeVisible();
  expect(screen.getByText('Ad in German')).toBeVisible();
});

test('a job whose language is not clear says nothing about it', async () => {
  offer({ language: null });
  renderRemote(remote, '/job/31');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  expect(screen.queryByText('Language of the ad')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Ad in/)).not.toBeInTheDocument();
});

test('a job shows its description in sections, as text', async () => {
  const description = serializeDescription({
    overview: 'First paragraph.\n\nSecond <b>paragraph</b>.',
    responsibilities: ['Basic care'],
    requirements: ['SRK certificate'],
    benefits: [{ id: 'gym', title: 'Gym', description: 'Next door', icon: '🐄' }],
  });
  offer({ description });
  renderRemote(remote, '/job/31');
  for (const name of ['Description', 'Responsibilities', 'Requirements', 'Benefits', 'Gym']) {
    expect(await heading(name)).toBeVisible();
  }
  expect(screen.getByText('First paragraph.').tagName).toBe('P');
  expect(screen.getByText('Second <b>paragraph</b>.').tagName).toBe('P');
  expect(screen.getByText('SRK certificate').tagName).toBe('LI');
  expect(screen.getByText('Next door')).toBeVisible();
  expect(screen.getByText('🐄')).toBeVisible();
});

test('a job reads the other way of writing a description too', async () => {
  offer({
    description:
      'Overview\n\nResponsibilities\n• Basic care\n\nRequirements\n• SRK certificate\n\nBenefits\n' +
      '<!-- [{"id":"gym","title":"Gym","icon":"🏋️","description":"Next door"}] -->\n• Gym: Next door',
  });
  renderRemote(remote, '/job/31');
  for (const name of ['Responsibilities', 'Requirements', 'Benefits', 'Gym']) {
    expect(await heading(name)).toBeVisible();
  }
  expect(screen.getByText('Basic care').tagName).toBe('LI');
  expect(screen.queryByText(/<!--/)).not.toBeInTheDocument();
});

test('a job is shown whatever its texts contain', async () => {
  const long = 'x'.repeat(10_000);
  offer({ title: '<script>alert(1)</script> 👩‍⚕️', description: long, location: '' });
  renderRemote(remote, '/job/31');
  expect(await heading('<script>alert(1)</script> 👩‍⚕️')).toBeVisible();
  expect(screen.getByText(long)).toBeVisible();
  expect(screen.getByText('Alta Medica · Remote')).toBeVisible();
});

test('a job leads to what else the company offers', async () => {
  offer();
  api.on(
    'get',
    'auth/jobproviders/:id/jobs/',
    { body: [makeJob(), makeJob({ id: 32, title: 'Night nurse' })] },
    Type.Array(Job),
  );
  renderRemote(remote, '/job/31');
  const more = within(await screen.findByRole('region', { name: 'More from Alta Medica' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/job/32']);
});

test('a job is shown even if the other jobs of the company fail to load', async () => {
  offer();
  api.on('get', 'auth/jobproviders/:id/jobs/', { status: 500, body: { detail: 'Oops.' } });
  renderRemote(remote, '/job/31');
  expect(await heading('Job Overview')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^More from/ })).not.toBeInTheDocument();
});

test('a job has no section for what it does not say', async () => {
  offer({ description: 'Only this.' });
  renderRemote(remote, '/job/31');
  await heading('Description');
  for (const name of ['Responsibilities', 'Requirements', 'Benefits']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
});

test('a job introduces the company, its website without a way back', async () => {
  offer();
  renderRemote(remote, '/job/31');
  expect(await heading('About the Company')).toBeVisible();
  const company = screen.getByRole('link', { name: 'View company' });
  expect(company).toHaveAttribute('href', '/companies/alta-medica-21');
  expect(screen.getByText('38 reviews')).toBeVisible();
  expect(screen.getByText('4.2 out of 5 stars')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', 'noopener');
});

test('a job has the figures of the company', async () => {
  offer({ job_provider: { ...makeJob().job_provider, answers_within_days: 4 } });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob()], headers: { 'x-total-count': '1200' } });
  renderRemote(remote, '/job/31');
  const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;
  await waitFor(async () => expect(await figure('Open jobs')).toHaveTextContent('1 200'));
  expect(await figure('Answers')).toHaveTextContent('within 4 days');
  expect(await figure('Rating')).toHaveTextContent('38 reviews');
});

test('a figure that cannot be loaded is a dash', async () => {
  offer();
  api.on('get', 'auth/jobproviders/:id/jobs/', { status: 500, body: { detail: 'Oops.' } });
  renderRemote(remote, '/job/31');
  expect((await screen.findByText('Open jobs')).nextElementSibling).toHaveTextContent('–');
});

test('a job leads signed-in people to the company’s page of theirs', async () => {
  offer();
  renderRemote(remote, '/job/31', { user: makeUser() });
  const company = await screen.findByRole('link', { name: 'View company' });
  expect(company).toHaveAttribute('href', '/company/21');
  expect(await screen.findByRole('button', { name: 'Follow Alta Medica' })).toBeVisible();
});

test('a job has a text for a company without reviews', async () => {
  offer({ job_provider: { ...makeJob().job_provider, average_rating: 0, reviews_count: 0 } });
  renderRemote(remote, '/job/31');
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

test('a job links to no address that is not of the web', async () => {
  offer({ job_provider: { ...makeJob().job_provider, company_website: 'javascript:alert(1)' } });
  renderRemote(remote, '/job/31');
  await heading('About the Company');
  expect(screen.queryByRole('link', { name: /^Website/ })).not.toBeInTheDocument();
});

describe('a job that cannot be shown', () => {
  test.each(['/job', '/job/%20'])('because %s names none, is missing its id', async (address) => {
    renderRemote(remote, address);
    expect(await heading('Job ID is missing')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  test.each(['x', '0', '-1', '1.5', '2147483648', '31x'])('%s is no job id', async (id) => {
    renderRemote(remote, `/job/${id}`);
    expect(await heading('Invalid job ID')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  test('is said to be gone when there is none', async () => {
    api.on('get', 'jobs/:id/', { status: 404, body: { detail: 'Not found.' } });
    renderRemote(remote, '/job/31');
    expect(await heading('This job is gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  test.each(API_FAILURES)('while the API $name can be asked for again', async (day) => {
    api.failAll(day);
    const { person } = renderRemote(remote, '/job/31', { user: student });
    expect(await heading('Error Loading Job')).toBeVisible();
    expect(screen.getByText('Failed to load job details. Please try again later.')).toBeVisible();
    api.on('get', 'auth/jobseekers/', { body: [] });
    offer();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Care assistant in home care')).toBeVisible();
  });

  test('because the answer is no job, can be asked for again', async () => {
    api.on('get', 'jobs/:id/', { body: { oops: true } });
    renderRemote(remote, '/job/31');
    expect(await heading('Error Loading Job')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
