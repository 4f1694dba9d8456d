import { act, screen, waitFor, within } from '@testing-library/react';
import { Job } from '@metier/sdk/contract';
import {
  holdReply,
  makeJob,
  makeJobSeeker,
  makeUser,
  renderRemote,
  setupFakeApi,
  type RenderOptions,
} from '@metier/testing';
import { Type } from 'typebox';
import { remote } from '../../../remote';
import { Component as JobPane } from './job-pane';

const api = setupFakeApi();
const nurse = makeJob({ title: 'Nurse' });
const baker = makeJob({ id: 32, title: 'Baker', description: 'You bake at night.' });
const known = new Map([nurse, baker, makeJob({ id: 40, title: 'Cook' })].map((job) => [String(job.id), job]));

let isWide = true;

beforeEach(() => {
  isWide = true;
  Object.assign(window, { matchMedia: () => ({ matches: isWide }) });
  const headers = { 'X-Total-Count': '9' };
  api.on('get', 'jobs/', { body: [nurse, baker], headers }, Type.Array(Job));
  api.on('get', 'jobs/facets/', { body: {} });
  api.on('get', 'jobs/:id/pay/', { body: null });
  api.on('get', 'jobs/:id/similar/', { body: [] });
  api.on('get', 'auth/jobproviders/:id/jobs/', { body: [] });
  api.on('get', 'jobs/:id/', (_call, { id }) => {
    const job = known.get(String(id));
    return job ? { body: job } : { status: 404, body: { detail: 'Not found.' } };
  });
});

const open = (address: string, options: RenderOptions = {}) =>
  renderRemote(remote, address, { fragments: { 'job-pane': JobPane }, ...options });
const findAd = async () => within(await screen.findByRole('region', { name: 'Chosen job' }));
const findTitle = async (title: string) => (await findAd()).findByRole('heading', { level: 3, name: title });
const link = (title: string) =>
  within(screen.getByRole('article', { name: title })).getByRole('link', { name: title });
const reads = (path: RegExp) => api.calls.filter((call) => path.test(call.path));
const ONE_JOB = /^\/api\/jobs\/\d+\/$/;

test('after a search the first job is beside the list, and is not read from the server', async () => {
  const { address } = open('/?keyword=care');
  await findTitle('Nurse');
  const ad = await findAd();
  expect(ad.getByText('You visit eight people a day.')).toBeVisible();
  expect(ad.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?redirect=%2Fjob%2F31');
  expect(link('Nurse')).toHaveAttribute('aria-current', 'true');
  expect(address()).toBe('/?keyword=care');
  expect(reads(ONE_JOB)).toEqual([]);
});

test('a press on another job shows it there: the list, its search and the focus stay', async () => {
  const { person, address } = open('/?keyword=care&page=2');
  await findTitle('Nurse');
  await person.click(link('Baker'));
  await findTitle('Baker');
  expect((await findAd()).getByRole('status')).toHaveTextContent('Beside the list: Baker');
  expect(address()).toBe('/?keyword=care&page=2&job=32');
  expect(link('Baker')).toHaveAttribute('aria-current', 'true');
  expect(link('Nurse')).not.toHaveAttribute('aria-current');
  expect(link('Baker')).toHaveFocus();
  expect(reads(/^\/api\/jobs\/$/)).toHaveLength(1);
  expect(reads(ONE_JOB).map(({ path }) => path)).toEqual(['/api/jobs/32/']);
});

test('a second press, by keyboard, too, leads into the job', async () => {
  const { person } = open('/?keyword=care');
  await findTitle('Nurse');
  link('Baker').focus();
  await person.keyboard('{Enter}');
  await findTitle('Baker');
  await person.keyboard('{Enter}');
  expect((await findAd()).getByRole('group', { name: 'Baker' })).toHaveFocus();
});

test('there, too, a job says how far it is from the place of the search', async () => {
  const found = [nurse, { ...baker, location: 'Thun', distance: 27 }];
  api.on('get', 'jobs/', { body: found, headers: { 'X-Total-Count': '9' } }, Type.Array(Job));
  const { person } = open('/?keyword=care&location=Bern');
  await findTitle('Nurse');
  await person.click(link('Baker'));
  await findTitle('Baker');
  expect((await findAd()).getByText(/ · 27 km$/)).toBeVisible();
});

test('its address shows the same job again, even one that is not in the list', async () => {
  open('/?keyword=care&job=40');
  await findTitle('Cook');
  expect(link('Nurse')).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?keyword=care&page=2#results');
});

test('View Details opens the page of the job', async () => {
  const { person, address } = open('/?keyword=care');
  await findTitle('Nurse');
  await person.click(screen.getByRole('link', { name: 'View Details : Baker' }));
  await waitFor(() => expect(address()).toBe('/job/32'));
});

test('the previous job stays until the next one is there', async () => {
  const held = holdReply({ body: baker });
  const { person } = open('/?keyword=care');
  await findTitle('Nurse');
  api.on('get', 'jobs/:id/', held.reply);
  await person.click(link('Baker'));
  expect(await findTitle('Nurse')).toBeVisible();
  held.send();
  expect(await findTitle('Baker')).toBeVisible();
});

test('a job that is gone says so', async () => {
  open('/?keyword=care&job=99');
  expect(await (await findAd()).findByRole('heading', { name: 'This job is gone' })).toBeVisible();
});

test('a job that could not be read says so, and can be tried again', async () => {
  api.on('get', 'jobs/:id/', { status: 503, body: {} });
  const { person } = open('/?keyword=care&job=32');
  const again = await (await findAd()).findByRole('button', { name: 'Try Again' });
  expect((await findAd()).getByRole('heading', { name: 'Error Loading Job' })).toBeVisible();
  api.on('get', 'jobs/:id/', { body: baker });
  await person.click(again);
  expect(await findTitle('Baker')).toBeVisible();
});

describe('a candidate', () => {
  const user = makeUser({ account_type: 'job_seeker' });

  beforeEach(() => {
    api.on('get', 'auth/jobseekers/', { body: [makeJobSeeker()] });
    api.on('get', 'auth/applied-jobs/', {
      body: [{ job: 32, application: 41, submitted_at: '2026-11-20T09:00:00Z' }],
    });
  });

  test('saves it there, which its card shows, too', async () => {
    api.on('put', 'jobs/:id/favorite/', { status: 204 });
    const { person, toasts } = open('/?keyword=care', { user });
    await findTitle('Nurse');
    await person.click((await findAd()).getByRole('button', { name: 'Save Job' }));
    expect(screen.getByRole('button', { name: 'Favorite: Nurse' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(toasts).toEqual(['success: Added to favorites']));
  });

  test('applies there, or sees the application', async () => {
    const { person } = open('/?keyword=care', { user });
    await findTitle('Nurse');
    const apply = (await findAd()).getByRole('link', { name: 'Apply Now' });
    expect(apply).toHaveAttribute('href', '/job/31/apply');
    await person.click(link('Baker'));
    await findTitle('Baker');
    const sent = (await findAd()).getByRole('link', { name: 'View Application' });
    expect(sent).toHaveAttribute('href', '/applications?applicationId=41');
  });
});

describe('nothing is beside the list', () => {
  const expectNothing = async () => {
    await screen.findByRole('article', { name: 'Baker' });
    expect(screen.queryByRole('region', { name: 'Chosen job' })).not.toBeInTheDocument();
  };

  test('before a search', async () => {
    open('/');
    await expectNothing();
  });

  test('on a narrow screen, where a press opens the page, until the window is wider', async () => {
    isWide = false;
    const { person, address } = open('/?keyword=care&job=32');
    await expectNothing();
    expect(reads(ONE_JOB)).toEqual([]);
    isWide = true;
    act(() => void window.dispatchEvent(new Event('resize')));
    await findTitle('Baker');
    isWide = false;
    act(() => void window.dispatchEvent(new Event('resize')));
    await expectNothing();
    await person.click(link('Nurse'));
    await waitFor(() => expect(address()).toBe('/job/31'));
  });
});
