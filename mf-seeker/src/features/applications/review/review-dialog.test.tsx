import { screen, waitFor, within } from '@testing-library/react';
import { Application, CompanyReview } from '@metier/sdk/contract';
import {
  API_FAILURES,
  holdReply,
  makeApplication,
  makeUser,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const REJECTED = makeApplication({ status: 'rejected', rejected_at: '2026-11-21T09:00:00.000Z' });
const OWN: CompanyReview = {
  id: 3,
  rating: 4,
  title: 'Fair and quick',
  comment: 'Two talks, one answer.',
  pros: 'Time for people',
  cons: 'A long form',
  created_at: '2026-11-21T10:00:00.000Z',
  job_provider: { id: 21, company_name: 'Alta Medica', company_logo: null },
  is_mine: true,
};

const REVIEWS = 'auth/jobproviders/:id/reviews/';

type Reply = Parameters<typeof api.on>[2];

async function openDialog(reviews: Reply = { body: [{ ...OWN, id: 1, is_mine: false }] }) {
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  api.on('get', 'auth/applications/:id/', { body: REJECTED }, Application);
  api.on('get', REVIEWS, reviews);
  const page = renderRemote(remote, '/applications/41', { user: makeUser() });
  await page.person.click(await screen.findByRole('button', { name: 'Review Company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Alta Medica' }));
  const press = async (name: string) => page.person.click(await dialog.findByRole('button', { name }));
  return { page, dialog, press };
}

const listChanges = () => api.calls.filter(({ method }) => method === 'post');

test('a review is published anonymously, and shown from then on', async () => {
  const { page, dialog, press } = await openDialog();
  await page.person.click(await dialog.findByRole('radio', { name: /^4 stars/ }));
  for (const [label, text] of [
    ['Title', OWN.title],
    ['Comment', OWN.comment],
    ['Pros', OWN.pros],
    ['Cons', OWN.cons],
  ] as const) {
    await page.person.click(dialog.getByLabelText(label));
    await page.person.paste(text);
  }
  expect(dialog.getByText('Everyone can read your review. It does not show your name.')).toBeVisible();
  api.on('post', REVIEWS, { status: 201, body: OWN }, CompanyReview);
  api.on('get', REVIEWS, { body: [OWN] });
  await press('Publish Review');
  expect(await dialog.findByText('You have already reviewed this company, on 21/11/2026.')).toBeVisible();
  for (const text of [OWN.title, OWN.comment, OWN.pros, OWN.cons])
    expect(dialog.getByText(text)).toBeVisible();
  expect(page.toasts).toEqual(['success: Review published successfully']);
  const { rating, title, comment, pros, cons } = OWN;
  expect(listChanges().map(({ body }) => body)).toEqual([{ rating, title, comment, pros, cons }]);
});

test('a candidate who has already reviewed the company is shown the review instead of the form', async () => {
  const { dialog } = await openDialog({ body: [OWN] });
  expect(await dialog.findByText(/^You have already reviewed this company/)).toBeVisible();
  expect(dialog.queryByRole('form')).not.toBeInTheDocument();
});

test('one’s own review is found among many', async () => {
  const { dialog } = await openDialog(({ query }) => ({
    body: query.get('page') === '2' ? [OWN] : [],
    headers: { 'X-Total-Count': '101' },
  }));
  expect(await dialog.findByText('Fair and quick')).toBeVisible();
});

test('only the rating is required, and reported when missing', async () => {
  const { page, dialog, press } = await openDialog();
  await press('Publish Review');
  expect(dialog.getByText('Choose a rating.')).toBeVisible();
  expect(listChanges()).toHaveLength(0);
  await page.person.click(dialog.getByRole('radio', { name: /^2 stars/ }));
  expect(dialog.queryByText('Choose a rating.')).not.toBeInTheDocument();
});

test.each(API_FAILURES)('while the API $name, publishing says so and keeps what was typed', async (day) => {
  const { page, dialog, press } = await openDialog();
  await page.person.click(await dialog.findByRole('radio', { name: /^4 stars/ }));
  await page.person.click(dialog.getByLabelText('Comment'));
  await page.person.paste('Two talks.');
  api.failAll(day);
  await press('Publish Review');
  const { detail } = (day.reply.body ?? {}) as { detail?: string };
  const toast = `error: ${detail ?? 'Failed to publish review. Please try again.'}`;
  await waitFor(() => expect(page.toasts).toEqual([toast]));
  expect(dialog.getByLabelText('Comment')).toHaveValue('Two talks.');
  expect(dialog.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
});

test.each(API_FAILURES)(
  'while the API $name, looking for one’s own review offers to try again',
  async (day) => {
    api.on('get', 'messages/', { body: [] });
    api.on('get', 'auth/applications/:id/accesses/', { body: [] });
    api.on('get', 'auth/applications/:id/', { body: REJECTED }, Application);
    const page = renderRemote(remote, '/applications/41', { user: makeUser() });
    const button = await screen.findByRole('button', { name: 'Review Company' });
    api.failAll(day);
    await page.person.click(button);
    const title = { name: 'Your review could not be loaded' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    api.on('get', REVIEWS, { body: [] });
    await page.person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Your review' })).toBeVisible();
  },
);

test('a review published in another window is kept', async () => {
  const { page, dialog, press } = await openDialog();
  await page.person.click(await dialog.findByRole('radio', { name: /^4 stars/ }));
  const detail = 'You have already reviewed this company.';
  api.on('post', REVIEWS, { status: 409, body: { detail } });
  api.on('get', REVIEWS, { body: [OWN] });
  await press('Publish Review');
  expect(await dialog.findByText('Fair and quick')).toBeVisible();
  expect(page.toasts).toEqual([`error: ${detail}`]);
});

test('a double click publishes one review', async () => {
  const { page, dialog } = await openDialog();
  await page.person.click(await dialog.findByRole('radio', { name: /^4 stars/ }));
  const held = holdReply({ status: 201, body: OWN });
  api.on('post', REVIEWS, held.reply);
  await page.person.dblClick(dialog.getByRole('button', { name: 'Publish Review' }));
  held.send();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(listChanges()).toHaveLength(1);
});
