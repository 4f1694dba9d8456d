import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Job, type JobBody } from '@metier/shared/contract';
import type { FragmentProps } from '@metier/shared/remote';
import { BENEFIT_PRESETS, parseDescription } from '@metier/shared/rules';
import {
  API_FAILURES,
  makeJob,
  makeJobProvider,
  makeJobProviderTotals,
  makeStatusCounts,
  makeUser,
  renderRemote,
  setupFakeApi,
  type FakeReply,
  type RenderOptions,
} from '@metier/shared/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });
/** Fake of the fragment that the public team provides: the job as candidates see it. */
const Preview = ({ job }: FragmentProps) => {
  const { title, location, salary, description } = job as Job;
  return (
    <output aria-label="Preview">
      {title} · {location} · {salary} · {description}
    </output>
  );
};
const POSTED: FakeReply = { status: 201, body: makeJob() };

interface World extends Omit<RenderOptions, 'user'> {
  hasCompany?: boolean;
  reply?: FakeReply;
}

async function openPage({ hasCompany = true, reply = POSTED, ...options }: World = {}) {
  api.on('get', 'auth/jobproviders/', { body: hasCompany ? [makeJobProvider()] : [] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'auth/applications/', { body: [] });
  api.on('get', 'auth/applications/status-counts/', { body: makeStatusCounts() });
  api.on('get', 'auth/jobproviders/:id/totals/', { body: makeJobProviderTotals() });
  api.on('post', 'jobs/', reply, Job);
  const page = renderRemote(remote, '/jobcreation', {
    user,
    fragments: { 'job-preview': Preview },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Post New Job' });
  return page;
}

type Page = Awaited<ReturnType<typeof openPage>>;

const FILLED = {
  'Job title': 'Cook',
  Location: 'Bern',
  Salary: "5'200.5",
  Overview: 'You cook for forty people.',
};

async function fillIn({ person }: Page) {
  for (const [name, text] of Object.entries(FILLED)) {
    await person.click(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }));
    await person.paste(text);
  }
  fireEvent.change(screen.getByLabelText(/^Start date/), { target: { value: '2027-02-01' } });
}

const post = ({ person }: Page) => person.click(screen.getByRole('button', { name: 'Post Job' }));
const listPosts = () => api.calls.filter(({ method }) => method === 'post');
const readPosted = () => listPosts()[0]?.body as JobBody;
const listLines = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('textbox');

beforeEach(() => localStorage.clear());

test('the form has five sections and starts as a permanent job of 100 % paid by the month', async () => {
  await openPage();
  for (const name of ['Basic Information', 'Compensation', 'Dates', 'Job Details', 'Benefits'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  expect(screen.getByLabelText(/^Contract type/)).toHaveValue('permanent');
  expect(screen.getByLabelText(/^Activity rate/)).toHaveValue('100');
  expect(screen.getByLabelText(/^Salary type/)).toHaveValue('monthly');
  expect(screen.getByRole('textbox', { name: /^Salary/ })).toHaveAccessibleDescription('CHF');
});

test('what was filled in is sent as the wire has it, its description as one text, and the dashboard follows', async () => {
  const page = await openPage();
  await fillIn(page);
  await page.person.click(screen.getByLabelText('Responsibility 1'));
  await page.person.paste('Plan the menu\nBuy');
  await page.person.click(screen.getByLabelText('Requirement 1'));
  await page.person.paste('Diploma');
  await page.person.click(screen.getByRole('checkbox', { name: 'Free meals' }));
  const words = screen.getByLabelText('Description of Free meals');
  await page.person.clear(words);
  await page.person.paste('You eat what you cook');
  await post(page);
  await screen.findByRole('heading', { name: 'Alta Medica' });
  const { description, ...job } = readPosted();
  expect(job).toEqual({
    title: 'Cook',
    type: 'permanent',
    activity_rate: 100,
    location: 'Bern',
    salary: '5200.50',
    salary_type: 'monthly',
    start_date: '2027-02-01',
    end_date: null,
  });
  expect(parseDescription(description)).toEqual({
    overview: 'You cook for forty people.',
    responsibilities: ['Plan the menu', 'Buy'],
    requirements: ['Diploma'],
    benefits: [
      { ...BENEFIT_PRESETS.find(({ id }) => id === 'free-meals'), description: 'You eat what you cook' },
    ],
  });
  expect(page.notices).toEqual(['success: Job posted']);
  expect(page.address()).toBe('/dashboard');
  expect(page.questions).toEqual([]);
});

test('a double click posts once', async () => {
  const page = await openPage();
  await fillIn(page);
  await page.person.dblClick(screen.getByRole('button', { name: 'Post Job' }));
  await screen.findByRole('heading', { name: 'Alta Medica' });
  expect(listPosts()).toHaveLength(1);
});

test('required fields are refused before anything is sent, and listed', async () => {
  const page = await openPage();
  await post(page);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please fix the following errors:');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['title', 'location', 'salary', 'start_date', 'description'].map(
      (name) => `${name}: This field is required.`,
    ),
  );
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText(/^Job title/)).toHaveAccessibleDescription('This field is required.');
  expect(listPosts()).toHaveLength(0);
});

test.each(['0', '101', '80.5', 'full'])('an activity rate of %s is refused', async (rate) => {
  const page = await openPage();
  await page.person.clear(screen.getByLabelText(/^Activity rate/));
  await page.person.type(screen.getByLabelText(/^Activity rate/), rate);
  await post(page);
  expect(await screen.findByText('activity_rate: Enter a whole number from 1 to 100.')).toBeVisible();
});

test('a salary finer than a hundredth and an end before the start are refused', async () => {
  const page = await openPage();
  await fillIn(page);
  await page.person.type(screen.getByRole('textbox', { name: /^Salary/ }), '55');
  await page.person.type(screen.getByLabelText(/^End date/), '2027-01-31');
  await post(page);
  expect(await screen.findByText(/^salary: Enter an amount with at most two decimals/)).toBeVisible();
  expect(screen.getByText('end_date: The end date must not be before the start date.')).toBeVisible();
  expect(listPosts()).toHaveLength(0);
});

test('of the server’s messages the first is shown under its field and in the list, and the input is kept', async () => {
  const page = await openPage({
    reply: { status: 400, body: { title: ['Too long.', 'Too loud.'], description: ['Too short.'] } },
  });
  await fillIn(page);
  await post(page);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('title: Too long.')).toBeVisible();
  expect(summary).not.toHaveTextContent('Too loud.');
  expect(screen.getByLabelText(/^Job title/)).toHaveAccessibleDescription('Too long.');
  expect(screen.getByLabelText(/^Overview/)).toHaveAccessibleDescription(/^Too short\./);
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
});

test('an entry of the list leads to its field', async () => {
  const page = await openPage();
  await post(page);
  await page.person.click(await screen.findByText('location: This field is required.'));
  expect(screen.getByLabelText(/^Location/)).toHaveFocus();
});

test('without a company there is no form, but the way to one', async () => {
  await openPage({ hasCompany: false });
  const title = screen.getByText('Profil Job Provider introuvable');
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', { name: 'Create company profile' })).toHaveAttribute(
    'href',
    '/register-profile',
  );
  expect(screen.queryByRole('button', { name: 'Post Job' })).not.toBeInTheDocument();
});

test.each([
  { status: 409, body: { detail: 'Job provider profile not found' } },
  { status: 400, body: { job_provider: ['This is not your company.'] } },
])('a company that the server no longer has is referred to the support ($status)', async (reply) => {
  const page = await openPage({ reply });
  await fillIn(page);
  await post(page);
  const text = await screen.findByText('Profil introuvable, contactez le support.');
  expect(text).toHaveAttribute('lang', 'fr');
});

test('any other failure names its status, and nothing typed is lost', async () => {
  const page = await openPage({ reply: { status: 503, body: { detail: 'Busy. Try again in a second.' } } });
  await fillIn(page);
  await post(page);
  const text = await screen.findByText('Erreur serveur 503');
  expect(text).toHaveAttribute('lang', 'fr');
  expect(screen.getByText('Busy. Try again in a second.')).toBeVisible();
  expect(screen.getByLabelText(/^Overview/)).toHaveValue('You cook for forty people.');
});

test('a server that has gone away takes nothing that was typed with it', async () => {
  const page = await openPage({ reply: { status: 502, body: {} } });
  api.on('get', 'auth/jobproviders/', { status: 502, body: {} });
  await fillIn(page);
  await post(page);
  expect(await screen.findByText('Erreur serveur 502')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
  expect(api.calls.filter(({ method }) => method === 'get')).toHaveLength(1);
});

test.each(API_FAILURES)('nothing typed is lost while the API $name', async (day) => {
  const page = await openPage({ timeout: 100 });
  await fillIn(page);
  api.failAll(day);
  await post(page);
  expect(await screen.findByText(/^Erreur serveur \d+$/)).toBeVisible();
  expect(screen.getByText('Nothing was saved. What you have entered is still here.')).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
});

test.each(API_FAILURES)('the form is offered again while the API $name', async (day) => {
  api.failAll(day);
  renderRemote(remote, '/jobcreation', { user, timeout: 100 });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

describe('a list of lines', () => {
  test('always has an empty line, also after the last one is taken away', async () => {
    const { person } = await openPage();
    expect(listLines('Responsibilities')).toHaveLength(1);
    await person.type(screen.getByLabelText('Responsibility 1'), 'Plan');
    expect(listLines('Responsibilities').map((line) => (line as HTMLInputElement).value)).toEqual([
      'Plan',
      '',
    ]);
    await person.click(screen.getByRole('button', { name: 'Remove “Plan”' }));
    expect(listLines('Responsibilities').map((line) => (line as HTMLInputElement).value)).toEqual(['']);
    expect(screen.getByLabelText('Responsibility 1')).toHaveFocus();
  });

  test('Enter moves to the next line and never posts the job', async () => {
    const { person } = await openPage();
    await person.type(screen.getByLabelText('Requirement 1'), 'Diploma{Enter}');
    expect(screen.getByLabelText('Requirement 2')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByLabelText('Requirement 2')).toHaveFocus();
    expect(listLines('Requirements')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('Enter in the middle makes room below', async () => {
    const { person } = await openPage();
    await person.type(screen.getByLabelText('Requirement 1'), 'One{Enter}Three');
    await person.type(screen.getByLabelText('Requirement 1'), '{Enter}Two');
    expect(listLines('Requirements').map((line) => (line as HTMLInputElement).value)).toEqual([
      'One',
      'Two',
      'Three',
      '',
    ]);
  });

  test('taking a line away moves the focus to the one in its place', async () => {
    const { person } = await openPage();
    await person.type(screen.getByLabelText('Requirement 1'), 'One{Enter}Two');
    await person.click(screen.getByRole('button', { name: 'Remove “One”' }));
    expect(screen.getByLabelText('Requirement 1')).toHaveValue('Two');
    expect(screen.getByLabelText('Requirement 1')).toHaveFocus();
  });

  test('lines that are pasted become lines, without their bullets', async () => {
    const { person } = await openPage();
    await person.click(screen.getByLabelText('Requirement 1'));
    await person.paste('- One\n• Two\n\nThree');
    expect(listLines('Requirements').map((line) => (line as HTMLInputElement).value)).toEqual([
      'One',
      'Two',
      'Three',
      '',
    ]);
  });

  test('its button leads to the empty line', async () => {
    const { person } = await openPage();
    await person.type(screen.getByLabelText('Responsibility 1'), 'Plan');
    await person.click(screen.getByRole('button', { name: 'Add responsibility' }));
    expect(screen.getByLabelText('Responsibility 2')).toHaveFocus();
  });
});

describe('the benefits', () => {
  test('are fifteen, and each chosen one can be said in one’s own words', async () => {
    const { person } = await openPage();
    const benefits = within(screen.getByRole('group', { name: 'Benefits' }));
    expect(benefits.getAllByRole('checkbox')).toHaveLength(15);
    await person.click(benefits.getByRole('checkbox', { name: 'Gym membership' }));
    expect(screen.getByLabelText('Description of Gym membership')).toHaveValue(
      'Membership of a gym near the office',
    );
    expect(benefits.getByText('1 selected')).toBeVisible();
  });

  test('are remembered for the next job', async () => {
    const first = await openPage();
    await first.person.click(screen.getByRole('checkbox', { name: 'Childcare' }));
    await first.person.type(screen.getByLabelText('Description of Childcare'), ' in Bern');
    first.unmount();
    await openPage();
    expect(screen.getByRole('checkbox', { name: 'Childcare' })).toBeChecked();
    expect(screen.getByLabelText('Description of Childcare')).toHaveValue(
      'A contribution to your childcare costs in Bern',
    );
  });

  test.each(['not JSON', '[1]', 'null', '{"gym":7,"unknown":"x"}'])(
    'are none when the browser’s storage holds %s',
    async (stored) => {
      localStorage.setItem('metier.benefits.2', stored);
      await openPage();
      expect(screen.getByText('0 selected')).toBeVisible();
    },
  );

  test('can be chosen when the browser forbids its storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { person } = await openPage();
    await person.click(screen.getByRole('checkbox', { name: 'Childcare' }));
    expect(screen.getByRole('checkbox', { name: 'Childcare' })).toBeChecked();
  });
});

test('what candidates will see follows every key, line and benefit', async () => {
  const { person } = await openPage();
  const preview = await screen.findByLabelText('Preview');
  expect(preview).toHaveTextContent('Your job title');
  await person.type(screen.getByLabelText(/^Job title/), 'Cook');
  await person.type(screen.getByRole('textbox', { name: /^Salary/ }), "5'200");
  await person.type(screen.getByLabelText('Requirement 1'), 'Diploma');
  await person.click(screen.getByRole('checkbox', { name: 'Free meals' }));
  await waitFor(() => expect(preview).toHaveTextContent(/^Cook · .*5200\.00.*- Diploma.*Free meals/));
  await person.click(screen.getByRole('button', { name: 'Remove “Diploma”' }));
  await waitFor(() => expect(preview).not.toHaveTextContent('Diploma'));
});

test('on a narrow screen the preview waits for a click', async () => {
  const { person } = await openPage();
  const show = screen.getByRole('button', { name: 'Show preview' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await person.click(show);
  expect(screen.getByRole('button', { name: 'Hide preview' })).toHaveAttribute('aria-expanded', 'true');
});

describe('Cancel', () => {
  test('goes back without a question from an untouched form', async () => {
    const page = await openPage();
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Alta Medica' });
    expect(page.questions).toEqual([]);
  });

  test('needs a confirmation before input is lost', async () => {
    const page = await openPage({ answer: () => false });
    await page.person.type(screen.getByLabelText(/^Job title/), 'Cook');
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(page.questions).toEqual(['Leave without posting this job? What you have entered will be lost.']);
    expect(screen.getByLabelText(/^Job title/)).toHaveValue('Cook');
    expect(page.address()).toBe('/jobcreation');
  });
});
