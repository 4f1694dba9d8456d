import { screen, waitFor, within } from '@testing-library/react';
import type { ClosingNotice } from '@metier/sdk/contract';
import { setupFakeApi } from '@metier/testing';
import { findToday, openDashboard, openMenu } from '../testing/open-dashboard';

const api = setupFakeApi();

const letter: ClosingNotice = {
  job: { id: 31, title: 'Cook' },
  candidates: 12,
  text: 'Hello {candidate}, {job} is closed. {company}',
  language: 'en',
  send_at: '2097-01-06T08:00:00.000Z',
};

test('says who gets the text when, and lets the company change it beside what candidates read', async () => {
  const { person, toasts } = openDashboard(api, { closings: [letter] });
  api.on('patch', 'auth/closing-notices/:id/', { body: letter });
  const section = await findToday();
  expect(section.getByText('For 12 candidates without an answer')).toBeVisible();
  expect(section.getByText('06/01/2097, 09:00')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Edit the closing notice for Cook' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Closing notice for Cook' }));
  expect(dialog.getByRole('region', { name: 'What candidates read' })).toHaveTextContent(
    'Hello Lea Keller, Cook is closed. Alta Medica',
  );
  await person.type(dialog.getByLabelText('Text'), '!');
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(toasts).toEqual(['success: Closing notice saved']));
  const { body } = api.calls.find(({ method }) => method === 'patch') ?? {};
  expect(body).toEqual({ text: `${letter.text}!`, language: 'en', keep: true });
});

test('in another language begins with the company’s own text, else with the standard one', async () => {
  const { person } = openDashboard(api, { closings: [letter] });
  const own = { id: 1, kind: 'closing', language: 'fr', name: 'Fin', text: 'Adieu, {candidate}.' };
  api.on('get', 'auth/message-templates/', { body: [own] });
  api.on('patch', 'auth/closing-notices/:id/', { body: letter });
  const section = await findToday();
  await person.click(section.getByRole('button', { name: 'Edit the closing notice for Cook' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Closing notice for Cook' }));
  await person.selectOptions(dialog.getByLabelText('Language'), 'Deutsch');
  expect(await dialog.findByDisplayValue(/^Guten Tag \{candidate\}/)).toBeVisible();
  expect(await dialog.findByText('Subject: Ihre Bewerbung auf die Stelle «Cook»')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Language'), 'Français');
  expect(await dialog.findByDisplayValue('Adieu, {candidate}.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(api.calls.some(({ method }) => method === 'patch')).toBe(true));
  const { body } = api.calls.find(({ method }) => method === 'patch') ?? {};
  expect(body).toEqual({ text: own.text, language: 'fr', keep: false });
});

test('shows the reason when the server refuses a placeholder', async () => {
  const { person } = openDashboard(api, { closings: [letter] });
  api.on('patch', 'auth/closing-notices/:id/', {
    status: 400,
    body: { text: ['{salary} is not a placeholder.'] },
  });
  await person.click((await findToday()).getByRole('button', { name: 'Edit the closing notice for Cook' }));
  await person.click(screen.getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('{salary} is not a placeholder.')).toBeVisible();
});

test.each([
  ['Send now', 'post', 'The closing notice is on its way'],
  ['Do not send', 'delete', 'No closing notice will be sent'],
] as const)('"%s" asks first', async (name, method, said) => {
  const { person, toasts, questions } = openDashboard(api, { closings: [letter] });
  api.on('post', 'auth/closing-notices/:id/send/', { status: 204 });
  api.on('delete', 'auth/closing-notices/:id/', { status: 204 });
  await person.click(await openMenu(person, 'Other actions for the closing notice for Cook', name));
  await waitFor(() => expect(toasts).toEqual([`success: ${said}`]));
  expect(questions).toHaveLength(1);
  expect(api.calls.filter((call) => call.method === method)).toHaveLength(1);
});
