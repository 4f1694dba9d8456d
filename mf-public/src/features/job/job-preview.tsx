import type { FragmentProps } from '@metier/shared/remote';
import { DISPLAY_DEFAULTS, readDescription } from '@metier/shared/rules';
import { JobDescription } from './job-description';
import { JobHeadline, type ShownJob } from './job-headline';
import styles from './job-preview.module.css';

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What another remote hands over is read, not believed: it may have been built on another day. */
const readJob = (job: Given): ShownJob => ({
  title: readText(job.title),
  location: readText(job.location),
  contract_type: readText(job.contract_type),
  salary: readText(job.salary),
  salary_type: readText(job.salary_type),
  salary_currency: readText(job.salary_currency),
  activity_rate: typeof job.activity_rate === 'number' ? job.activity_rate : DISPLAY_DEFAULTS.activityRate,
  start_date: readText(job.start_date),
  end_date: readText(job.end_date),
});

/**
 * The fragment `job-preview`: a job as candidates will see it, drawn from `{ job }` alone, whatever is still missing
 * in it. Its title is a heading of level 3, to stand under a heading of the page that borrows it.
 */
export function Component({ job }: FragmentProps) {
  const given = isRecord(job) ? job : {};
  const provider = isRecord(given.job_provider) ? given.job_provider : {};
  const company = readText(given.company) || readText(provider.company_name) || DISPLAY_DEFAULTS.company;
  return (
    <div className={styles.preview}>
      <JobHeadline job={readJob(given)} company={company} logo={readText(provider.company_logo)} level={3} />
      <JobDescription description={readDescription(readText(given.description))} level={4} />
    </div>
  );
}
