import type { Job, JobBody, JobPatch } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import { readAmount } from '../amounts';
import { jobsTexts } from './jobs.texts';

/** Columns of salary and activity rate; the upper ends are null without a range. */
interface RangeColumns {
  readonly salary: string;
  readonly salaryMax: string | null;
  readonly activityRate: number;
  readonly activityRateMax: number | null;
}

type RangeFields = Pick<Job, 'salary' | 'salary_max' | 'activity_rate' | 'activity_rate_max'>;
type RangeChanges = Pick<JobPatch, keyof RangeFields>;
type NewRanges = Pick<JobBody, keyof RangeFields>;

/**
 * The upper end of a range: null for none or when it equals the beginning, refused below it. One that is not
 * sent ends with a beginning that reaches it, for clients that know single values alone.
 */
function readEnd<Value extends number | string>(
  field: 'salary_max' | 'activity_rate_max',
  start: Value,
  sent: Value | null | undefined,
  present: Value | null | undefined,
): Value | null {
  const end = sent === undefined ? present : sent;
  if (end === null || end === undefined || Number(end) === Number(start)) return null;
  if (Number(end) > Number(start)) return end;
  if (sent === undefined) return null;
  throw refuse.field(field, jobsTexts.range);
}

/** Salary and activity rate of a new job; refuses by field. */
export function readRanges(body: NewRanges, present?: RangeFields): RangeColumns {
  const salary = readAmount('salary', body.salary);
  const { salary_max: sent, activity_rate: rate, activity_rate_max: rateMax } = body;
  const amountMax = sent === null || sent === undefined ? sent : readAmount('salary_max', sent);
  return {
    salary,
    salaryMax: readEnd('salary_max', salary, amountMax, present?.salary_max),
    activityRate: rate,
    activityRateMax: readEnd('activity_rate_max', rate, rateMax, present?.activity_rate_max),
  };
}

const FIELDS = ['salary', 'salary_max', 'activity_rate', 'activity_rate_max'] as const;

/** Salary and activity rate after a change; empty when none of them is sent. */
export const changeRanges = (body: RangeChanges, present: RangeFields): Partial<RangeColumns> =>
  FIELDS.every((name) => body[name] === undefined)
    ? {}
    : readRanges(
        {
          ...body,
          salary: body.salary ?? present.salary,
          activity_rate: body.activity_rate ?? present.activity_rate,
        },
        present,
      );
