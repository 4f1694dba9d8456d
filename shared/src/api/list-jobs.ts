import type { Job } from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { listItems } from './list-items';

/** Fields rendered as text; any may be missing. */
const TEXT_FIELDS = [
  'location',
  'salary',
  'salary_type',
  'salary_currency',
  'activity_rate',
  'contract_type',
  'work_mode',
  'created_at',
] as const satisfies readonly (keyof Job)[];

const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string';

/** React cannot render an object as text, and a name has to be a string; missing values have a default. */
function isRenderable(job: Job): boolean {
  const company: Partial<Job['job_provider']> = job.job_provider ?? {};
  return (
    TEXT_FIELDS.every((name) => typeof job[name] !== 'object' || job[name] === null) &&
    isText(job.company) &&
    isText(company.company_name) &&
    isText(company.company_logo)
  );
}

/** One page of a list of jobs, without those that cannot be shown. */
export async function listJobs(http: Http, path: string, options?: CallOptions): Promise<Listing<Job>> {
  const listing = await listItems<Job>(http, path, { id: 0, title: '' }, options);
  return { ...listing, items: listing.items.filter(isRenderable) };
}
