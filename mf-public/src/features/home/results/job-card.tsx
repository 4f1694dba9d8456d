import { useId, type MouseEvent } from 'react';
import type { AppliedJob, Job } from '@metier/sdk/contract';
import { usePorts, type FavoriteToggles } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import {
  choicesTexts,
  companyPath,
  describeResponseTime,
  displayTexts,
  formatDate,
  formatDistance,
  formatJobRate,
  formatJobSalary,
  labelOf,
  nameOffSite,
} from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import {
  Badge,
  buttonClass,
  Card,
  CompanyLogo,
  FavoriteButton,
  Icon,
  joinClasses,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import { DaysLeft } from './days-left';
import { homeTexts } from '../home.texts';
import styles from './job-card.module.css';
import { MatchReason } from './match-reason';

/** Length of `dd/mm`, the beginning of a date. */
const DAY_AND_MONTH = 5;

interface JobCardProps {
  job: Job;
  /** Undefined for users without favorites. */
  hearts: FavoriteToggles | undefined;
  applied: AppliedJob | undefined;
  /** It is read beside the list. */
  isChosen: boolean;
  /** Undefined where it is read on its own page alone. */
  choose: ((event: MouseEvent, id: number) => void) | undefined;
}

/** One result: job, company, place, salary and two actions. */
export function JobCard({ job, hearts, applied, isChosen, choose }: JobCardProps) {
  const defaults = useTexts(displayTexts);
  const { card: texts } = useTexts(homeTexts);
  const titleId = useId();
  const company = job.company || job.job_provider?.company_name || defaults.company;
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <CompanyLogo name={company} src={job.job_provider?.company_logo} />
        <div className={styles.names}>
          <h3 id={titleId} className={styles.title}>
            <Link
              to={`/job/${job.id}`}
              lang={job.language ?? undefined}
              aria-current={isChosen || undefined}
              className={styles.link}
              onClick={(event) => choose?.(event, job.id)}
            >
              {job.title}
            </Link>
          </h3>
          <p className={styles.company}>
            <CompanyName job={job} name={company} />
            <PostedWhen job={job} />
          </p>
        </div>
        <Salary job={job} />
        {hearts && (
          <FavoriteButton
            label={texts.favorite(job.title)}
            isFavorite={hearts.has(job.id)}
            className={styles.heart}
            onClick={() => hearts.toggle(job.id)}
          />
        )}
      </div>
      <MatchReason job={job} />
      <div className={styles.foot}>
        <JobFacts job={job} />
        <JobActions job={job} applied={applied} />
      </div>
    </Card>
  );
}

/** Leads to the company: for visitors to its public page. */
function CompanyName({ job, name }: { job: Job; name: string }) {
  const user = useSession(usePorts().session);
  const id = job.job_provider?.id;
  if (!id) return name;
  return (
    <Link to={user ? `/company/${id}` : companyPath(id, name)} className={styles.companyLink}>
      {name}
    </Link>
  );
}

/** When the company posted the job, and within how many days it answers. */
function PostedWhen({ job }: { job: Job }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { card: texts } = useTexts(homeTexts);
  const responseTime = describeResponseTime(job.job_provider?.answers_within_days, language);
  return (
    <>
      <span aria-hidden="true"> · </span>
      <span className={styles.posted}>
        <VisuallyHidden>{texts.posted} </VisuallyHidden>
        {formatDate(job.created_at, language) ?? defaults.posted}
      </span>
      {responseTime && (
        <>
          <span aria-hidden="true"> · </span>
          <span className={styles.posted}>{responseTime}</span>
        </>
      )}
    </>
  );
}

function JobFacts({ job }: { job: Job }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const choices = useTexts(choicesTexts);
  const { card: texts } = useTexts(homeTexts);
  const distance = formatDistance(job.distance);
  const offSite = nameOffSite(job.work_mode, language);
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <VisuallyHidden>{texts.location} </VisuallyHidden>
        <span>
          {job.location || defaults.location}
          {distance && (
            <>
              {' · '}
              <VisuallyHidden>{texts.distance} </VisuallyHidden>
              {distance}
            </>
          )}
          {offSite && (
            <>
              {' · '}
              <VisuallyHidden>{texts.workMode} </VisuallyHidden>
              {offSite}
            </>
          )}
        </span>
      </li>
      <li className={styles.fact}>
        <VisuallyHidden>{texts.activityRate} </VisuallyHidden>
        {formatJobRate(job)}
      </li>
      <li>
        <Badge>{labelOf(choices.contractTypes, job.contract_type) || defaults.type}</Badge>
      </li>
      <DaysLeft deadline={job.application_deadline} />
    </ul>
  );
}

function Salary({ job }: { job: Job }) {
  const language = useLanguage();
  const [amount, unit] = formatJobSalary(job, language).split(' / ');
  return (
    <p className={styles.salary}>
      {amount}
      {unit && <span className={styles.unit}> / {unit}</span>}
    </p>
  );
}

/** Visitors see Apply Now too: the route guard redirects them to the login and back. */
function JobActions({ job, applied }: Pick<JobCardProps, 'job' | 'applied'>) {
  const language = useLanguage();
  const { card: texts } = useTexts(homeTexts);
  const isEmployer = useSession(usePorts().session)?.account_type === 'job_provider';
  const ofJob = <VisuallyHidden>{texts.of(job.title)}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <Link to={`/job/${job.id}`} className={buttonClass('ghost', 'small')}>
        {texts.viewDetails}
        {ofJob}
      </Link>
      {applied && (
        <Link
          to={`/applications?applicationId=${applied.application}`}
          className={buttonClass('soft', 'small')}
        >
          <Icon name="check-circle" size="small" />
          {texts.applied(formatDate(applied.submitted_at, language)?.slice(0, DAY_AND_MONTH))}
          {ofJob}
        </Link>
      )}
      {!applied && !isEmployer && (
        <Link
          to={`/job/${job.id}/apply`}
          className={joinClasses(buttonClass('primary', 'small'), styles.apply)}
        >
          {texts.applyNow}
          {ofJob}
        </Link>
      )}
    </div>
  );
}
