import { screen, waitFor, within } from '@testing-library/react';
import type { AccountNotice, CandidateDashboard } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';
import { makeInterview, makeJobSeeker, makeMessage, makeThread, setupFakeApi } from '@metier/testing';
import { openDashboard, openWholeDashboard, type DashboardFixture } from '../testing/open-dashboard';

const api = setupFakeApi();
const seekers = [makeJobSeeker()];
const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => swissToday(new Date(Date.now() + days * DAY_MS));
/** At noon, far from midnight in every time zone. */
const momentAfter = (days: number) => `${dayAfter(days)}T11:00:00.000Z`;

const offered = makeInterview({ id: 2, application: 42, company: { id: 22, name: 'Bäckerei Alpenbeck' } });
const job = { id: 31, title: 'Cook', language: 'en' } as const;
const due: CandidateDashboard = {
  late_answers: [
    {
      application: 41,
      job,
      company: 'Spital Urnersee',
      submitted_at: momentAfter(-6),
      answers_within_days: 5,
    },
  ],
  ending_favorites: [
    { job: { ...job, id: 32, title: 'Barista' }, company: 'Morgenrot', application_deadline: dayAfter(1) },
  ],
};
const notice: AccountNotice = {
  ...{ id: 9, kind: 'job-alert', text: '3 new jobs for “Care in Bern”', path: '/?keyword=care' },
  ...{ read: false, created_at: momentAfter(-1) },
};

async function openToday(board: Partial<DashboardFixture>) {
  const page = await openWholeDashboard(api, { seekers, ...board });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const rows = () => today.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...page, today, rows };
}

test('what waits comes by urgency: an invitation, messages, what ends, late answers, new jobs', async () => {
  const { today, rows } = await openToday({
    interviews: [
      makeInterview({ id: 1, application: 41, state: 'booked', starts_at: momentAfter(1) }),
      offered,
      makeInterview({ id: 3, state: 'proposed', company: { id: 23, name: 'Klinik Seewinkel' } }),
    ],
    threads: [
      makeThread({ unread_count: 2, last_message: makeMessage({ created_at: momentAfter(0) }) }),
      makeThread({ application: 43 }),
    ],
    due,
    notices: [notice, { ...notice, id: 8, read: true }, { ...notice, id: 7, kind: 'message-received' }],
  });
  const [invitation, message, interview, favorite, late, alert, later] = rows();
  expect(invitation).toMatch(/^Bäckerei Alpenbeck would like to meet you.*Choose a time$/);
  expect(message).toBe('Message from Alta MedicaCare assistanttodayRead');
  expect(interview).toMatch(/^Interview with Alta Medica.*tomorrow, 1[23]:00View$/);
  expect(favorite).toBe('BaristaMorgenrot · saved, closes soontomorrowView');
  expect(late).toBe('No answer from Spital Urnersee yetCook · Answers within 5 days6 days agoView');
  expect(alert).toBe('3 new jobs for “Care in Bern”yesterdayView');
  expect(later).toContain('Waiting for Klinik Seewinkel to answer your proposal');
  expect(
    today.getByRole('link', { name: 'Choose a time for the interview with Bäckerei Alpenbeck' }),
  ).toHaveAttribute('href', '/applications?applicationId=42');
});

test('the notice of an alert is read when its jobs are looked at', async () => {
  const { person, today } = await openToday({ notices: [notice] });
  api.on('patch', 'notices/9/', { body: { ...notice, read: true } });
  await person.click(today.getByRole('link', { name: 'View the new jobs' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'patch')?.body).toEqual({ read: true }),
  );
});

test('while nothing waits it says so', async () => {
  const { today, rows } = await openToday({});
  expect(today.getByText('All quiet: nothing waits for you today.')).toBeVisible();
  expect(rows()).toEqual([]);
});

test.each([
  ['interviews/', 'Your interviews could not be loaded', []],
  ['messages/', 'Your messages could not be loaded', []],
  ['auth/dashboards/candidate/', 'Late answers and ending jobs could not be loaded', due],
  ['notices/', 'New jobs of your alerts could not be loaded', { items: [], next: null }],
])('a failure of %s is said, takes nothing else along, and can be tried again', async (path, title, body) => {
  const { person } = openDashboard(api, { seekers, interviews: [offered], notices: [notice] });
  api.on('get', path, { status: 503, body: { detail: 'Busy.' } });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const panel = await today.findByRole('alert');
  expect(within(panel).getByRole('heading', { name: title })).toBeVisible();
  expect(panel).toHaveTextContent('Busy.');
  expect(today.getAllByRole('listitem').length).toBeGreaterThan(0);
  api.on('get', path, { body });
  await person.click(within(panel).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
});
