import { copyJob, readDetail, updateJob } from '@metier/sdk/api';
import { useMutation, usePorts } from '@metier/sdk/remote';
import {
  choicesTexts,
  displayTexts,
  formatDate,
  formatJobSalary,
  labelOf,
  moderationTexts,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { Link, useNavigate, useRevalidator } from '@metier/sdk/router';
import {
  Badge,
  Button,
  buttonClass,
  StatusBadge,
  useLanguage,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import { JobDeadline, needsRelisting } from './job-deadline';
import styles from './job-item.module.css';
import type { ShownJob } from '../shown-fields';

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

const describeUse = (
  { applications_count: applications = 0, views = 0, created_at: posted }: ShownJob,
  language: Language,
) => {
  const defaults = textsIn(language, displayTexts);
  const { jobs: texts } = textsIn(language, dashboardTexts);
  return texts.counts(applications, views, formatDate(posted, language) ?? defaults.posted);
};

/** One of the employer's jobs: its facts, its statistics, and the switch that shows or hides it. */
export function JobItem({ job }: { job: ShownJob }) {
  const language = useLanguage();
  const moderation = useTexts(moderationTexts);
  const { jobs: texts } = useTexts(dashboardTexts);
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
  const guard = usePressGuard(verb);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={`/job/${id}`} lang={job.language ?? undefined} className={styles.link}>
            {title}
          </Link>
        </h3>
        {job.hold ? (
          <Badge dot>{moderation.holds[job.hold]}</Badge>
        ) : (
          <StatusBadge status={isActive ? 'active' : 'inactive'} />
        )}
      </div>
      <p className={styles.facts}>{describeJob(job, language)}</p>
      <JobDeadline job={{ ...job, is_active: isActive }} className={styles.facts} />
      <div className={styles.foot}>
        <p className={styles.counts}>{describeUse(job, language)}</p>
        <div className={styles.actions} {...guard}>
          <Link
            to={`/edit-job/${id}`}
            aria-label={texts.editOf(title)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.edit}
          </Link>
          <DuplicateButton job={job} />
          <Link
            to={`/applications?job=${id}`}
            aria-label={texts.applicationsOf(title)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.applications}
          </Link>
          {job.hold ? null : needsRelisting(job, isActive) ? (
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

/** Copies the job to a new draft, and opens it. */
function DuplicateButton({ job: { id, title } }: { job: ShownJob }) {
  const { jobs: texts } = useTexts(dashboardTexts);
  const { http } = usePorts();
  const navigate = useNavigate();
  const { run, isPending } = useMutation({
    call: () => copyJob(http, id),
    leave: (draft) => navigate(`/jobcreation?draft=${draft.id}`),
    failed: (error) => readDetail(error, texts.duplicateFailed),
  });
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={texts.duplicateOf(title)}
      busy={isPending}
      onClick={() => run()}
    >
      {texts.duplicate}
    </Button>
  );
}
