import { screen } from '@testing-library/react';
import { makeApplication, makeUser, setupFakeApi } from '@metier/testing';
import { toAnswerValues } from '../answers/answer-values';
import { fillIn, makeResume, openApplyPage, submit } from '../../../testing/apply-form';

const api = setupFakeApi();

beforeEach(() => localStorage.clear());

test('what was entered is still there after leaving and coming back', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  await page.person.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByText('elsewhere: /job/31')).toBeVisible();
  expect(page.questions).toEqual([]);
  page.unmount();

  openApplyPage(api);
  expect(await screen.findByText(/^Here is what you entered on/)).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('+41 79 555 01 02');
  expect(screen.getByLabelText(/^Years of experience/)).toHaveValue('1-3');
  expect(screen.getByLabelText(/^Available from/)).toHaveValue('2097-02-01');
  expect(screen.getByLabelText(/^Expected salary/)).toHaveValue("5'200.5");
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a resume cannot be kept, and its name is shown with the request to choose it again', async () => {
  const page = openApplyPage(api);
  await page.person.upload(await screen.findByLabelText(/^CV/), makeResume());
  page.unmount();
  openApplyPage(api);
  expect(await screen.findByText(/Please choose cv\.pdf again: a file cannot be kept\./)).toBeVisible();
});

test('a session that ends while it is sent costs nothing: the form is there again, filled', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  api.on('post', 'auth/applications/', { status: 401, body: { detail: 'Please log in.' } });
  await submit(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
  page.unmount();
  openApplyPage(api);
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue('+41 79 555 01 02');
});

test('a draft is not shown to another user of this browser, nor for another job', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  page.unmount();
  const other = openApplyPage(api, { user: makeUser({ id: 2 }) });
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue('');
  other.unmount();
  openApplyPage(api, { job: { id: 32 } }, '/job/32/apply');
  expect(await screen.findByLabelText(/^Phone/)).toHaveValue('');
});

test('discarding a draft needs a confirmation, and restores the profile’s values', async () => {
  const page = openApplyPage(api);
  await page.person.clear(await screen.findByLabelText(/^First name/));
  page.unmount();
  const again = openApplyPage(api);
  await again.person.click(await screen.findByRole('button', { name: 'Start Over' }));
  expect(again.questions).toEqual(['Start over? What you have entered will be lost.']);
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
  expect(localStorage).toHaveLength(0);
});

test('it is gone once the application is sent', async () => {
  const page = openApplyPage(api);
  await fillIn(page);
  expect(localStorage).toHaveLength(1);
  await submit(page);
  await screen.findByRole('dialog');
  expect(localStorage).toHaveLength(0);
});

const NAMES = Object.keys(toAnswerValues(makeApplication()));
const oldDraft = {
  values: Object.fromEntries(NAMES.map((name) => [name, 'old'])),
  savedAt: '2001-01-01T00:00:00.000Z',
};

test.each([
  ['no JSON', '{'],
  ['something else', '{"values":{"phone":1},"savedAt":"2999-01-01"}'],
  ['older than a month', JSON.stringify(oldDraft)],
])('a stored value that is %s is ignored', async (_, kept) => {
  localStorage.setItem('metier.apply.1.31', kept);
  openApplyPage(api);
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Léa');
  expect(localStorage).toHaveLength(0);
});

test('a browser without a storage has the form all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('The storage is forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  const page = openApplyPage(api);
  await fillIn(page);
  await submit(page);
  expect(await screen.findByRole('dialog', { name: 'Application Submitted!' })).toBeVisible();
});
