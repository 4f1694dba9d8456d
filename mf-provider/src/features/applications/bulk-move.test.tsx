import { screen, waitFor, within } from '@testing-library/react';
import { StatusesReply } from '@metier/sdk/contract';
import { API_FAILURES, makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, type ApplicationsFixture } from './testing/open-applications';

const api = setupFakeApi();

describe('several applications at once', () => {
  const three = [
    makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
    makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'hired' }),
    makeApplication({ id: 43, applicant_name: 'Mia Keller' }),
  ];

  async function selectAll(world: ApplicationsFixture = {}) {
    const page = openApplications(api, { applications: three, ...world });
    await findRow();
    await page.person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    return { ...page, bar };
  }

  test('are shortlisted by one call, and refused moves are listed', async () => {
    const { bar, person, notices } = await selectAll();
    expect(bar.getByText('3 selected')).toBeVisible();
    const detail = 'Already hired.';
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
    const { person } = openApplications(api, { applications: three });
    await findRow();
    await person.click(screen.getByRole('checkbox', { name: 'Select Jonas Berger' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Shortlist' })).toBeDisabled();
    await person.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Jonas Berger' })).not.toBeChecked();
  });

  test.each(API_FAILURES)('stay selected while the API $name', async (day) => {
    const { bar, person, notices } = await selectAll({ timeout: 100 });
    api.failAll(day);
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(notices).toEqual([expect.stringMatching(/^error: /)]));
    expect(bar.getByText('3 selected')).toBeVisible();
  });
});
