import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyDashboard, JobFigures } from '@metier/sdk/contract';
import { formatDate, swissToday } from '@metier/sdk/rules';
import { makeCompanyDashboard, makeInterview, makeMessage, makeThread, setupFakeApi } from '@metier/testing';
import { findToday, openDashboard, textsOf } from '../testing/open-dashboard';

const api = setupFakeApi();
const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => swissToday(new Date(Date.now() + days * DAY_MS));
/** At noon, far from midnight in every time zone. */
const momentAfter = (days: number) => `${dayAfter(days)}T11:00:00.000Z`;

const booked = (id: number, days: number, name: string) =>
  makeInterview({
    id,
    application: 40 + id,
    state: 'booked',
    starts_at: momentAfter(days),
    candidate: { id, name },
  });

const ending: JobFigures = {
  ...{ id: 31, title: 'Cook', language: 'en', application_deadline: dayAfter(2) },
  ...{ views: 40, applications: 10, interviews: 1, recent_views: Array.from({ length: 14 }, () => 1) },
};

const waiting: CompanyDashboard['waiting'] = {
  total: 8,
  late: 3,
  oldest: {
    application: 41,
    candidate: 'Patrick von Rotz',
    job: { id: 31, title: 'Cook', language: 'en' },
    submitted_at: momentAfter(-6),
  },
};

const readRows = async () => textsOf((await findToday()).getAllByRole('listitem'));

test('what waits comes by urgency: today, people who wait, then what is near', async () => {
  openDashboard(api, {
    interviews: [
      booked(1, 0, 'Ayla Demir'),
      makeInterview({ id: 2, state: 'proposed', candidate: { id: 2, name: 'Proposing Paul' } }),
    ],
    figures: { jobs: [ending], waiting },
    threads: [
      makeThread({
        unread_count: 1,
        other: { id: 1, name: 'Mia Keller', picture: null },
        last_message: makeMessage({ created_at: momentAfter(-1) }),
      }),
      makeThread({ application: 42, unread_count: 2 }),
      makeThread({ application: 43 }),
    ],
  });
  const rows = await readRows();
  expect(rows[0]).toMatch(/^Interview with Ayla Demir.*today, 1[23]:00View$/);
  expect(rows[1]).toMatch(/^Proposing Paul proposes other times.*Answer$/);
  expect(rows[2]).toBe(
    '3 of 8 new applications are lateWaiting longest: Patrick von Rotz, Cook6 days agoReview',
  );
  expect(rows[3]).toBe('Messages from Mia Keller and 1 otherCare assistantyesterdayRead');
  expect(rows[4]).toBe('“Cook” closes10 applications so farin 2 daysEdit');
  expect(rows).toHaveLength(5);
});

test('the first two rows are shown at once, and each leads to its next step', async () => {
  const { person } = openDashboard(api, {
    interviews: [1, 2, 3, 4].map((day) => booked(day, day, `Person ${day}`)),
  });
  const today = await findToday();
  expect(today.getByText('Interview with Person 2')).toBeVisible();
  expect(today.getByText('Interview with Person 4')).not.toBeVisible();
  await person.click(today.getByText('2 more'));
  expect(today.getByText('Interview with Person 4')).toBeVisible();
  expect(today.getByRole('link', { name: 'View the interview with Person 4' })).toHaveAttribute(
    'href',
    '/applications?applicationId=44',
  );
});

test('interviews that are far, or being arranged, wait for nobody', async () => {
  const { person } = openDashboard(api, {
    interviews: [
      makeInterview({ id: 1, candidate: { id: 1, name: 'Offered Olga' } }),
      booked(2, 20, 'Far Fritz'),
    ],
  });
  const today = await findToday();
  expect(today.getByText('All done: nothing waits for you today.')).toBeVisible();
  await person.click(today.getByText('Coming up: 2'));
  const rows = textsOf(today.getAllByRole('listitem'));
  expect(rows[0]).toContain(`Far Fritz`);
  expect(rows[0]).toContain(formatDate(dayAfter(20)));
  expect(rows[1]).toContain('Offered Olga has not chosen a time yet');
});

test('new applications are no hurry while none is late', async () => {
  openDashboard(api, {
    interviews: [booked(1, 2, 'Ayla Demir')],
    figures: { waiting: { ...waiting, total: 1, late: 0 } },
  });
  const rows = await readRows();
  expect(rows[0]).toContain('Ayla Demir');
  expect(rows[1]).toContain('1 new application');
});

test.each([
  ['interviews/', 'The interviews could not be loaded'],
  ['auth/closing-notices/', 'The closing notices could not be loaded'],
  ['auth/dashboards/company/', 'The figures of your jobs could not be loaded'],
  ['messages/', 'Your messages could not be loaded'],
])('a failure of %s is said, and takes nothing else along', async (path, title) => {
  const page = openDashboard(api, {
    threads: [makeThread({ unread_count: 1 })],
    interviews: [booked(1, 0, 'Ayla')],
  });
  api.on('get', path, { status: 500, body: {} });
  const today = await findToday();
  const panel = await today.findByRole('alert');
  expect(within(panel).getByRole('heading', { name: title })).toBeVisible();
  expect(today.getAllByRole('listitem').length).toBeGreaterThan(0);
  api.on('get', path, { body: path.startsWith('auth/dash') ? makeCompanyDashboard() : [] });
  await page.person.click(within(panel).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
});
