import { screen, waitFor, within } from '@testing-library/react';
import type { Attachment, JobAlert } from '@metier/sdk/contract';
import { makeJobSeeker, makeUser, setupFakeApi } from '@metier/testing';
import { openDashboard } from './testing/open-dashboard';

const api = setupFakeApi();
afterEach(() => localStorage.clear());

const newcomer = makeJobSeeker({ biography: '', experience: '', skill: [], skill_names: [] });
const complete = makeJobSeeker({ biography: 'Curious.', experience: 'Ten years.', skill: [5] });
const unconfirmed = makeUser({ email_confirmed: false });
const resume: Attachment = {
  id: 5,
  user: 1,
  name: 'CV.pdf',
  file: '/api/files/5',
  size: 1000,
  uploaded_at: '2026-11-12T09:00:00.000Z',
};
const alert: JobAlert = {
  id: 3,
  name: 'Care in Bern',
  rhythm: 'daily',
  is_paused: false,
  path: '/?keyword=care',
  created_at: '2026-11-12T09:00:00.000Z',
};

const findSteps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const readSteps = ({ getAllByRole }: Awaited<ReturnType<typeof findSteps>>) =>
  getAllByRole('listitem').map(({ textContent }) => textContent);

test('a new candidate is shown what to do first, each step with its way', async () => {
  openDashboard(api, { seekers: [newcomer] }, '/dashboard', unconfirmed);
  const steps = await findSteps();
  expect(steps.getByText('0 of 4 done')).toBeVisible();
  const ways = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Confirm your email address', '/account'],
    ['Upload your CV', '/documents'],
    ['Complete your profile', '/edit-seeker/11'],
    ['Save a search as an alert', '/'],
  ]);
});

test('what is there is ticked, and no longer a link', async () => {
  openDashboard(api, { seekers: [newcomer], documents: [resume], alerts: [alert] });
  const steps = await findSteps();
  expect(readSteps(steps)).toEqual([
    'Done: Confirm your email address',
    'Done: Upload your CV',
    'Complete your profile',
    'Done: Save a search as an alert',
  ]);
  expect(steps.getByRole('link')).toHaveTextContent('Complete your profile');
});

test('once put away they stay away, and nothing is read for them', async () => {
  const first = openDashboard(api, { seekers: [newcomer] });
  await first.person.click((await findSteps()).getByRole('button', { name: 'Hide the first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  first.unmount();
  const before = api.calls.length;
  openDashboard(api, { seekers: [newcomer] });
  await screen.findByRole('heading', { level: 1 });
  expect(api.calls.slice(before).map(({ path }) => path)).not.toContain('/api/alerts/');
});

test('who has done all of them sees none, also when something is removed later', async () => {
  const page = openDashboard(api, { seekers: [complete], documents: [resume], alerts: [alert] });
  await waitFor(() => expect(localStorage.getItem(`metier.first-steps.${unconfirmed.id}`)).toBe('over'));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  page.unmount();
  openDashboard(api, { seekers: [complete] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});
