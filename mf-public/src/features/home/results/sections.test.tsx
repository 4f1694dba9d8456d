import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Type } from 'typebox';
import { Job, JobFacets } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

/** A search that finds jobs with these ids, the parts of its whole list, and their total. */
function find(ids: readonly number[], sections: string, total: number) {
  const body = ids.map((id) => makeJob({ id, title: `Job ${id}` }));
  const headers = { 'X-Total-Count': String(total), ...(sections && { 'X-Read-Sections': sections }) };
  api.on('get', 'jobs/', { body, headers }, Type.Array(Job));
}

const results = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const readLines = (region: Awaited<ReturnType<typeof results>>) =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the number of results is of those that were asked for, and others have a heading with their own', async () => {
  find([1, 2, 3, 4], 'exact:1,nearby:2,related:9', 12);
  renderRemote(remote, '/?keyword=Koch+Bern');
  const region = await results('1 job for “Koch Bern”');
  expect(readLines(region)).toEqual(['Job 1', '2 jobs nearby', 'Job 2', 'Job 3', '9 similar jobs', 'Job 4']);
  expect(document.title).toContain('1 job for “Koch Bern”');
});

test('a further page repeats the heading that its jobs belong to', async () => {
  find([7, 8], 'exact:1,nearby:2,related:5', 8);
  renderRemote(remote, '/?keyword=Koch+Bern&page=2');
  expect(readLines(await results(/1 job/))).toEqual(['5 similar jobs', 'Job 7', 'Job 8']);
});

test('where nothing is quite what was asked, the first heading says what the jobs are', async () => {
  find([1, 2, 3], 'elsewhere:2,related:1', 3);
  renderRemote(remote, '/?keyword=Koch+Bern');
  const region = await results('2 jobs elsewhere for “Koch Bern”');
  expect(readLines(region)).toEqual(['Job 1', 'Job 2', '1 similar job', 'Job 3']);
});

test('beside a page of jobs, those that only mention the word are folded, and one press away', async () => {
  find([7, 8, 9, 10], 'exact:8,mentioned:31', 39);
  renderRemote(remote, '/?keyword=Koch&page=2');
  expect(readLines(await results(/^8 jobs/))).toEqual(['Job 7', 'Job 8']);
  expect(screen.queryByRole('link', { name: 'Page 3' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show 31 jobs that only mention it' }));
  expect(await screen.findByRole('heading', { name: '31 jobs that only mention it' })).toBeVisible();
  expect(readLines(await results(/^8 jobs/)).at(-1)).toBe('Job 10');
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeVisible();
  expect(api.calls.map(({ query }) => query.get('mentions'))).not.toContain('true');
});

test('they are shown where less than a page is named by the word', async () => {
  find([1, 2], 'exact:1,mentioned:1', 2);
  renderRemote(remote, '/?keyword=Koch');
  expect(readLines(await results(/^1 job/))).toEqual(['Job 1', '1 job that only mentions it', 'Job 2']);
});

test('they are shown to who opens the address of their page', async () => {
  find([13, 14], 'exact:8,mentioned:31', 39);
  renderRemote(remote, '/?keyword=Koch&page=3');
  expect(readLines(await results(/^8 jobs/))).toEqual(['31 jobs that only mention it', 'Job 13', 'Job 14']);
});

test('an older server tells no parts: all are results', async () => {
  find([1, 2], '', 14);
  renderRemote(remote, '/?keyword=Koch');
  expect(readLines(await results('14 jobs for “Koch”'))).toEqual(['Job 1', 'Job 2']);
});
