import { JobDraftFields, type Job, type JobBody } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';

const NAMES = Object.keys(JobDraftFields.properties) as (keyof JobDraftFields)[];

/** The fields that a draft has; others of the body are ignored. */
export const pickFields = (fields: JobDraftFields): JobDraftFields =>
  Object.fromEntries(NAMES.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

/** A job as the form shows it. */
export function toFields(job: JobBody | Job): JobDraftFields {
  return {
    title: job.title,
    description: job.description,
    location: job.location,
    type: job.contract_type ?? job.type ?? undefined,
    salary: String(job.salary),
    salary_max: String(job.salary_max ?? ''),
    salary_type: job.salary_type,
    activity_rate: String(job.activity_rate),
    activity_rate_max: String(job.activity_rate_max ?? ''),
    work_mode: job.work_mode,
    start_date: job.start_date,
    end_date: job.end_date ?? '',
    application_deadline: job.application_deadline ?? '',
    contact_name: job.contact_name ?? '',
    contact_email: job.contact_email ?? '',
    contact_phone: job.contact_phone ?? '',
  };
}

/** The fields of a copy: without the deadline, and without dates if the first day has passed. */
export function toCopiedFields(job: Job, now: Date): JobDraftFields {
  const isPast = job.start_date < swissToday(now);
  return { ...toFields(job), application_deadline: '', ...(isPast && { start_date: '', end_date: '' }) };
}

/** The complete job of a scheduled draft. */
export function toJobBody(fields: JobDraftFields): JobBody {
  const { title = '', description = '', location = '', salary = '', start_date = '' } = fields;
  return {
    ...fields,
    ...{ title, description, location, salary, start_date },
    salary_type: fields.salary_type ?? 'monthly',
    activity_rate: Number(fields.activity_rate),
    salary_max: fields.salary_max || null,
    activity_rate_max: Number(fields.activity_rate_max) || null,
  };
}
