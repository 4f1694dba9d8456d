import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Interview } from '@metier/sdk/contract';
import { makeApplication, makeInterview, setupFakeApi } from '@metier/testing';
import { openApplications } from '../testing/open-applications';

const api = setupFakeApi();

const open = (given: Parameters<typeof makeApplication>[0]) =>
  openApplications(
    api,
    { applications: [makeApplication({ status: 'interview', ...given })] },
    '/applications?applicationId=41',
  );

const findSection = async () => {
  const heading = await screen.findByRole('heading', { name: 'Interview' });
  const section = heading.closest('section');
  if (!section) throw new Error('The interview has no section.');
  return within(section);
};

const sent = (path: string) => api.calls.filter((call) => call.path === path && call.method !== 'get');

async function fillTimes(dialog: ReturnType<typeof within>, ...times: string[]) {
  for (const [index, time] of times.entries()) {
    if (index > 0) await userEvent.click(dialog.getByRole('button', { name: 'Add a Time' }));
    const input = dialog.getByLabelText(`Time ${index + 1}`);
    await userEvent.clear(input);
    await userEvent.type(input, time);
  }
}

test('an invitation asks for times, and is sent with them in Swiss time', async () => {
  const { toasts } = open({ status: 'shortlisted' });
  api.on('post', 'interviews/', { status: 201, body: makeInterview() }, Interview);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' }));
  await fillTimes(dialog, '2097-10-26T09:00', '2097-10-28T09:00');
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Video call');
  await userEvent.type(dialog.getByLabelText(/^Link/), 'https://meet.example.ch/room');
  await userEvent.type(dialog.getByLabelText(/^Interviewers/), 'Anna Meier, Beat Roth');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Offer' }));
  await waitFor(() => expect(toasts).toContain('success: The times have been offered.'));
  expect(sent('/api/auth/applications/41/update-status/')).toEqual([]);
  expect(sent('/api/interviews/').map(({ body }) => body)).toEqual([
    {
      application: 41,
      kind: 'video',
      place: 'https://meet.example.ch/room',
      minutes: 60,
      interviewers: ['Anna Meier', 'Beat Roth'],
      note: '',
      slots: ['2097-10-26T07:00:00.000Z', '2097-10-28T08:00:00.000Z'],
    },
  ]);
});

test('an incomplete offer is explained at its fields, and sends nothing', async () => {
  open({});
  await userEvent.click((await findSection()).getByRole('button', { name: 'Offer Times' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' }));
  await userEvent.clear(dialog.getByLabelText(/^Duration/));
  await userEvent.type(dialog.getByLabelText(/^Duration/), '5');
  await fillTimes(dialog, '2097-03-31T02:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Offer' }));
  expect(dialog.getByText('The clock skips one of these times. Choose another one.')).toBeVisible();
  expect(dialog.getByText('Enter a duration from 10 to 480 minutes.')).toBeVisible();
  expect(dialog.getAllByText('This field is required.')).toHaveLength(2);
  expect(sent('/api/interviews/')).toEqual([]);
});

test('a candidate is invited without times, which may be offered later', async () => {
  const { toasts } = open({ status: 'shortlisted' });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invite without Times' }));
  await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Interview']));
  expect((await findSection()).getByRole('button', { name: 'Offer Times' })).toBeVisible();
});

test('nobody is invited by a dialog that is cancelled', async () => {
  open({ status: 'shortlisted' });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.calls.filter(({ method }) => method !== 'get')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Invite to interview' })).toHaveFocus();
});

test('a time that the candidate has proposed is booked', async () => {
  const slots = makeInterview().slots.map((slot) => ({ ...slot, proposed_by: 'job_seeker' as const }));
  const { toasts, questions } = open({
    interview: makeInterview({ state: 'proposed', message: 'I am away.', slots }),
  });
  api.on('post', 'interviews/61/book/', { body: makeInterview({ state: 'booked' }) }, Interview);
  const section = await findSection();
  expect(section.getByText('I am away.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Book Monday, 4 March 2097, 14:00' }));
  await waitFor(() => expect(toasts).toContain('success: The interview is booked.'));
  expect(questions).toEqual(['Book Monday, 4 March 2097, 14:00? The candidate is told by mail.']);
  expect(sent('/api/interviews/61/book/').map(({ body }) => body)).toEqual([{ slot: 2 }]);
});

const booked = makeInterview({
  state: 'booked',
  starts_at: '2097-03-04T09:00:00.000Z',
  calendar: '/api/interviews/61/calendar/',
});

test('a booked interview shows its time and file, and its details are changed without its time', async () => {
  const { toasts } = open({ interview: booked });
  api.on('patch', 'interviews/61/', { body: booked }, Interview);
  const section = await findSection();
  expect(section.getByText('Monday, 4 March 2097, 10:00')).toBeVisible();
  expect(section.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute('href', booked.calendar);
  expect(screen.getByText('04/03/2097, 10:00')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Offer Times' })).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Change Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Interview with Léa Muster' }));
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Phone call');
  await userEvent.clear(dialog.getByLabelText(/^Phone number/));
  await userEvent.type(dialog.getByLabelText(/^Phone number/), '+41 79 555 01 02');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toasts).toContain('success: The interview has been changed.'));
  expect(sent('/api/interviews/61/').map(({ body }) => body)).toEqual([
    { kind: 'phone', place: '+41 79 555 01 02', minutes: 45, interviewers: ['Anna Meier'], note: '' },
  ]);
});

test('an interview is cancelled with a reason, and a failure keeps the reason', async () => {
  const { toasts } = open({ interview: booked });
  api.on('post', 'interviews/61/cancel/', { status: 500, body: {} });
  await userEvent.click((await findSection()).getByRole('button', { name: 'Cancel Interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the interview' }));
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'The job is filled.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Interview' }));
  const failure = 'error: The interview could not be cancelled. Please try again.';
  await waitFor(() => expect(toasts).toContain(failure));
  expect(dialog.getByLabelText('Reason (optional)')).toHaveValue('The job is filled.');
  expect(sent('/api/interviews/61/cancel/').map(({ body }) => body)).toEqual([
    { message: 'The job is filled.' },
  ]);
});

test('before an invitation there is no interview', async () => {
  open({ status: 'pending' });
  expect(await screen.findByRole('heading', { name: 'Léa Muster' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Interview' })).not.toBeInTheDocument();
});
