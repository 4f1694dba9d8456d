import { screen, within } from '@testing-library/react';
import { Job } from '@metier/shared/contract';
import { writeDescription } from '@metier/shared/rules';
import { makeJob, makeUser, renderRemote, setupFakeApi } from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const heading = (name: string) => screen.findByRole('heading', { name });

const student = makeUser({ account_type: 'job_seeker' });
const employer = makeUser({ account_type: 'job_provider' });

describe('a job', () => {
  test('says what it is, whose it is and where', async () => {
    offer();
    renderRemote(remote, '/job/31');
    expect(await heading('Care assistant in home care')).toBeVisible();
    expect(screen.getByText('Alta Medica · Bern')).toBeVisible();
    expect(screen.getByText('Starts 01/02/2027')).toBeVisible();
    expect(document.title).toBe('Care assistant in home care, Alta Medica – Metier');
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(way.getByRole('link', { name: 'Bern' })).toHaveAttribute('href', '/?location=Bern');
  });

  test('has its facts in the Job Overview', async () => {
    offer();
    renderRemote(remote, '/job/31');
    await heading('Job Overview');
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term, term.nextSibling].map((cell) => cell?.textContent));
    expect(facts).toEqual([
      ['Date posted', '16/11/2026'],
      ['Location', 'Bern'],
      ['Job type', 'Permanent'],
      ['Salary', 'CHF\u00a05\u202f200 / month'],
      ['Activity rate', '80\u00a0%'],
    ]);
  });

  test('shows its description in sections, as text', async () => {
    const description = writeDescription({
      overview: 'First paragraph.\n\nSecond <b>paragraph</b>.',
      responsibilities: ['Basic care'],
      requirements: ['SRK certificate'],
      benefits: [{ id: 'gym', title: 'Gym', description: 'Next door', icon: '🏋️' }],
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
  });

  test('has no section for what it does not say', async () => {
    offer({ description: 'Only this.' });
    renderRemote(remote, '/job/31');
    await heading('Description');
    for (const name of ['Responsibilities', 'Requirements', 'Benefits']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
  });

  test('introduces the company, its website without a way back', async () => {
    offer();
    renderRemote(remote, '/job/31');
    expect(await heading('About the Company')).toBeVisible();
    expect(screen.getByText('38 reviews')).toBeVisible();
    expect(screen.getByText('4.2 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', 'noopener');
  });

  test('says so when nobody has reviewed the company yet', async () => {
    offer({ job_provider: { ...makeJob().job_provider, average_rating: 0, reviews_count: 0 } });
    renderRemote(remote, '/job/31');
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });

  test('links to no address that is not of the web', async () => {
    offer({ job_provider: { ...makeJob().job_provider, company_website: 'javascript:alert(1)' } });
    renderRemote(remote, '/job/31');
    await heading('About the Company');
    expect(screen.queryByRole('link', { name: /^Website/ })).not.toBeInTheDocument();
  });
});

describe('applying', () => {
  test('is one click for a student', async () => {
    offer();
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/job/31/apply');
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  test('asks a visitor to log in or register, and leads back to the job', async () => {
    offer();
    renderRemote(remote, '/job/31');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fjob%2F31',
    );
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Fjob%2F31',
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  test('is nothing for an employer', async () => {
    offer();
    renderRemote(remote, '/job/31', { user: employer });
    await heading('Job Overview');
    for (const name of ['Apply Now', 'Login', 'Register']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  test('to a paused job is not possible, and the page says so', async () => {
    offer({ is_active: false });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });
});

describe('a job that cannot be shown', () => {
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

  test('can be asked for again when the server failed', async () => {
    api.on('get', 'jobs/:id/', { status: 500, body: { detail: 'Oops.' } });
    const { person } = renderRemote(remote, '/job/31');
    expect(await heading('Error Loading Job')).toBeVisible();
    expect(screen.getByText('Failed to load job details. Please try again later.')).toBeVisible();
    offer();
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Care assistant in home care')).toBeVisible();
  });
});
