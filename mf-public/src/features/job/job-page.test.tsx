import { screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobSeeker } from '@metier/shared/contract';
import { writeDescription } from '@metier/shared/rules';
import {
  BAD_DAYS,
  makeApplication,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const offer = (given: Partial<Job> = {}) => api.on('get', 'jobs/:id/', { body: makeJob(given) }, Job);
const heading = (name: string) => screen.findByRole('heading', { name });

const student = makeUser({ account_type: 'job_seeker' });
const employer = makeUser({ account_type: 'job_provider' });

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] }, Type.Array(JobSeeker));
});

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
    expect(screen.getByText('🏋️')).toBeVisible();
  });

  test('reads the other way of writing a description too', async () => {
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

  test('is shown whatever stands in its texts', async () => {
    const long = 'x'.repeat(10_000);
    offer({ title: '<script>alert(1)</script> 👩‍⚕️', description: long, location: '' });
    renderRemote(remote, '/job/31');
    expect(await heading('<script>alert(1)</script> 👩‍⚕️')).toBeVisible();
    expect(screen.getByText(long)).toBeVisible();
    expect(screen.getByText('Alta Medica · Remote')).toBeVisible();
  });

  test('can be sent to somebody by its address', async () => {
    offer();
    const { person, notices } = renderRemote(remote, '/job/31');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(notices).toEqual(['success: Link copied']));
    expect(write).toHaveBeenCalledWith('http://localhost/job/31');
  });

  test('that cannot be copied says where its address is', async () => {
    offer();
    const { person, notices } = renderRemote(remote, '/job/31');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await person.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(notices).toEqual(['error: The link could not be copied. It is in the address bar.']),
    );
  });

  test('leads to what else the company offers', async () => {
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

  test('stands without what else the company offers', async () => {
    offer();
    api.on('get', 'auth/jobproviders/:id/jobs/', { status: 500, body: { detail: 'Oops.' } });
    renderRemote(remote, '/job/31');
    expect(await heading('Job Overview')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^More from/ })).not.toBeInTheDocument();
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
    expect(screen.getByRole('link', { name: 'View company' })).toHaveAttribute('href', '/company/21');
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

describe('a student who has applied already', () => {
  const sent = makeApplication({ submitted_at: '2026-11-20T09:00:00.000Z' });

  test('is told so and led to the application', async () => {
    offer();
    api.on('get', 'auth/applications/', ({ query }) => ({ body: query.get('job') === '31' ? [sent] : [] }));
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByText('You applied on 20/11/2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
      'href',
      '/applications?applicationId=41',
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  test.each([
    ['has withdrawn', makeApplication({ status: 'withdrawn' })],
    ['has only begun', makeApplication({ experience: null })],
  ])('but %s may apply', async (_, application) => {
    offer();
    api.on('get', 'auth/applications/', { body: [application] });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  });

  test('may still try while nobody can tell', async () => {
    offer();
    api.on('get', 'auth/applications/', { status: 500, body: { detail: 'Oops.' } });
    renderRemote(remote, '/job/31', { user: student });
    expect(await screen.findByRole('link', { name: 'Apply Now' })).toBeVisible();
  });
});

describe('saving a job', () => {
  test('is shown at once and told when it is done', async () => {
    offer();
    let answer: (() => void) | undefined;
    api.on('put', 'jobs/:id/favorite/', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 204 };
    });
    const { person, notices } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Save Job' }));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(notices).toEqual([]);
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(notices).toEqual(['success: Added to favorites']));
  });

  test('that fails is taken back', async () => {
    offer();
    api.on('put', 'jobs/:id/favorite/', { status: 500, body: { detail: 'Oops.' } });
    const { person, notices } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(notices).toEqual(['error: Failed to update favorites: Oops.']));
    expect(await screen.findByRole('button', { name: 'Save Job' })).toBeVisible();
  });

  test('can be undone', async () => {
    offer();
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker({ favorite_job: [31] })] });
    api.on('delete', 'jobs/:id/favorite/', { status: 204 });
    const { person, notices } = renderRemote(remote, '/job/31', { user: student });
    await person.click(await screen.findByRole('button', { name: 'Saved' }));
    await waitFor(() => expect(notices).toEqual(['success: Removed from favorites']));
    expect(screen.getByRole('button', { name: 'Save Job' })).toBeVisible();
  });

  test('is nothing for a visitor', async () => {
    offer();
    renderRemote(remote, '/job/31');
    await heading('Job Overview');
    expect(screen.queryByRole('button', { name: 'Save Job' })).not.toBeInTheDocument();
  });
});

describe('the company whose job it is', () => {
  const own = { views: 120, applications_count: 7 };

  test('sees how it fares, and may edit it', async () => {
    offer(own);
    renderRemote(remote, '/job/31', { user: employer });
    const card = within((await heading('Your job')).parentElement ?? document.body);
    expect(card.getByText('120')).toBeVisible();
    expect(card.getByText('7')).toBeVisible();
    expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit-job/31');
    expect(card.getByRole('link', { name: 'Review applications' })).toHaveAttribute(
      'href',
      '/applications?job=31',
    );
  });

  test('may pause and activate it', async () => {
    let isActive = true;
    api.on('get', 'jobs/:id/', () => ({ body: makeJob({ ...own, is_active: isActive }) }));
    api.on('patch', 'auth/jobs/:id/', ({ body }) => {
      isActive = (body as { is_active: boolean }).is_active;
      return { body: makeJob({ ...own, is_active: isActive }) };
    });
    const { person, notices } = renderRemote(remote, '/job/31', { user: employer });
    await person.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('This job is no longer accepting applications.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(notices).toEqual(['success: Job paused', 'success: Job activated']);
  });

  test('is told when that fails', async () => {
    offer(own);
    api.on('patch', 'auth/jobs/:id/', { status: 500, body: { detail: 'Oops.' } });
    const { person, notices } = renderRemote(remote, '/job/31', { user: employer });
    await person.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(notices).toEqual(['error: Failed to update job status.']));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });
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

  test.each(BAD_DAYS)('while the API $name can be asked for again', async (day) => {
    api.breakDown(day);
    const { person } = renderRemote(remote, '/job/31', { user: student, timeout: 200 });
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
