import { screen, within } from '@testing-library/react';
import { makeApplication, makeInterview, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';
import { mockApplicationsApi, openApplications } from '../testing/open-applications';

const api = setupFakeApi();
const booked = makeInterview({ state: 'booked', starts_at: '2097-03-04T09:00:00.000Z' });

test('the card of an application and its timeline have the date of the interview', async () => {
  openApplications(api, { applications: [makeApplication({ status: 'interview', interview: booked })] });
  const link = await screen.findByRole('link', { name: 'Interview: Monday, 4 March 2097, 10:00' });
  expect(link).toHaveAttribute('href', '/applications?applicationId=41');
  const progress = within(screen.getByRole('list', { name: /^Progress/ }));
  expect(progress.getByText('Interview').closest('li')).toHaveTextContent('Interview04/03/2097, 10:00');
});

test('offered times lead to the details, a declined interview leads nowhere', async () => {
  openApplications(api, {
    applications: [
      makeApplication({ status: 'interview', interview: makeInterview() }),
      makeApplication({ id: 42, status: 'interview', interview: makeInterview({ state: 'declined' }) }),
    ],
  });
  expect(await screen.findAllByRole('link', { name: /interview\b.*$|^Choose a time/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Choose a time for your interview' })).toBeVisible();
});

test('the details hand the interview to its fragment', async () => {
  mockApplicationsApi(api);
  const application = makeApplication({ status: 'interview', interview: makeInterview() });
  api.on('get', 'auth/applications/:id/', { body: application });
  const fragments = {
    'interview-answer': ({ interview }: { interview?: unknown }) => (
      <p>the interview {(interview as { id: number }).id}</p>
    ),
  };
  renderRemote(remote, '/applications/41', { user: makeUser(), fragments });
  expect(await screen.findByText('the interview 61')).toBeVisible();
});
