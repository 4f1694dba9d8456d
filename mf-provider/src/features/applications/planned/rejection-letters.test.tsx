import { screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications } from '../testing/open-applications';
import { openReject } from '../testing/open-move';

const api = setupFakeApi();

const templates = [
  { id: 1, kind: 'rejection', language: 'en', name: 'Short', text: 'Dear {candidate}, {reason}. {company}' },
  { id: 2, kind: 'message', language: 'en', name: 'Invitation', text: 'Come, {candidate}.' },
] as const;

const listPosts = () => api.calls.filter(({ method }) => method === 'post');

test('no reason is chosen before the employer chooses one, and the standard text has none', async () => {
  const { dialog, person } = await openReject(api);
  expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('No reason');
  expect(dialog.getByLabelText(/^Message/)).toHaveDisplayValue(
    /We are not continuing with your application\.\n/,
  );
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).not.toHaveProperty('reason');
});

test('a chosen reason is in the filled text, which is changed before it is sent', async () => {
  const { dialog, person, toasts } = await openReject(api, { templates });
  const message = dialog.getByLabelText(/^Message/);
  expect(message).toHaveValue('Dear Léa Muster, {reason}. Alta Medica');
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
  expect(message).toHaveValue('Dear Léa Muster, the position has been filled. Alta Medica');
  await person.type(message, '!');
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Language skills');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toEqual(['info: Léa Muster will be rejected in 60\u00a0seconds']));
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
  const { dialog, person } = await openReject(api);
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
  const { dialog, person } = await openReject(api, { templates });
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
    const { dialog, person } = await openReject(api, { templates, applications: [inLanguage(language)] });
    expect(dialog.getByLabelText('Language')).toHaveValue(language);
    expect(await dialog.findByLabelText(/^Message/)).toHaveAttribute('lang', language);
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
    expect(dialog.getByLabelText(/^Message/)).toHaveDisplayValue(told);
  },
);

test('the employer chooses another language, and with it the template, the reason and the subject', async () => {
  const { dialog, person, changeLanguage } = await openReject(api, { templates });
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
