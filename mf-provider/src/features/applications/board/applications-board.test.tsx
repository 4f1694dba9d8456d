import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, listMoves, openApplications, type ApplicationsFixture } from '../testing/open-applications';

const api = setupFakeApi();

const pair = [
  makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
  makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'shortlisted' }),
];
const column = (name: RegExp) => within(screen.getByRole('region', { name }));

async function openBoard(world: ApplicationsFixture = {}) {
  const page = openApplications(api, { applications: pair, ...world }, '/applications?view=board');
  await screen.findByRole('region', { name: 'Applications by status' });
  return page;
}

const drag = (name: string, to: RegExp) => {
  const card = screen.getByText(name).closest('li') as HTMLElement;
  const target = screen.getByRole('region', { name: to });
  const dataTransfer = { setData: () => {}, effectAllowed: 'all', dropEffect: 'none' };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  fireEvent.dragEnd(card, { dataTransfer });
};

describe('the board', () => {
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
    const { person, toasts } = await openBoard();
    await person.click(screen.getByRole('button', { name: 'Move Jonas Berger' }));
    const menu = screen.getAllByRole('menuitem', { hidden: true });
    expect(menu.map(({ textContent }) => textContent)).toEqual(['Invite to interview', 'Hire', 'Reject']);
    await person.click(screen.getByRole('menuitem', { name: 'Invite to interview', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Jonas Berger' }));
    expect(listMoves(api)).toHaveLength(0);
    await person.click(dialog.getByRole('button', { name: 'Invite without Times' }));
    await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Interview']));
    expect(await column(/^Interview/).findByText('Jonas Berger')).toBeVisible();
  });
});

describe('dragging', () => {
  test('a card is moved by dragging it to another column', async () => {
    const { toasts } = await openBoard();
    drag('Léa Muster', /^Shortlisted/);
    await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Shortlisted']));
    expect(await column(/^Shortlisted/).findByText('Léa Muster')).toBeVisible();
  });

  test('a card dragged to Hired or Rejected waits for its dialog', async () => {
    const { person, toasts } = await openBoard();
    drag('Jonas Berger', /^Hired/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hire Jonas Berger' }));
    await person.click(dialog.getByRole('button', { name: 'Hire' }));
    expect(await column(/^Shortlisted/).findByText('Hiring…')).toBeVisible();
    expect(toasts).toEqual(['info: Jonas Berger will be hired in 60\u00a0seconds']);
    drag('Léa Muster', /^Rejected/);
    expect(await screen.findByRole('dialog', { name: 'Reject Léa Muster' })).toBeVisible();
    expect(listMoves(api)).toHaveLength(0);
  });

  test('a card that may not go there stays, and it is said why', async () => {
    const { toasts } = await openBoard();
    drag('Léa Muster', /^Hired/);
    await waitFor(() =>
      expect(toasts).toEqual([
        'error: Failed to update application status. Please try again. Review this application first.',
      ]),
    );
    expect(column(/^Pending/).getByText('Léa Muster')).toBeVisible();
    expect(listMoves(api)).toHaveLength(0);
  });

  test('is reached from the table, and keeps its filters', async () => {
    const { person, address } = openApplications(api, { applications: pair }, '/applications?job=31');
    await findRow();
    await person.click(screen.getByRole('link', { name: 'Board' }));
    await screen.findByRole('region', { name: 'Applications by status' });
    expect(address()).toBe('/applications?view=board&job=31');
  });
});
