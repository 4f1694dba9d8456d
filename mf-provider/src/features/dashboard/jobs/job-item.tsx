import { useState } from 'react';
import type { JobFigures } from '@metier/sdk/contract';
import {
  choicesTexts,
  describeDay,
  displayTexts,
  formatJobSalary,
  labelOf,
  moderationTexts,
  swissToday,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { Badge, StatusBadge, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import type { ShownJob } from '../shown-fields';
import { JobFunnel } from './figures/job-funnel';
import { JobActions, useJobSwitch } from './job-actions';
import { JobDeadline } from './job-deadline';
import styles from './job-item.module.css';

const describeJob = (job: ShownJob, language: Language) => {
  const defaults = textsIn(language, displayTexts);
  const choices = textsIn(language, choicesTexts);
  const { jobs: texts } = textsIn(language, dashboardTexts);
  return texts.facts(
    job.location || defaults.location,
    labelOf(choices.contractTypes, job.type) || defaults.type,
    formatJobSalary(job, language),
  );
};

interface JobItemProps {
  job: ShownJob;
  /** Of an active job, once they are known. */
  figures: JobFigures | undefined;
}

/** One of the employer's jobs: its facts, what it has led to, and a menu of actions. */
export function JobItem({ job, figures }: JobItemProps) {
  const language = useLanguage();
  const moderation = useTexts(moderationTexts);
  const { id, title, hold } = job;
  const { isActive, change } = useJobSwitch(job);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={`/job/${id}`} lang={job.language ?? undefined} className={styles.link}>
            {title}
          </Link>
        </h3>
        {hold ? (
          <Badge dot>{moderation.holds[hold]}</Badge>
        ) : (
          <StatusBadge status={isActive ? 'active' : 'inactive'} />
        )}
        <JobActions job={job} isActive={isActive} onSwitch={change} />
      </div>
      <p className={styles.facts}>{describeJob(job, language)}</p>
      <JobDeadline job={{ ...job, is_active: isActive }} className={styles.facts} />
      {figures && isActive ? <JobFunnel {...figures} /> : <JobCounts job={job} />}
    </li>
  );
}

function JobCounts({ job }: { job: ShownJob }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { jobs: texts } = useTexts(dashboardTexts);
  const [today] = useState(() => swissToday(new Date()));
  const { id, title, applications_count: applications = 0, views = 0, created_at: posted } = job;
  return (
    <p className={styles.counts}>
      <Link to={`/applications?job=${id}`} aria-label={texts.applicationsOf(title)}>
        {texts.received(applications)}
      </Link>
      {texts.viewsAndDay(views, describeDay(posted, today, language) ?? defaults.posted)}
    </p>
  );
}
