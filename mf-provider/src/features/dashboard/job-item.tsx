import { updateJob } from '@metier/sdk/api';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { CONTRACT_TYPES, DISPLAY_DEFAULTS, formatDate, formatSalary, labelOf } from '@metier/sdk/rules';
import { Link, useRevalidator } from '@metier/sdk/router';
import { Button, buttonClass, StatusBadge } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import { JobDeadline, needsRelisting } from './job-deadline';
import styles from './job-item.module.css';
import type { ShownJob } from './shown-fields';

const { jobs: texts } = dashboardTexts;

const describeJob = (job: ShownJob) =>
  texts.facts(
    job.location || DISPLAY_DEFAULTS.location,
    labelOf(CONTRACT_TYPES, job.type) || DISPLAY_DEFAULTS.type,
    formatSalary(job.salary, job.salary_currency, job.salary_type, job.activity_rate),
  );

const describeUse = ({ applications_count: applications = 0, views = 0, created_at: posted }: ShownJob) =>
  texts.counts(applications, views, formatDate(posted) ?? DISPLAY_DEFAULTS.posted);

/** One of the employer's jobs: its facts, its statistics, and the switch that shows or hides it. */
export function JobItem({ job }: { job: ShownJob }) {
  const { id, title } = job;
  const { http } = usePorts();
  const { revalidate } = useRevalidator();
  // Announces only failures, because success is visible.
  const { run, pending } = useMutation({
    call: (is_active: boolean) => updateJob(http, id, { is_active }),
    done: () => revalidate(),
    failed: texts.updateFailed,
  });
  const isActive = pending ?? job.is_active;
  const verb = isActive ? texts.pause : texts.activate;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={`/job/${id}`} lang={job.language ?? undefined} className={styles.link}>
            {title}
          </Link>
        </h3>
        <StatusBadge status={isActive ? 'active' : 'inactive'} />
      </div>
      <p className={styles.facts}>{describeJob(job)}</p>
      <JobDeadline job={{ ...job, is_active: isActive }} className={styles.facts} />
      <div className={styles.foot}>
        <p className={styles.counts}>{describeUse(job)}</p>
        <div className={styles.actions}>
          <Link
            to={`/edit-job/${id}`}
            aria-label={texts.editOf(title)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.edit}
          </Link>
          <Link
            to={`/applications?job=${id}`}
            aria-label={texts.applicationsOf(title)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.applications}
          </Link>
          {needsRelisting(job, isActive) ? (
            <Link
              to={`/edit-job/${id}?relist=1`}
              aria-label={texts.switchOf(texts.relist, title)}
              className={buttonClass('secondary', 'small')}
            >
              {texts.relist}
            </Link>
          ) : (
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.switchOf(verb, title)}
              onClick={() => run(!isActive)}
            >
              {verb}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
