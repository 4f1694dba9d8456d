import { screen, waitFor } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import {
  findApplication,
  findApplications,
  openDashboard,
  openMenu,
  textsOf,
} from './testing/open-dashboard';

const api = setupFakeApi();

describe('the recent applications', () => {
  test('are four per page, with their total and a link to all of them', async () => {
    const { person, address } = openDashboard(api);
    const list = await findApplications();
    expect(list.getByRole('heading')).toHaveTextContent('Recent Applications 5');
    const names = list
      .getAllByRole('link', { name: /^View the application/ })
      .map((link) => link.textContent);
    expect(names.filter((name) => name !== 'View')).toHaveLength(4);
    expect(list.getByRole('link', { name: 'View All Applications' })).toHaveAttribute(
      'href',
      '/applications',
    );
    await person.click(list.getByRole('link', { name: 'Next' }));
    expect(await list.findByText('Mia Keller')).toBeVisible();
    expect(address()).toBe('/dashboard?page=2');
  });

  test.each([
    ['Léa Muster', ['Shortlist', ''], ['View', 'Reject']],
    ['Jonas Berger', ['Invite', ''], ['View', 'Hire', 'Reject']],
    ['Sofia Almeida', [], []],
    ['Noah Dubois', [], []],
  ])('offer for %s %j, and in the menu %j', async (name, buttons, items) => {
    const { person } = openDashboard(api);
    const entry = await findApplication(name);
    expect(textsOf(entry.queryAllByRole('button'))).toEqual(buttons);
    if (items.length > 0)
      await person.click(entry.getByRole('button', { name: `Other actions for ${name}` }));
    expect(textsOf(entry.queryAllByRole('menuitem', { hidden: true }))).toEqual(items);
    for (const link of entry.getAllByRole('link', { name: `View the application of ${name}` }))
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/applications\?applicationId=\d+$/));
  });

  test('name the job, in the language of its ad, and the day', async () => {
    openDashboard(api);
    const entry = await findApplication('Léa Muster');
    const title = entry.getByText('Care assistant in home care');
    expect(title).toHaveAttribute('lang', 'en');
    expect(title.parentElement).toHaveTextContent(/^Care assistant in home care\s· 20\/11\/2026$/);
  });
});

describe('recent applications', () => {
  test('are moved, announced and recounted', async () => {
    const { person, toasts } = openDashboard(api);
    await person.click(await screen.findByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Shortlisted']));
    expect(await screen.findByRole('option', { name: 'Shortlisted (2)' })).toBeInTheDocument();
    expect(
      (await findApplication('Léa Muster')).getByRole('button', { name: 'Invite Léa Muster' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the application of Léa Muster' })).toHaveFocus();
  });

  test.each([
    ['Reject', 'Reject Jonas Berger'],
    ['Hire', 'Hire Jonas Berger'],
    ['Invite', 'Interview with Jonas Berger'],
  ])('are moved by %s on the page that has its dialog', async (move, title) => {
    const { person, address } = openDashboard(api);
    api.on('get', 'auth/message-templates/', { body: [] });
    api.on('get', 'auth/applications/42/', {
      body: makeApplication({ id: 42, applicant_name: 'Jonas Berger' }),
    });
    await person.click(
      move === 'Invite'
        ? await screen.findByRole('button', { name: 'Invite Jonas Berger' })
        : await openMenu(person, 'Other actions for Jonas Berger', move),
    );
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(address()).toBe('/applications?applicationId=42');
  });

  test('are not moved here while a move of them can be undone', async () => {
    const planned_move = { id: 7, status: 'hired', due_at: '2097-01-01T10:00:00.000Z' } as const;
    openDashboard(api, { applications: [makeApplication({ status: 'shortlisted', planned_move })] });
    const entry = await findApplication('Léa Muster');
    expect(entry.queryAllByRole('button')).toEqual([]);
  });

  test('stay as they were when a move fails', async () => {
    const { person, toasts } = openDashboard(api);
    api.on('patch', 'auth/applications/:id/update-status/', { status: 500, body: {} });
    await person.click(await screen.findByRole('button', { name: 'Shortlist Léa Muster' }));
    await waitFor(() =>
      expect(toasts).toEqual(['error: Failed to update application status. Please try again.']),
    );
    expect(await (await findApplication('Léa Muster')).findByText('Pending')).toBeVisible();
  });

  test('are narrowed by status in the address', async () => {
    const { person, address } = openDashboard(api);
    const list = await findApplications();
    await person.selectOptions(list.getByLabelText('Filter by status'), 'Hired (1)');
    await waitFor(() => expect(list.queryByText('Léa Muster')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard?status=hired');
    expect(list.getByText('Noah Dubois')).toBeVisible();
  });

  test('say when there are none, and when none has that status', async () => {
    const { person } = openDashboard(api, {}, '/dashboard?status=withdrawn');
    const list = await findApplications();
    expect(list.getByText('No applications found')).toBeVisible();
    await person.click(list.getByRole('link', { name: 'Show all statuses' }));
    expect(await list.findByText('Léa Muster')).toBeVisible();
  });
});
