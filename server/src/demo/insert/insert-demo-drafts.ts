import type { Queryable } from '../../db/database';
import * as schema from '../../db/schema/index';
import { addDays, startOfDay, writeDate } from '../calendar';
import type { DemoBoard } from '../demo-board';

const HOUR_MS = 3_600_000;

/** A draft of the demo employer that is half written, and a job that is published in five days. */
export async function insertDemoDrafts(tx: Queryable, board: DemoBoard, now: Date): Promise<void> {
  const [started, complete] = board.jobs.filter(({ companyId }) => companyId === 1);
  if (!started || !complete) throw new Error('The demo employer has no jobs.');
  const today = startOfDay(now);
  const publishAt = new Date(addDays(today, 5).getTime() + 7 * HOUR_MS);
  await tx.insert(schema.jobDrafts).values({
    jobproviderId: 1,
    fields: {
      ...{ title: started.title, type: started.contractType, location: started.location },
      ...{ activity_rate: '60', activity_rate_max: '80', salary_type: 'monthly', work_mode: 'on_site' },
      description: started.description.split('\n\n')[0] ?? '',
    },
    updatedAt: addDays(today, -1),
  });
  const [row] = await tx
    .insert(schema.jobDrafts)
    .values({
      jobproviderId: 1,
      fields: {
        ...{ title: complete.title, description: complete.description, location: complete.location },
        ...{ type: complete.contractType, work_mode: complete.workMode, salary_type: complete.salaryType },
        ...{ salary: complete.salary, salary_max: complete.salaryMax ?? '' },
        activity_rate: String(complete.activityRate),
        activity_rate_max: String(complete.activityRateMax ?? ''),
        start_date: writeDate(addDays(today, 60)),
      },
      publishAt,
      updatedAt: today,
    })
    .returning({ id: schema.jobDrafts.id });
  await tx.insert(schema.tasks).values({
    kind: 'publish-job-draft',
    key: `${row?.id}:${publishAt.toISOString()}`,
    payload: { id: row?.id },
    dueAt: publishAt,
    nextAttemptAt: publishAt,
  });
}
