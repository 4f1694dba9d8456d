import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi, waitUntilPressable } from '@metier/testing';
import {
  waitForReload,
  findRow,
  listButtons,
  listMoves,
  listMenu,
  listQueries,
  openApplications,
  openMenu,
} from '../testing/open-applications';

const api = setupFakeApi();

describe('the table', () => {
  test('shows applicant, job, date and status', async () => {
    openApplications(api);
    const row = await findRow();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Applications');
    expect(screen.getByText('1 application')).toBeVisible();
    expect(row).toHaveTextContent('lea.muster@example.ch');
    expect(row).toHaveTextContent('Care assistant in home care');
    expect(row).toHaveTextContent('20/11/2026');
    expect(row).toHaveTextContent('Pending');
  });

  const contacts = ['View', 'Contact', 'Add notes', 'View profile'];
  test.each<[ApplicationStatus, string[], string[]]>([
    ['pending', ['Shortlist'], [...contacts, 'Mark as reviewed', 'Reject']],
    ['reviewed', ['Shortlist'], [...contacts, 'Hire', 'Reject']],
    ['shortlisted', ['Invite to interview'], [...contacts, 'Hire', 'Reject']],
    ['interview', ['Hire'], [...contacts, 'Reject']],
    ['hired', [], contacts],
    ['rejected', [], contacts],
  ])('offers for a %s application %j, and the rest in its menu', async (status, buttons, rest) => {
    const { person } = openApplications(api, { applications: [makeApplication({ status })] });
    const row = await findRow();
    expect(listButtons(row)).toEqual(buttons);
    expect(within(row).getByRole('link', { name: 'View the application of Léa Muster' })).toBeVisible();
    await openMenu(person);
    expect(listMenu()).toEqual(rest);
  });

  test('sorts by a column and, pressed again, the other way round', async () => {
    const { person, address } = openApplications(api);
    await findRow();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Submitted')).toHaveAttribute('aria-sort', 'descending');
    await person.click(within(header('Applicant')).getByRole('link'));
    await waitFor(() => expect(address()).toBe('/applications?ordering=applicant_name'));
    await waitFor(() => expect(header('Applicant')).toHaveAttribute('aria-sort', 'ascending'));
    expect(header('Submitted')).not.toHaveAttribute('aria-sort');
    await person.click(within(header('Applicant')).getByRole('link'));
    await waitFor(() => expect(header('Applicant')).toHaveAttribute('aria-sort', 'descending'));
    expect(listQueries(api).at(-1)).toBe('page=1&page_size=10&ordering=-applicant_name');
  });

  test('is exported as it is filtered and sorted', async () => {
    openApplications(api, {}, '/applications?search=muster&status=pending&ordering=job_title&page=1');
    await findRow();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/auth/applications/export/?search=muster&status=pending&ordering=job_title',
    );
  });

  test('is not offered for export beyond what one file holds', async () => {
    openApplications(api, { total: 5001 });
    await findRow();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
    expect(screen.getByText(/^At most 5000 applications/)).toBeVisible();
  });

  test('requests ten per page, and another page by its URL', async () => {
    const { person, address } = openApplications(api, { total: 25 });
    await findRow();
    expect(listQueries(api)).toEqual(['page=1&page_size=10']);
    await person.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(address()).toBe('/applications?page=3');
    await waitFor(() => expect(listQueries(api)).toContain('page=3&page_size=10'));
  });

  test('shows the last page when the URL names a page beyond it', async () => {
    const { address } = openApplications(api, { total: 12 }, '/applications?page=9');
    await findRow();
    expect(address()).toBe('/applications?page=2');
  });
});

describe('the filters', () => {
  test('narrow on the server and live in the address', async () => {
    const { person, address } = openApplications(api);
    await findRow();
    await person.selectOptions(screen.getByLabelText('Status'), 'Pending (1)');
    await person.selectOptions(screen.getByLabelText('Job'), 'Cook');
    await person.type(screen.getByLabelText('Search'), 'léa');
    await waitFor(() => expect(address()).toBe('/applications?search=l%C3%A9a&job=32&status=pending'));
    await waitFor(() =>
      expect(listQueries(api).at(-1)).toBe('page=1&page_size=10&search=l%C3%A9a&job=32&status=pending'),
    );
  });

  test('come from the address', async () => {
    openApplications(api, {}, '/applications?search=muster&job=31&status=submitted&page=x');
    await findRow();
    expect(screen.getByLabelText('Search')).toHaveValue('muster');
    expect(screen.getByLabelText('Job')).toHaveValue('31');
    expect(screen.getByLabelText('Status')).toHaveValue('pending');
    expect(listQueries(api)).toEqual(['page=1&page_size=10&search=muster&job=31&status=pending']);
  });

  test('a search that finds nothing says so and offers to clear them', async () => {
    const { person, address } = openApplications(api, {}, '/applications?status=hired&search=x');
    expect(await screen.findByRole('heading', { name: 'No applications found' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Clear filters' }));
    await findRow();
    expect(address()).toBe('/applications');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  test('Enter in the search box does not wait', async () => {
    const { person, address } = openApplications(api);
    await findRow();
    await person.type(screen.getByLabelText('Search'), 'cook{Enter}');
    expect(address()).toBe('/applications?search=cook');
  });
});

describe('a move', () => {
  test('is sent, announced and shown', async () => {
    const { person, toasts } = openApplications(api);
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Shortlisted']));
    expect(listMoves(api)[0]).toMatchObject({
      path: '/api/auth/applications/41/update-status/',
      body: { status: 'shortlisted', shortlisted_at: expect.stringMatching(/^2\d{3}-.*Z$/) },
    });
    expect(await findRow()).toHaveTextContent('Shortlisted');
    expect(listButtons(await findRow())).toEqual(['Invite to interview']);
  });

  test('is shown before the server has answered, and the focus stays in the row', async () => {
    const { person } = openApplications(api);
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
    await waitForReload(api);
  });

  test('that failed is taken back and announced', async () => {
    const { person, toasts } = openApplications(api, { move: { status: 500, body: { detail: 'Broken.' } } });
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() =>
      expect(toasts).toEqual(['error: Failed to update application status. Please try again.']),
    );
    expect(await within(await findRow()).findByText('Pending')).toBeVisible();
  });

  test('that is no longer allowed shows the server’s reason and the current status', async () => {
    const detail = 'Already withdrawn.';
    const { person, toasts } = openApplications(api, { move: { status: 409, body: { detail } } });
    await findRow();
    api.on('get', 'auth/applications/', { body: [makeApplication({ status: 'withdrawn' })] });
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() =>
      expect(toasts).toEqual([`error: Failed to update application status. Please try again. ${detail}`]),
    );
    expect(await within(await findRow()).findByText('Withdrawn')).toBeVisible();
  });

  test('does not leave its button for a second press of what takes its place', async () => {
    const { person } = openApplications(api);
    await findRow();
    await person.click(screen.getByRole('button', { name: 'Shortlist Léa Muster' }));
    const next = await screen.findByRole('button', { name: 'Invite to interview Léa Muster' });
    await person.click(next);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitUntilPressable(next);
    await person.click(next);
    expect(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' })).toBeVisible();
  });
});
