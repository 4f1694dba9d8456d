import type { AppliedJob } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { applyTo, joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();
const ADDRESS = '/api/auth/applied-jobs/';

it('a candidate’s applied jobs are those with an answered application that is not withdrawn', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test);
  const [first, second, begun, left] = [
    await publishJob(company),
    await publishJob(company),
    await publishJob(company),
    await publishJob(company),
  ];
  const sent = [await applyTo(seeker, first), await applyTo(seeker, second)];
  await applyTo(seeker, begun, {});
  const withdrawn = await applyTo(seeker, left);
  await seeker.patch(`/api/auth/applications/${withdrawn.id}/`, { status: 'withdrawn' });
  await applyTo(await joinSeeker(test), left);

  const listed = readOk<AppliedJob[]>(await seeker.get(ADDRESS));
  expect(listed).toEqual(
    [...sent].reverse().map(({ id, job, submitted_at }) => ({ job: job.id, application: id, submitted_at })),
  );
});

it('only candidates have applied jobs', async () => {
  expect((await (await joinCompany(test)).get(ADDRESS)).statusCode).toBe(403);
  expect((await test.visit().get(ADDRESS)).statusCode).toBe(401);
});
