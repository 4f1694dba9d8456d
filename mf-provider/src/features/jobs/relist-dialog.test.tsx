import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Job } from '@metier/sdk/contract';
import { makeJob, makeUser, renderRemote, setupFakeApi, type FakeReply } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const user = makeUser({ id: 2, username: 'altamedica', account_type: 'job_provider' });
const EXPIRED = makeJob({
  is_active: false,
  application_deadline: '2020-01-31',
  start_date: '2097-02-01',
});

async function openDialog(job: Job = EXPIRED, reply: FakeReply = { body: { ...job, is_active: true } }) {
  api.on('get', 'auth/jobs/:id/', { body: job }, Job);
  api.on('get', 'jobs/suggestions/', { body: [] });
  api.on('post', 'auth/jobs/:id/relist/', reply);
  const page = renderRemote(remote, '/edit-job/31?relist=1', {
    user,
    fragments: { 'job-preview': () => null },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this job again' }));
  const relist = () => page.person.click(dialog.getByRole('button', { name: 'Relist' }));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return { ...page, dialog, relist, enter };
}

const sent = () => api.calls.filter(({ method }) => method === 'post').map(({ body }) => body);

test('a job is published again with a new deadline, and shown', async () => {
  const { dialog, enter, relist, toasts, address } = await openDialog();
  expect(dialog.queryByLabelText(/^Start date/)).not.toBeInTheDocument();
  enter(/^Application deadline/, '2097-01-15');
  await relist();
  await waitFor(() => expect(address()).toBe('/job/31'));
  expect(sent()).toEqual([{ application_deadline: '2097-01-15' }]);
  expect(toasts).toEqual(['success: The job is online again.']);
});

test('without a deadline it stays online', async () => {
  const { relist } = await openDialog();
  await relist();
  await waitFor(() => expect(sent()).toEqual([{ application_deadline: null }]));
});

test('dates of the contract that have passed are asked for', async () => {
  const { dialog, enter, relist } = await openDialog({ ...EXPIRED, start_date: '2020-02-01' });
  await relist();
  expect(dialog.getByText('This field is required.')).toBeVisible();
  enter(/^Start date/, '2020-03-01');
  await relist();
  expect(dialog.getByText('This date is in the past.')).toBeVisible();
  enter(/^Start date/, '2097-03-01');
  enter(/^End date/, '2097-02-01');
  await relist();
  expect(dialog.getByText('The end date must not be before the start date.')).toBeVisible();
  expect(sent()).toEqual([]);
  enter(/^End date/, '');
  await relist();
  await waitFor(() =>
    expect(sent()).toEqual([{ application_deadline: null, start_date: '2097-03-01', end_date: null }]),
  );
});

test('a refusal of the server stands at its field', async () => {
  const { dialog, relist } = await openDialog(EXPIRED, {
    status: 400,
    body: { application_deadline: ['This date is in the past.'] },
  });
  await relist();
  expect(await dialog.findByText('This date is in the past.')).toBeVisible();
});

test('the dialog opens from the page, too', async () => {
  const { person, dialog } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Relist' }));
  expect(screen.getByRole('dialog', { name: 'Publish this job again' })).toBeVisible();
});
