import { screen, waitFor, within } from '@testing-library/react';
import type { JobDraftSummary } from '@metier/sdk/contract';
import { setupFakeApi } from '@metier/testing';
import { openDashboard, openMenu } from '../testing/open-dashboard';

const api = setupFakeApi();

const draft: JobDraftSummary = {
  id: 71,
  title: ' ',
  location: 'Bern',
  publish_at: null,
  updated_at: '2026-11-26T12:30:00.000Z',
};
const scheduled: JobDraftSummary = {
  ...draft,
  id: 72,
  title: 'Vintner',
  publish_at: '2096-07-02T06:00:00.000Z',
};

const findCard = async () =>
  within(await screen.findByRole('region', { name: /^Drafts and scheduled jobs/ }));

test('drafts are continued, scheduled jobs say when and are edited', async () => {
  const { person } = openDashboard(api, { drafts: [draft, scheduled] });
  const card = await findCard();
  await person.click(card.getByText('Drafts and scheduled jobs', { selector: 'summary *' }));
  expect(card.getByText('Draft, saved on Thursday, 26 November 2026, 13:30 · Bern')).toBeVisible();
  expect(card.getByText('Scheduled for Monday, 2 July 2096, 08:00 · Bern')).toBeVisible();
  expect(card.getByRole('link', { name: 'Continue Job without a title' })).toHaveAttribute(
    'href',
    '/jobcreation?draft=71',
  );
  expect(card.getByRole('link', { name: 'Change Vintner' })).toHaveAttribute('href', '/jobcreation?draft=72');
});

test('a draft is discarded at once, with Undo', async () => {
  const { person, toasts } = openDashboard(api, { drafts: [draft, scheduled] });
  const card = await findCard();
  await person.click(card.getByRole('button', { name: 'Discard Job without a title' }));
  await waitFor(() => expect(toasts).toEqual(['success: Draft discarded']));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
});

test('without drafts there is no card', async () => {
  openDashboard(api);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: /^Drafts/ })).toBeNull();
});

test('a publication is cancelled', async () => {
  const { person, toasts } = openDashboard(api, { drafts: [scheduled] });
  api.on('post', 'auth/job-drafts/:id/unschedule/', { body: {} });
  await person.click((await findCard()).getByRole('button', { name: 'Cancel publication of Vintner' }));
  await waitFor(() => expect(toasts[0]).toMatch(/^success: The publication is cancelled/));
});

test('a job is duplicated to a draft, which opens', async () => {
  const { person, address } = openDashboard(api);
  api.on('post', 'auth/jobs/:id/copy/', { status: 201, body: { ...draft, fields: {}, version: 1 } });
  api.on('get', 'auth/job-drafts/:id/', { body: { ...draft, fields: { title: 'Cook' }, version: 1 } });
  await person.click(await openMenu(person, 'Actions for Cook', 'Duplicate'));
  await waitFor(() => expect(address()).toBe('/jobcreation?draft=71'));
});
