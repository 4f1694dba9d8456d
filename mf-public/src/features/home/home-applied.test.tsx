import { screen } from '@testing-library/react';
import { AppliedJob } from '@metier/sdk/contract';
import { Type } from 'typebox';
import { makeJob, makeUser, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';

const api = setupFakeApi();
const open = () => renderRemote(remote, '/', { user: makeUser({ account_type: 'job_seeker' }) });

beforeEach(() => {
  api.on('get', 'jobs/', { body: [makeJob(), makeJob({ id: 32, title: 'Baker' })] });
  api.on('get', 'jobs/facets/', { status: 503, body: { detail: 'Not now.' } });
  api.on('get', 'auth/jobseekers/', { body: [] });
});

test('a job to which the candidate has applied shows since when, and leads to the application', async () => {
  const applied = { job: 31, application: 77, submitted_at: '2026-11-22T09:00:00.000Z' };
  api.on('get', 'auth/applied-jobs/', { body: [applied] }, Type.Array(AppliedJob));
  open();
  expect(
    await screen.findByRole('link', { name: /^Applied 22\/11 ?: Care assistant in home care$/ }),
  ).toHaveAttribute('href', '/applications?applicationId=77');
  expect(screen.getAllByRole('link', { name: /^Apply Now/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Apply Now ?: Baker$/ })).toHaveAttribute('href', '/job/32/apply');
});

test('while the applications cannot be loaded, every job offers to apply', async () => {
  api.on('get', 'auth/applied-jobs/', { status: 503, body: {} });
  open();
  expect(await screen.findAllByRole('link', { name: /^Apply Now/ })).toHaveLength(2);
});
