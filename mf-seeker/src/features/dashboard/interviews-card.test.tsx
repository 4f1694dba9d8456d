import { makeInterview, makeJobSeeker, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { mockDashboardApi, openWholeDashboard } from './testing/open-dashboard';

const api = setupFakeApi();
const seekers = [makeJobSeeker()];

test('an invitation to choose a time comes first, then what is booked', async () => {
  const booked = makeInterview({ id: 1, state: 'booked', starts_at: '2099-03-04T09:00:00.000Z' });
  const offered = makeInterview({
    id: 2,
    application: 42,
    state: 'offered',
    starts_at: null,
    calendar: null,
    company: { id: 22, name: 'Bäckerei Alpenbeck' },
  });
  await openWholeDashboard(api, { seekers, interviews: [booked, offered] });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Interviews 2');
  const [invitation, appointment] = within(screen.getByRole('region', { name: /^Interviews/ })).getAllByRole(
    'listitem',
  ) as [HTMLElement, HTMLElement];
  expect(invitation).toHaveTextContent('Bäckerei Alpenbeck would like to meet you');
  expect(
    within(invitation).getByRole('link', { name: 'Choose a time for the interview with Bäckerei Alpenbeck' }),
  ).toHaveAttribute('href', '/applications?applicationId=42');
  expect(within(appointment).getByText(/4 March 2099|04\/03\/2099/)).toBeVisible();
});

test('without interviews there is no card, and with a failure it can be loaded again', async () => {
  const { unmount } = await openWholeDashboard(api, { seekers });
  expect(screen.queryByRole('region', { name: /^Interviews/ })).not.toBeInTheDocument();
  unmount();
  mockDashboardApi(api, { seekers });
  api.on('get', 'interviews/', { status: 503, body: { detail: 'Busy.' } });
  const { person } = renderRemote(remote, '/dashboard', { user: makeUser() });
  const part = await screen.findByRole('region', { name: 'Interviews' });
  expect(within(part).getByText('Busy.')).toBeVisible();
  api.on('get', 'interviews/', { body: [makeInterview({ state: 'offered', starts_at: null })] });
  await person.click(within(part).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /^Choose a time/ })).toBeVisible();
});
