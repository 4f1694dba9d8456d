import type { FragmentProps } from '@metier/sdk/remote';
import { displayTexts, parseDescription } from '@metier/sdk/rules';
import { JobDescription } from './facts/job-description';
import { JobHeadline } from './facts/job-headline';
import type { ShownJob } from './facts/shown-job';
import { useTexts } from '@metier/sdk/ui';
import styles from './job-preview.module.css';

type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Validates props at run time, because the remote that passes them may have been built against another
 * version.
 */
const readJob = (job: Given): ShownJob => ({
  title: readText(job.title),
  location: readText(job.location),
  contract_type: readText(job.contract_type),
  salary: readText(job.salary),
  salary_max: readText(job.salary_max),
  salary_type: readText(job.salary_type),
  salary_currency: readText(job.salary_currency),
  activity_rate: typeof job.activity_rate === 'number' ? job.activity_rate : 0,
  activity_rate_max: typeof job.activity_rate_max === 'number' ? job.activity_rate_max : null,
  work_mode: readText(job.work_mode),
  start_date: readText(job.start_date),
  end_date: readText(job.end_date),
  application_deadline: readText(job.application_deadline),
});

/**
 * The fragment `job-preview`: renders `{ job }` as candidates will see it, without what is not entered yet.
 * Its title is a level 3 heading, so that the host page can put it below its own heading.
 */
export function Component({ job }: FragmentProps) {
  const defaults = useTexts(displayTexts);
  const given = isRecord(job) ? job : {};
  const provider = isRecord(given.job_provider) ? given.job_provider : {};
  const company = readText(given.company) || readText(provider.company_name) || defaults.company;
  return (
    <div className={styles.preview}>
      <JobHeadline
        job={readJob(given)}
        company={company}
        logo={readText(provider.company_logo)}
        level={3}
        isDraft
      />
      <JobDescription description={parseDescription(readText(given.description))} level={4} />
    </div>
  );
}
