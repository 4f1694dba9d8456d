import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Interview } from '@metier/sdk/contract';
import { makeInterview, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const URL = '/interviews/answer?token=61.abc';

function open(interview = makeInterview(), url = URL) {
  api.on('get', 'interviews/link/', { body: interview }, Interview);
  return renderRemote(remote, url);
}

const posts = () => api.calls.filter(({ method }) => method === 'post');
const booked = makeInterview({
  state: 'booked',
  starts_at: '2097-03-04T13:00:00.000Z',
  calendar: '/api/interviews/link/calendar/?token=61.abc',
});

test('the link shows the interview with its times by day, and sends nothing by itself', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Interview: Care assistant in home care',
  );
  const monday = within(screen.getByRole('group', { name: 'Monday, 4 March 2097' }));
  expect(monday.getAllByRole('radio')).toHaveLength(2);
  expect(monday.getByRole('radio', { name: '10:00' })).not.toBeChecked();
  expect(screen.getByText('Video call, 45 minutes')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://meet.example.ch/room' })).toBeVisible();
  expect(posts()).toEqual([]);
});

test('the time that the mail names is chosen, and booking shows it with the calendar file', async () => {
  open(makeInterview(), `${URL}&time=2097-03-04T13%3A00%3A00.000Z`);
  api.on('post', 'interviews/link/book/', { body: booked }, Interview);
  expect(await screen.findByRole('radio', { name: '14:00' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Book This Time' }));
  expect(await screen.findByText('Monday, 4 March 2097, 14:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute('href', booked.calendar);
  expect(posts().map(({ body, query }) => [body, query.get('token')])).toEqual([[{ slot: 2 }, '61.abc']]);
});

test('without a choice nothing is sent', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Book This Time' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the times.');
  expect(posts()).toEqual([]);
});

test('a time that has just been taken can no longer be chosen, the others can', async () => {
  open();
  const detail = 'This time has just been taken.';
  api.on('post', 'interviews/link/book/', { status: 409, body: { detail } });
  await userEvent.click(await screen.findByRole('radio', { name: '14:00' }));
  const { slots } = makeInterview();
  const taken = makeInterview({ slots: slots.map((slot) => ({ ...slot, is_taken: slot.id === 2 })) });
  api.on('get', 'interviews/link/', { body: taken }, Interview);
  await userEvent.click(screen.getByRole('button', { name: 'Book This Time' }));
  expect(await screen.findByText(detail)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /14:00/ })).toBeDisabled());
  for (const radio of screen.getAllByRole('radio', { name: '10:00' })) expect(radio).toBeEnabled();
});

test('other times are proposed in Swiss time, and a refused one is explained at the field', async () => {
  open();
  api.on('post', 'interviews/link/propose/', { status: 400, body: { slots: ['This time is in the past.'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose Other Times' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Proposal' }));
  expect(dialog.getByRole('group')).toHaveAccessibleDescription(/Enter at least one time\./);
  await userEvent.type(dialog.getByLabelText('Time 1'), '2097-07-01T09:30');
  await userEvent.type(dialog.getByLabelText('Message (optional)'), 'I am away.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Proposal' }));
  expect(await dialog.findByText('This time is in the past.')).toBeVisible();
  expect(posts().at(-1)?.body).toEqual({ slots: ['2097-07-01T07:30:00.000Z'], message: 'I am away.' });
  const proposed = makeInterview({ state: 'proposed' });
  api.on('post', 'interviews/link/propose/', { body: proposed }, Interview);
  await userEvent.click(dialog.getByRole('button', { name: 'Send Proposal' }));
  expect(await screen.findByText(/You have proposed other times/)).toBeVisible();
});

test('declining with a reason ends the interview', async () => {
  open(booked);
  api.on('post', 'interviews/link/decline/', { body: makeInterview({ state: 'declined' }) }, Interview);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Another job.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline Interview' }));
  expect(await screen.findByText('You have declined this interview.')).toBeVisible();
  expect(posts().at(-1)?.body).toEqual({ message: 'Another job.' });
});

test.each([
  ['has ended', URL, { status: 400, body: { token: ['This link has ended.'] } }, 'This link has ended.'],
  ['is missing', '/interviews/answer', { status: 500, body: {} }, /This link is incomplete/],
])('a link that %s is explained', async (_name, url, reply, text) => {
  api.on('get', 'interviews/link/', reply);
  renderRemote(remote, url);
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('when all times are taken, others can be proposed', async () => {
  const { slots } = makeInterview();
  open(makeInterview({ slots: slots.map((slot) => ({ ...slot, is_taken: true })) }));
  expect(await screen.findByText(/All offered times have passed or are taken/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book This Time' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Propose Other Times' })).toBeVisible();
});
