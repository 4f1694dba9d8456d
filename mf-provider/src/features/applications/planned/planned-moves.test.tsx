import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@metier/sdk/contract';
import type { ApplicationStatus, Language } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, openMenu, type ApplicationsFixture } from '../testing/open-applications';

const api = setupFakeApi();

const templates = [
  { id: 1, kind: 'rejection', language: 'en', name: 'Short', text: 'Dear {candidate}, {reason}. {company}' },
  { id: 2, kind: 'message', language: 'en', name: 'Invitation', text: 'Come, {candidate}.' },
] as const;

async function openMove(move: 'Reject' | 'Hire', fixture: ApplicationsFixture) {
  const page = openApplications(api, fixture);
  await findRow();
  await openMenu(page.person);
  await page.person.click(screen.getByRole('menuitem', { name: move, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: `${move} Léa Muster` }));
  return { ...page, dialog };
}

const openReject = (fixture: ApplicationsFixture = {}) => openMove('Reject', fixture);
const openHire = () => openMove('Hire', { applications: [makeApplication({ status: 'shortlisted' })] });

const listPosts = () => api.calls.filter(({ method }) => method === 'post');

test('no reason is chosen before the employer chooses one, and the standard text has none', async () => {
  const { dialog, person } = await openReject();
  expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('No reason');
  expect(dialog.getByLabelText(/^Message/)).toHaveDisplayValue(
    /We are not continuing with your application\.\n/,
  );
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).not.toHaveProperty('reason');
});

test('a chosen reason is in the filled text, which is changed before it is sent', async () => {
  const { dialog, person, toasts } = await openReject({ templates });
  const message = dialog.getByLabelText(/^Message/);
  expect(message).toHaveValue('Dear Léa Muster, {reason}. Alta Medica');
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
  expect(message).toHaveValue('Dear Léa Muster, the position has been filled. Alta Medica');
  await person.type(message, '!');
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Language skills');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toEqual(['info: Rejecting Léa Muster in 60\u00a0s']));
  const text = 'Dear Léa Muster, the job requires other language skills. Alta Medica!';
  expect(listPosts().map(({ body }) => body)).toEqual([
    {
      applications: [41],
      status: 'rejected',
      reason: 'language',
      letters: [{ language: 'en', message: text }],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the hint says whether the candidate reads the reason', async () => {
  const { dialog, person } = await openReject();
  const reason = dialog.getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription(/^Optional\. If you choose one/);
  await person.selectOptions(reason, 'Position filled');
  expect(reason).toHaveAccessibleDescription('Its wording is in the message below.');
  const message = dialog.getByLabelText(/^Message/);
  await person.clear(message);
  await person.type(message, 'Not this time.');
  expect(reason).toHaveAccessibleDescription('Only your company sees which reason you chose.');
  await person.selectOptions(dialog.getByLabelText('Language'), 'Deutsch');
  await dialog.findByLabelText(/^Message/);
  expect(reason).toHaveAccessibleDescription('Its wording is in the message below.');
  await person.click(dialog.getByRole('checkbox', { name: 'Send a message with the rejection' }));
  expect(reason).toHaveAccessibleDescription('Only your company sees which reason you chose.');
});

test('a text that names a reason is not sent without one', async () => {
  const { dialog, person } = await openReject({ templates });
  const needed = 'Choose a reason, or take {reason} out of the message.';
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(needed);
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(needed);
  expect(dialog.getByLabelText('Reason')).toBeInvalid();
  expect(listPosts()).toEqual([]);
});

const inLanguage = (language: Language, given: Partial<Application> = {}) =>
  makeApplication({ ...given, letter_language: language });

test.each([
  ['de', /weiter berücksichtigen: Die Stelle ist besetzt\./],
  ['fr', /candidature\s: le poste a été pourvu\./],
  ['it', /candidatura: il posto è stato occupato\./],
] as const)(
  'an English page shows the whole letter in the language of the ad: %s',
  async (language, told) => {
    const { dialog, person } = await openReject({ templates, applications: [inLanguage(language)] });
    expect(dialog.getByLabelText('Language')).toHaveValue(language);
    expect(await dialog.findByLabelText(/^Message/)).toHaveAttribute('lang', language);
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
    expect(dialog.getByLabelText(/^Message/)).toHaveDisplayValue(told);
  },
);

test('the employer chooses another language, and with it the template, the reason and the subject', async () => {
  const { dialog, person, changeLanguage } = await openReject({ templates });
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
  await person.selectOptions(dialog.getByLabelText('Language'), 'Français');
  expect(await dialog.findByDisplayValue(/candidature : le poste a été pourvu/)).toBeVisible();
  expect(dialog.queryByLabelText('Template')).toBeNull();
  expect(dialog.getByText('Subject: Votre candidature : Care assistant in home care')).toBeVisible();
  await changeLanguage('de');
  expect(dialog.getByDisplayValue(/candidature : le poste a été pourvu/)).toHaveAccessibleName(/^Nachricht/);
  await person.click(dialog.getByRole('button', { name: 'Absagen' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).toMatchObject({ letters: [{ language: 'fr' }] });
});

test('several candidates get a letter in each language of their ads, or one that the employer chooses', async () => {
  const applications = [
    inLanguage('de', { id: 41 }),
    inLanguage('fr', { id: 42, applicant_name: 'Jonas Berger' }),
    inLanguage('de', { id: 43, applicant_name: 'Mia Keller' }),
  ];
  const { person } = openApplications(api, { applications });
  await findRow();
  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(
    within(screen.getByRole('group', { name: 'Selected applications' })).getByRole('button', {
      name: 'Reject',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 3 applications' }));
  expect(await dialog.findByLabelText(/^Message \(Deutsch\)/)).toHaveDisplayValue(/^Guten Tag \{candidate\}/);
  expect(dialog.getByRole('heading', { name: 'Deutsch · 2 applications' })).toBeVisible();
  const french = dialog.getByLabelText(/^Message \(Français\)/);
  expect(dialog.getByRole('region', { name: 'What Jonas Berger reads' })).toHaveTextContent(
    /^What Jonas Berger reads ?Subject: Votre candidature.+Bonjour Jonas Berger/,
  );
  await person.clear(french);
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(french).toHaveAccessibleDescription(/This field is required\./);
  await person.click(french);
  await person.paste('Merci, {candidate}.');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).toMatchObject({
    applications: [41, 42, 43],
    letters: [
      { language: 'de', message: expect.stringMatching(/^Guten Tag/) },
      { language: 'fr', message: 'Merci, {candidate}.' },
    ],
  });
});

test('the list shows a pending rejection, and undoes it', async () => {
  const { dialog, person, toasts } = await openReject();
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  const row = within(await findRow());
  expect(await row.findByText('Rejecting…')).toBeVisible();
  expect(row.queryByRole('button', { name: 'Shortlist Léa Muster' })).toBeNull();
  await person.click(row.getByRole('button', { name: 'Undo the rejection of Léa Muster' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
  expect(await row.findByRole('button', { name: 'Shortlist Léa Muster' })).toBeVisible();
});

test('a candidate is hired with a message, in a minute, and undone before it', async () => {
  const { dialog, person, toasts } = await openHire();
  await person.type(dialog.getByLabelText('Message (optional)'), ' Welcome! ');
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() => expect(toasts).toEqual(['info: Hiring Léa Muster in 60\u00a0s']));
  expect(listPosts().map(({ body }) => body)).toEqual([
    { applications: [41], status: 'hired', message: 'Welcome!' },
  ]);
  const row = within(await findRow());
  expect(await row.findByText('Hiring…')).toBeVisible();
  expect(row.getByText('Shortlisted')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Undo the hiring of Léa Muster' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
});

test('a candidate is hired without a message', async () => {
  const { dialog, person } = await openHire();
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).toEqual({ applications: [41], status: 'hired' });
});

test('nobody is hired by a dialog that is cancelled, and the focus is back where it was', async () => {
  const { dialog, person } = await openHire();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'More actions for Léa Muster' })).toHaveFocus();
  expect(listPosts()).toEqual([]);
});

test('a refused plan has the sentence of a refused move before the reason', async () => {
  const { dialog, person, toasts } = await openHire();
  const detail = 'Already withdrawn.';
  api.on('post', 'auth/planned-moves/', {
    status: 201,
    body: { planned: [], refused: [{ application: 41, detail }] },
  });
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() =>
    expect(toasts).toEqual([`error: Failed to update application status. Please try again. ${detail}`]),
  );
});

describe('once the minute is over', () => {
  afterEach(() => jest.useRealTimers());

  async function hireAndWait(status: ApplicationStatus) {
    const { dialog, toasts } = await openHire();
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Hire' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    api.on('get', 'auth/applications/41/', { body: makeApplication({ status }) });
    await act(() => jest.advanceTimersByTimeAsync(66_000));
    return toasts;
  }

  test('it is said that the candidate is hired', async () => {
    const toasts = await hireAndWait('hired');
    await waitFor(() => expect(toasts.slice(1)).toEqual(['success: Application status updated to Hired']));
  });

  test('it is said why the candidate is not', async () => {
    const toasts = await hireAndWait('withdrawn');
    await waitFor(() =>
      expect(toasts.slice(1)).toEqual([
        'error: Failed to update application status. Please try again. Already withdrawn.',
      ]),
    );
  });
});

test('after the minute the toast says that it is too late', async () => {
  const { dialog, person, pressToast, toasts } = await openReject();
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  api.on('post', 'auth/planned-moves/undo/', { body: { undone: [] } });
  pressToast('Undo');
  await waitFor(() => expect(toasts.at(-1)).toBe('error: It is too late to undo this.'));
});

test('a candidate can be rejected without a message', async () => {
  const { dialog, person } = await openReject();
  await person.click(dialog.getByRole('checkbox', { name: 'Send a message with the rejection' }));
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).not.toHaveProperty('message');
});

test('an unknown placeholder is shown at the text, which stays', async () => {
  const { dialog, person } = await openReject();
  const message = ['{salary} is not a placeholder.'];
  api.on('post', 'auth/planned-moves/', { status: 400, body: { message } });
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('{salary} is not a placeholder.')).toBeVisible();
});
