import type { Queryable } from '../../db/database';
import * as schema from '../../db/schema/index';
import { addDays, DAY, startOfDay, writeDate } from '../calendar';
import type { DemoBoard, DemoJob } from '../demo-board';

/** Weekends are quiet, and a job is read most in its first days. */
function weigh(day: Date, age: number): number {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return (isWeekend ? 0.4 : 1) * (1 + 4 / (1 + age));
}

/** The views of a job, each with its day; together they are as many as the job counts. */
function spreadViews({ id, views, createdAt }: DemoJob, today: Date) {
  const first = startOfDay(createdAt);
  const length = Math.max(1, Math.round((today.getTime() - first.getTime()) / DAY));
  const days = Array.from({ length }, (_, age) => addDays(first, age));
  const weights = days.map(weigh);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weighed = 0;
  return days.flatMap((day, age) => {
    const before = Math.round((views * weighed) / sum);
    weighed += weights[age] ?? 0;
    const count = Math.round((views * weighed) / sum) - before;
    return Array.from({ length: count }, (_, index) => ({
      jobId: id,
      day: writeDate(day),
      visitor: `demo-${index}`,
    }));
  });
}

/** The days on which the jobs of the demo employer were read. */
export async function insertDemoViews(tx: Queryable, board: DemoBoard, now: Date): Promise<void> {
  const today = startOfDay(now);
  const jobs = board.jobs.filter(({ companyId }) => companyId === 1);
  for (const job of jobs) {
    const rows = spreadViews(job, today);
    if (rows.length > 0) await tx.insert(schema.jobViews).values(rows);
  }
}
