import { screen, within } from '@testing-library/react';
import { makeInterview, setupFakeApi } from '@metier/testing';
import { openDashboard, textsOf } from './testing/open-dashboard';

const api = setupFakeApi();

test('the dashboard lists proposals to answer, then booked interviews by time, then open offers', async () => {
  openDashboard(api, {
    interviews: [
      makeInterview({ id: 1, candidate: { id: 1, name: 'Offered Olga' } }),
      makeInterview({ id: 2, state: 'proposed', candidate: { id: 2, name: 'Proposing Paul' } }),
      makeInterview({
        id: 3,
        application: 43,
        state: 'booked',
        starts_at: '2097-03-04T09:00:00.000Z',
        calendar: '/api/interviews/3/calendar/',
        candidate: { id: 3, name: 'Booked Bea' },
      }),
    ],
  });
  const card = within(await screen.findByRole('region', { name: 'Interviews 3' }));
  const items = textsOf(card.getAllByRole('listitem'));
  expect(items[0]).toContain('Proposing Paul');
  expect(items[1]).toContain(
    'Monday, 4 March 2097, 10:00Booked Bea, Care assistant in home care (Video call)',
  );
  expect(items[2]).toContain('Offered Olga');
  expect(card.getByRole('link', { name: /Add the interview with Booked Bea/ })).toHaveAttribute(
    'href',
    '/api/interviews/3/calendar/',
  );
  expect(card.getByRole('link', { name: 'View the interview with Booked Bea' })).toHaveAttribute(
    'href',
    '/applications?applicationId=43',
  );
});

test('without interviews the card is not shown', async () => {
  openDashboard(api);
  expect(await screen.findByRole('region', { name: /^Recent Applications/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Interviews/ })).not.toBeInTheDocument();
});

test('a failure of the interviews costs only their card', async () => {
  openDashboard(api);
  api.on('get', 'interviews/', { status: 500, body: {} });
  expect(await screen.findByText('The interviews could not be loaded')).toBeVisible();
  expect(await screen.findByRole('region', { name: /^Recent Applications/ })).toBeVisible();
});
