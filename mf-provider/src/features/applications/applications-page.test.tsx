import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  StatusCounts,
  StatusesReply,
  type Application,
  type ApplicationStatus,
} from '@metier/shared/contract';
import {
  BAD_DAYS,
  makeApplication,
  makeJob,
  makeJobProvider,
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

interface World extends Omit<RenderOptions, 'user'> {
  applications?: readonly Application[];
  total?: number;
  hasCompany?: boolean;
  /** Answers the move of an application; the fake server makes it unless given. */
  move?: FakeReply;
}

/** A server that narrows by status as the real one, and keeps the moves it was asked for. */
function openPage(
  { applications = [makeApplication()], total, hasCompany = true, move, ...options }: World = {},
  url = '/applications',
) {
  let rows = [...applications];
  api.on('get', 'auth/jobproviders/', { body: hasCompany ? [makeJobProvider()] : [] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [makeJob(), makeJob({ id: 32, title: 'Cook' })] });
  api.on('get', 'auth/applications/', ({ query }) => {
    const status = query.get('status');
    const found = rows.filter((row) => !status || row.status === status);
    return { body: found, headers: { 'X-Total-Count': String(total ?? found.length) } };
  });
  api.on('get', 'auth/applications/:id/', (_call, { id }) => {
    const found = rows.find((row) => row.id === Number(id));
    return found ? { body: found } : { status: 404, body: { detail: 'Not found.' } };
  });
  api.on(
    'get',
    'auth/applications/status-counts/',
    () => ({ body: makeStatusCounts({ pending: total ?? rows.length }) }),
    StatusCounts,
  );
  api.on('patch', 'auth/applications/:id/update-status/', ({ body }, { id }) => {
    if (move) return move;
    const { status } = body as { status: ApplicationStatus };
    rows = rows.map((row) => (row.id === Number(id) ? { ...row, status } : row));
    return { body: rows.find((row) => row.id === Number(id)) };
  });
  return renderRemote(remote, url, { user, ...options });
}

const findRow = (name = 'Léa Muster') => screen.findByRole('row', { name: new RegExp(name) });
const listButtons = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const listQueries = () =>
  api.calls.filter(({ path }) => path === '/api/auth/applications/').map(({ query }) => String(query));
/** The end of the last call that follows a move. */
const findReload = () =>
  waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/21/jobs/'))).toHaveLength(2));
/** The buttons of the details that move nothing. */
const OTHERS: readonly (string | null)[] = ['Contact', 'Save notes'];
const listMoves = () => api.calls.filter(({ method }) => method === 'patch');

describe('the table', () => {
  test('says who applied for what and when, and how it stands', async () => {
    openPage();
    const row = await findRow();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Applications');
    expect(screen.getByText('1 application')).toBeVisible();
    expect(row).toHaveTextContent('lea.muster@example.ch');
    expect(row).toHaveTextContent('Care assistant in home care');
    expect(row).toHaveTextContent('20/11/2026');
    expect(row).toHaveTextContent('Pending');
  });

  test.each<[ApplicationStatus, string[]]>([
    ['pending', ['Shortlist', 'Reject']],
    ['reviewed', ['Shortlist', 'Hire', 'Reject']],
    ['shortlisted', ['Hire', 'Reject']],
    ['interview', ['Hire', 'Reject']],
    ['hired', []],
    ['rejected', []],
    ['withdrawn', []],
  ])('offers for a %s application %j', async (status, moves) => {
    openPage({ applications: [makeApplication({ status })] });
    const row = await findRow();
    expect(listButtons(row)).toEqual(moves);
    expect(within(row).getByRole('link', { name: 'View the application of Léa Muster' })).toBeVisible();
  });

  test('asks for ten at a time, and for another page by its address', async () => {
    const { person, address } = openPage({ total: 25 });
    await findRow();
    expect(listQueries()).toEqual(['page=1&page_size=10']);
    await person.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(address()).toBe('/applications?page=3');
    await waitFor(() => expect(listQueries()).toContain('page=3&page_size=10'));
  });

  test('shows the last page when the address asks for one behind it', async () => {
    const { address } = openPage({ total: 12 }, '/applications?page=9');
    await findRow();
    expect(address()).toBe('/applications?page=2');
  });
});

describe('the filters', () => {
  test('narrow on the server and live in the address', async () => {
    const { person, address } = openPage();
    await findRow();
    await person.selectOptions(screen.getByLabelText('Status'), 'Pending (1)');
    await person.selectOptions(screen.getByLabelText('Job'), 'Cook');
    await person.type(screen.getByLabelText('Search'), 'léa');
    await waitFor(() => expect(address()).toBe('/applications?search=l%C3%A9a&job=32&status=pending'));
    await waitFor(() =>
      expect(listQueries().at(-1)).toBe('page=1&page_size=10&search=l%C3%A9a&job=32&status=pending'),
    );
  });

  test('come from the address', async () => {
    openPage({}, '/applications?search=muster&job=31&status=submitted&page=x');
    await findRow();
    expect(screen.getByLabelText('Search')).toHaveValue('muster');
    expect(screen.getByLabelText('Job')).toHaveValue('31');
    expect(screen.getByLabelText('Status')).toHaveValue('pending');
    expect(listQueries()).toEqual(['page=1&page_size=10&search=muster&job=31&status=pending']);
  });

  test('a search that finds nothing says so and offers to clear them', async () => {
    const { person, address } = openPage({}, '/applications?status=hired&search=x');
    expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Clear filters' }));
    await findRow();
    expect(address()).toBe('/applications');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  test('Enter in the search box does not wait', async () => {
    const { person, address } = openPage();
    await findRow();
    await person.type(screen.getByLabelText('Search'), 'cook{Enter}');
    expect(address()).toBe('/applications?search=cook');
  });
});

describe('a move', () => {
  test('is sent, announced and shown', async () => {
    const { person, notices } = openPage();
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Shortlisted']));
    expect(listMoves()[0]).toMatchObject({
      path: '/api/auth/applications/41/update-status/',
      body: { status: 'shortlisted' },
    });
    expect(await findRow()).toHaveTextContent('Shortlisted');
    expect(listButtons(await findRow())).toEqual(['Hire', 'Reject']);
  });

  test('is shown before the server has answered, and the focus stays in the row', async () => {
    const { person } = openPage();
    await findRow();
    let answer: (() => void) | undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    api.on('patch', 'auth/applications/:id/update-status/', async () => {
      await wait;
      return { body: makeApplication({ status: 'shortlisted' }) };
    });
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    expect(await within(await findRow()).findByText('Shortlisted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the application of Léa Muster' })).toHaveFocus();
    answer?.();
    await findReload();
  });

  test('that failed is taken back and announced', async () => {
    const { person, notices } = openPage({ move: { status: 500, body: { detail: 'Broken.' } } });
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() =>
      expect(notices).toEqual(['error: Failed to update application status. Please try again.']),
    );
    expect(await within(await findRow()).findByText('Pending')).toBeVisible();
  });

  test('that is no longer allowed shows the server’s words and how it stands now', async () => {
    const detail = 'An application that is withdrawn cannot become shortlisted.';
    const { person, notices } = openPage({ move: { status: 409, body: { detail } } });
    await findRow();
    api.on('get', 'auth/applications/', { body: [makeApplication({ status: 'withdrawn' })] });
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() => expect(notices).toEqual([`error: ${detail}`]));
    expect(await within(await findRow()).findByText('Withdrawn')).toBeVisible();
  });

  test('to rejected asks first, and does nothing on no', async () => {
    const { person, questions } = openPage({ answer: () => false });
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Reject Léa Muster' }));
    expect(questions).toEqual([
      'Are you sure you want to reject the application of Léa Muster? This cannot be undone.',
    ]);
    expect(listMoves()).toHaveLength(0);
  });

  test('to hired asks nothing', async () => {
    const { person, notices, questions } = openPage({
      applications: [makeApplication({ status: 'shortlisted' })],
    });
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Hire Léa Muster' }));
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Hired']));
    expect(questions).toEqual([]);
    await findReload();
  });
});

describe('the details', () => {
  const full = makeApplication({
    status: 'reviewed',
    reviewed_at: '2026-11-21T09:00:00.000Z',
    cover_letter: 'I know the work.',
    resume: '/api/auth/applications/41/resume/',
    resume_name: 'Lebenslauf.pdf',
    documents: [
      {
        id: 5,
        application: 41,
        name: 'SRK certificate.pdf',
        file: '/api/auth/applications/41/documents/5/',
        uploaded_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  });

  const findDetails = () => screen.findByRole('dialog', { name: 'Léa Muster' });

  test('open by the address, with all answers', async () => {
    openPage({ applications: [full] }, '/applications?applicationId=41');
    const details = within(await findDetails());
    for (const text of ['+41 79 555 01 02', '1–3 years', '01/02/2027', 'I know the work.', 'Not provided'])
      expect(details.getByText(text)).toBeVisible();
    expect(details.getByText(/5.200$/)).toBeVisible();
    expect(details.getByRole('link', { name: 'Care assistant in home care' })).toHaveAttribute(
      'href',
      '/job/31',
    );
  });

  test('have the resume and the documents to open and to download', async () => {
    openPage({ applications: [full] }, '/applications?applicationId=41');
    const details = within(await findDetails());
    expect(details.getByRole('link', { name: 'Open Lebenslauf.pdf' })).toHaveAttribute('href', full.resume);
    expect(details.getByRole('link', { name: 'Download SRK certificate.pdf' })).toHaveAttribute(
      'href',
      '/api/auth/applications/41/documents/5/?download=1',
    );
  });

  test('say when there is no resume', async () => {
    openPage({}, '/applications?applicationId=41');
    expect(within(await findDetails()).getByText('No resume attached')).toBeVisible();
  });

  test('tell the way so far with its dates, and what may still come', async () => {
    openPage({ applications: [full] }, '/applications?applicationId=41');
    const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Submitted20/11/2026',
      'Reviewed21/11/2026',
      'Shortlisted',
      'Hired',
    ]);
  });

  test('leave out a step that was passed over', async () => {
    const shortlisted = makeApplication({
      status: 'shortlisted',
      shortlisted_at: '2026-11-22T09:00:00.000Z',
    });
    openPage({ applications: [shortlisted] }, '/applications?applicationId=41');
    const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Submitted20/11/2026',
      'Shortlisted22/11/2026',
      'Hired',
    ]);
  });

  test('put an interview before the end', async () => {
    const invited = makeApplication({ status: 'interview', shortlisted_at: '2026-11-22T09:00:00.000Z' });
    openPage({ applications: [invited] }, '/applications?applicationId=41');
    const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Submitted20/11/2026',
      'Shortlisted22/11/2026',
      'Interview',
      'Hired',
    ]);
    expect(way.getByText('Interview').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  test('of a rejected application end with the rejection', async () => {
    const rejected = makeApplication({ status: 'rejected', rejected_at: '2026-11-22T09:00:00.000Z' });
    openPage({ applications: [rejected] }, '/applications?applicationId=41');
    const details = within(await findDetails());
    const way = within(details.getByRole('list', { name: 'Timeline' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Submitted20/11/2026',
      'Rejected22/11/2026',
    ]);
    expect(details.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument();
  });

  test.each<[ApplicationStatus, string[]]>([
    ['pending', ['Reject', 'Mark as reviewed', 'Shortlist']],
    ['reviewed', ['Reject', 'Hire', 'Shortlist']],
    ['shortlisted', ['Reject', 'Invite to interview', 'Hire']],
    ['interview', ['Reject', 'Hire']],
    ['hired', []],
  ])('of a %s application offer %j', async (status, moves) => {
    openPage({ applications: [makeApplication({ status })] }, '/applications?applicationId=41');
    const buttons = within(await findDetails()).getAllByRole('button');
    expect(
      buttons.map(({ textContent }) => textContent).filter((text) => text && !OTHERS.includes(text)),
    ).toEqual(moves);
  });

  test('go on to the next move without closing, also out of the list’s filter', async () => {
    const { person, notices } = openPage({}, '/applications?status=pending&applicationId=41');
    const details = within(await findDetails());
    await person.click(details.getByRole('button', { name: 'Mark as reviewed' }));
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Reviewed']));
    expect(await details.findByRole('button', { name: 'Hire' })).toBeVisible();
    expect(details.getAllByRole('status')[0]).toHaveFocus();
  });

  test('open from the table without asking for the list again, and close back to it', async () => {
    const { person, address } = openPage();
    await findRow();
    const link = screen.getByRole('link', { name: 'View the application of Léa Muster' });
    await person.click(link);
    await findDetails();
    expect(address()).toBe('/applications?applicationId=41');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/applications');
    expect(link).toHaveFocus();
    expect(listQueries()).toHaveLength(1);
  });

  test('of an application that is not in the list are fetched', async () => {
    const hired = makeApplication({ status: 'hired' });
    openPage({ applications: [hired] }, '/applications?status=pending&applicationId=41');
    expect(within(await findDetails()).getAllByText('Hired')[0]).toBeVisible();
  });

  test('of one that does not exist say so', async () => {
    openPage({}, '/applications?applicationId=99');
    expect(await screen.findByRole('dialog', { name: 'Application not found' })).toBeVisible();
  });
});

test('an employer without a company is shown the way to one', async () => {
  openPage({ hasCompany: false, applications: [] });
  expect(await screen.findByRole('heading', { name: 'Job provider profile not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create company profile' })).toHaveAttribute(
    'href',
    '/register-profile',
  );
});

test('without any application the next step is to post a job', async () => {
  openPage({ applications: [] });
  expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post New Job' })).toHaveAttribute('href', '/jobcreation');
});

test('a list that did not arrive says why, and comes on Try Again', async () => {
  const { person } = openPage();
  api.on('get', 'auth/applications/', { status: 503, body: { detail: 'Busy.' } });
  expect(await screen.findByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  expect(screen.getByText('Busy.')).toBeVisible();
  api.on('get', 'auth/applications/', { body: [makeApplication()] });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findRow()).toBeVisible();
});

describe('notes', () => {
  test('are kept with the application', async () => {
    const { person, notices } = openPage(
      { applications: [makeApplication({ notes: 'Calls back.' })] },
      '/applications/41',
    );
    const saved = makeApplication({ notes: 'Calls back. Likes nights.' });
    api.on('patch', 'auth/applications/:id/', { body: saved });
    const notes = await screen.findByLabelText('Private notes');
    expect(notes).toHaveValue('Calls back.');
    expect(screen.getByRole('button', { name: 'Save notes' })).toBeDisabled();
    await person.click(notes);
    await person.paste(' Likes nights.');
    await person.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(notices).toEqual(['success: Notes saved successfully']));
    expect(listMoves()[0]?.body).toEqual({ notes: 'Calls back. Likes nights.' });
  });

  test.each(BAD_DAYS)('are not lost while the API $name', async (day) => {
    const { person, notices } = openPage({ timeout: 100 }, '/applications?applicationId=41');
    const notes = await screen.findByLabelText('Private notes');
    await person.click(notes);
    await person.paste('Calls back.');
    api.breakDown(day);
    await person.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(notices).toEqual(['error: Failed to save notes. Please try again.']));
    expect(notes).toHaveValue('Calls back.');
  });

  test('of a withdrawn application can only be read', async () => {
    openPage(
      { applications: [makeApplication({ status: 'withdrawn', notes: 'Too far.' })] },
      '/applications?applicationId=41',
    );
    expect(await screen.findByText('Too far.')).toBeVisible();
    expect(screen.queryByLabelText('Private notes')).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  async function openContact(world: World = {}) {
    const page = openPage(world);
    await findRow();
    await page.person.click(screen.getByRole('button', { name: 'More actions for Léa Muster' }));
    await page.person.click(await screen.findByRole('menuitem', { name: 'Contact', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Léa Muster' }));
    const send = () => page.person.click(dialog.getByRole('button', { name: 'Send message' }));
    return { ...page, dialog, send };
  }

  test('has its subject, and goes with a copy to oneself if one likes', async () => {
    api.on('post', 'messages/', { status: 201, body: {} });
    const { dialog, person, notices, send } = await openContact();
    expect(dialog.getByLabelText('Subject')).toHaveValue(
      'Regarding your application for Care assistant in home care',
    );
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('When can you come?');
    await person.click(dialog.getByRole('checkbox', { name: 'Send me a copy by email' }));
    await send();
    await waitFor(() => expect(notices).toEqual(['success: Message sent successfully']));
    expect(api.calls.find(({ method }) => method === 'post')?.body).toEqual({
      application: 41,
      subject: 'Regarding your application for Care assistant in home care',
      body: 'When can you come?',
      send_copy: true,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('needs words', async () => {
    const { dialog, send } = await openContact();
    await send();
    expect(dialog.getByLabelText('Message')).toHaveAccessibleDescription('This field is required.');
    expect(api.calls.some(({ method }) => method === 'post')).toBe(false);
  });

  test('to somebody who can no longer be reached says so', async () => {
    const { dialog, person, notices, send } = await openContact();
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('Hello');
    api.on('post', 'messages/', { status: 404, body: { detail: 'Not found.' } });
    await send();
    await waitFor(() =>
      expect(notices).toEqual(['error: Could not contact this job seeker. Please try again.']),
    );
    expect(dialog.getByLabelText('Message')).toHaveValue('Hello');
  });

  test.each(BAD_DAYS)('is not lost while the API $name', async (day) => {
    const { dialog, person, notices, send } = await openContact({ timeout: 100 });
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('Hello');
    api.breakDown(day);
    await send();
    await waitFor(() => expect(notices).toEqual(['error: Failed to send message. Please try again.']));
    expect(dialog.getByLabelText('Message')).toHaveValue('Hello');
  });
});

describe('several applications at once', () => {
  const three = [
    makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
    makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'hired' }),
    makeApplication({ id: 43, applicant_name: 'Mia Keller' }),
  ];

  async function selectAll(world: World = {}) {
    const page = openPage({ applications: three, ...world });
    await findRow();
    await page.person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    return { ...page, bar };
  }

  test('are shortlisted by one call, and what was refused is told', async () => {
    const { bar, person, notices } = await selectAll();
    expect(bar.getByText('3 selected')).toBeVisible();
    const detail = 'An application that is hired cannot become shortlisted.';
    api.on(
      'post',
      'auth/applications/update-status/',
      { body: { moved: [three[0], three[2]], refused: [{ application: 42, detail }] } },
      StatusesReply,
    );
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 application was not updated' }));
    expect(dialog.getByText('Jonas Berger')).toBeVisible();
    expect(dialog.getByText(detail, { exact: false })).toBeVisible();
    expect(notices).toEqual(['success: 2 applications updated to Shortlisted']);
    expect(api.calls.find(({ method }) => method === 'post')?.body).toEqual({
      applications: [41, 42, 43],
      status: 'shortlisted',
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected applications' })).toBeNull());
  });

  test('are rejected only after a question', async () => {
    const { bar, person, questions } = await selectAll({ answer: () => false });
    await person.click(bar.getByRole('button', { name: 'Reject' }));
    expect(questions).toEqual([
      'Are you sure you want to reject these 3 applications? This cannot be undone.',
    ]);
    expect(api.calls.some(({ method }) => method === 'post')).toBe(false);
  });

  test('can be chosen one by one, and let go again', async () => {
    const { person } = openPage({ applications: three });
    await findRow();
    await person.click(screen.getByRole('checkbox', { name: 'Select Jonas Berger' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Shortlist' })).toBeDisabled();
    await person.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Jonas Berger' })).not.toBeChecked();
  });

  test.each(BAD_DAYS)('stay selected while the API $name', async (day) => {
    const { bar, person, notices } = await selectAll({ timeout: 100 });
    api.breakDown(day);
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(notices).toEqual([expect.stringMatching(/^error: /)]));
    expect(bar.getByText('3 selected')).toBeVisible();
  });
});

describe('the board', () => {
  const pair = [
    makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
    makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'shortlisted' }),
  ];
  const column = (name: RegExp) => within(screen.getByRole('region', { name }));

  async function openBoard(world: World = {}) {
    const page = openPage({ applications: pair, ...world }, '/applications?view=board');
    await screen.findByRole('region', { name: 'Applications by status' });
    return page;
  }

  test('has a column for each status, from new to decided', async () => {
    await openBoard();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pending1, 1',
      'Reviewed0, 0',
      'Shortlisted1, 1',
      'Interview0, 0',
      'Hired0, 0',
      'Rejected0, 0',
    ]);
    expect(column(/^Pending/).getByText('Léa Muster')).toBeVisible();
    expect(column(/^Hired/).getByText('Nobody here')).toBeVisible();
  });

  test('a card is moved by its menu, as far as it may go', async () => {
    const { person, notices } = await openBoard();
    await person.click(screen.getByRole('button', { name: 'Move Jonas Berger' }));
    const menu = screen.getAllByRole('menuitem', { hidden: true });
    expect(menu.map(({ textContent }) => textContent)).toEqual(['Invite to interview', 'Hire', 'Reject']);
    await person.click(screen.getByRole('menuitem', { name: 'Hire', hidden: true }));
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Hired']));
    expect(await column(/^Hired/).findByText('Jonas Berger')).toBeVisible();
  });

  const drag = (name: string, to: RegExp) => {
    const card = screen.getByText(name).closest('li') as HTMLElement;
    const target = screen.getByRole('region', { name: to });
    const dataTransfer = { setData: () => {}, effectAllowed: 'all', dropEffect: 'none' };
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(card, { dataTransfer });
  };

  test('a card is moved by dragging it to another column', async () => {
    const { notices } = await openBoard();
    drag('Léa Muster', /^Shortlisted/);
    await waitFor(() => expect(notices).toEqual(['success: Application status updated to Shortlisted']));
    expect(await column(/^Shortlisted/).findByText('Léa Muster')).toBeVisible();
  });

  test('a card that may not go there stays, and it is said why', async () => {
    const { notices } = await openBoard();
    drag('Léa Muster', /^Hired/);
    await waitFor(() =>
      expect(notices).toEqual(['error: An application that is pending cannot become hired.']),
    );
    expect(column(/^Pending/).getByText('Léa Muster')).toBeVisible();
    expect(listMoves()).toHaveLength(0);
  });

  test('is reached from the table, and keeps its filters', async () => {
    const { person, address } = openPage({ applications: pair }, '/applications?job=31');
    await findRow();
    await person.click(screen.getByRole('link', { name: 'Board' }));
    await screen.findByRole('region', { name: 'Applications by status' });
    expect(address()).toBe('/applications?view=board&job=31');
  });
});

test.each(BAD_DAYS)('the page is offered again while the API $name', async (day) => {
  api.breakDown(day);
  renderRemote(remote, '/applications', { user, timeout: 100 });
  expect(await screen.findByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
