import { screen, waitFor } from '@testing-library/react';
import { Type } from 'typebox';
import { Job } from '@metier/sdk/contract';
import { makeJob, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const offer = () => api.on('get', 'jobs/:id/', { body: makeJob() }, Job);

beforeEach(() => {
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] }, Type.Array(Job));
});

test('a job can be shared by its URL', async () => {
  offer();
  const { person, toasts } = renderRemote(remote, '/job/31');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(toasts).toEqual(['success: Link copied']));
  expect(write).toHaveBeenCalledWith('http://localhost/job/31');
});

test('a job that cannot be copied says where its address is', async () => {
  offer();
  const { person, toasts } = renderRemote(remote, '/job/31');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(toasts).toEqual(['error: The link could not be copied. It is in the address bar.']),
  );
});

test('with a finger a job is shared by what the system offers, and copied where it offers nothing', async () => {
  offer();
  const { person, toasts } = renderRemote(remote, '/job/31');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = jest.fn((_: ShareData) => Promise.resolve());
  Object.assign(navigator, { share });
  const press = async () => person.click(await screen.findByRole('button', { name: 'Share' }));
  await press();
  expect(share).toHaveBeenCalledWith({ title: makeJob().title, url: 'http://localhost/job/31' });
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await press();
  expect(write).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new Error('Nothing shares here'));
  await press();
  await waitFor(() => expect(toasts).toEqual(['success: Link copied']));
  expect(write).toHaveBeenCalledWith('http://localhost/job/31');
});

test('a job can be printed', async () => {
  offer();
  const { person } = renderRemote(remote, '/job/31');
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await person.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
