import type { JobBody, JobScheduleBody, StoredJobDraft } from '@metier/sdk/contract';
import { isDate, isPastDeadline, readSwissTime, swissToday } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import { publishJob, readNewJob } from '../jobs/jobs.publish.service';
import { readOwnJob } from '../jobs/jobs.service';
import type { Viewer } from '../viewer';
import { toCopiedFields, toFields, toJobBody } from './draft-fields';
import * as repository from './job-drafts.repository';
import { addDraft, lockVersion, toDraft } from './job-drafts.service';
import { jobDraftsTexts as texts } from './job-drafts.texts';

const publishTask = defineTask<{ id: number }>('publish-job-draft');
const cleanUpTask = defineTask('delete-old-job-drafts');

const DAY_MS = 24 * 60 * 60_000;
const MAX_MS = 366 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;
const NIGHT = { hour: 4 };

function readMoment(publishAt: string, now: Date): Date {
  const moment = isDate(publishAt) ? readSwissTime(`${publishAt}T00:00`) : new Date(publishAt);
  if (!moment || moment <= now) throw refuse.field('publish_at', texts.past);
  if (moment.getTime() > now.getTime() + MAX_MS) throw refuse.field('publish_at', texts.far);
  return moment;
}

/** Refuses by field what could not be published at that moment. */
function checkJob(job: JobBody, moment: Date): void {
  readNewJob(job);
  for (const field of ['start_date', 'application_deadline'] as const) {
    const day = job[field];
    if (day && day < swissToday(moment)) throw refuse.field(field, texts.beforePublication);
  }
}

/** Plans the publication of a draft with a complete job, or changes one that is planned. */
export function scheduleJob(
  { db, clock, tasks }: Dependencies,
  viewer: Viewer,
  id: number,
  { version, publish_at, job }: JobScheduleBody,
): Promise<StoredJobDraft> {
  const publishAt = readMoment(publish_at, clock());
  checkJob(job, publishAt);
  return inTransaction(db, async (tx) => {
    await lockVersion(tx, await requireOwnJobProvider(tx, viewer), id, version);
    const changes = { fields: toFields(job), publishAt, updatedAt: clock() };
    // An earlier task of the draft finds another date, or none, and changes nothing.
    const key = `${id}:${publishAt.toISOString()}`;
    await tasks.schedule(tx, publishTask, { key, dueAt: publishAt, payload: { id } });
    return toDraft(await repository.updateDraft(tx, id, changes));
  });
}

/** Cancels the publication; the job stays as a draft. */
export const unscheduleJob = (
  { db, clock }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<StoredJobDraft> =>
  inTransaction(db, async (tx) => {
    const row = await repository.lockDraft(tx, await requireOwnJobProvider(tx, viewer), id);
    if (!row) throw refuse.missing();
    if (!row.publishAt) throw refuse.conflict(texts.notScheduled);
    return toDraft(await repository.updateDraft(tx, id, { publishAt: null, updatedAt: clock() }));
  });

/** Copies a job of the viewer's company, open or closed, to a new draft; 404 for another's. */
export const copyJob = ({ db, clock }: Dependencies, viewer: Viewer, id: number): Promise<StoredJobDraft> =>
  inTransaction(db, async (tx) => {
    const job = await readOwnJob(tx, viewer, id);
    return addDraft(tx, job.job_provider.id, toCopiedFields(job, clock()), clock());
  });

/**
 * Publishes a draft that is due, as posted now. After a time without a server its deadline may have passed: it is
 * then a draft again.
 */
async function publishDue(dependencies: Dependencies, tx: Queryable, id: number): Promise<void> {
  const now = dependencies.clock();
  const row = await repository.lockDueDraft(tx, id, now);
  if (!row) return;
  const job = toJobBody(row.fields);
  if (isPastDeadline(job.application_deadline, swissToday(now))) {
    await repository.updateDraft(tx, id, { publishAt: null, updatedAt: now });
    return;
  }
  await repository.deleteDraft(tx, row.jobproviderId, id);
  await publishJob(dependencies, tx, row.jobproviderId, job, now);
}

/** Registers the publication of scheduled jobs and the deletion of old drafts. */
export function handleDraftTasks(dependencies: Dependencies): void {
  const { tasks, clock } = dependencies;
  tasks.handle(publishTask, (tx, { payload }) => publishDue(dependencies, tx, payload.id));
  tasks.handle(
    cleanUpTask,
    (tx) => repository.deleteDraftsBefore(tx, new Date(clock().getTime() - KEPT_MS)),
    (now) => nextSwissTime(now, NIGHT),
  );
}
