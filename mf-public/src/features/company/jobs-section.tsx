import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import {
  choicesTexts,
  displayTexts,
  formatDate,
  formatJobRate,
  formatJobSalary,
  labelOf,
} from '@metier/sdk/rules';
import { buttonClass, EmptyState, Icon, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { writeView, type CompanyView } from './company-view';
import { companyTexts } from './company.texts';
import styles from './jobs-section.module.css';
import { groupByPlace } from './group-jobs';
import { JobsMap } from './jobs-map';
import { ListSection } from './list-section';
import { PAGE_SIZE, type CompanyData } from './load-company';

/** The company's active jobs, newest first. */
export function JobsSection({ jobs, view }: Pick<CompanyData, 'jobs'> & { view: CompanyView }) {
  const { jobs: texts } = useTexts(companyTexts);
  return (
    <ListSection
      id="jobs"
      texts={texts}
      list={jobs}
      page={view.jobs}
      pageSize={PAGE_SIZE.jobs}
      addressOf={(page) => writeView({ ...view, jobs: page })}
      empty={<NoJobs />}
    >
      {(items) => <JobList jobs={items} />}
    </ListSection>
  );
}

/** Jobs in more than one place are listed by it, below a map on a screen with room for it. */
function JobList({ jobs }: { jobs: readonly Job[] }) {
  const defaults = useTexts(displayTexts);
  const groups = groupByPlace(jobs);
  if (!groups) return <JobRows jobs={jobs} />;
  return (
    <>
      <JobsMap company={jobs[0]?.job_provider?.id} />
      {groups.map(({ place, jobs }) => (
        <section key={place} aria-label={place || defaults.location} className={styles.group}>
          <h3 className={styles.place}>
            <Icon name="pin" size="small" />
            {place || defaults.location}
          </h3>
          <JobRows jobs={jobs} isInPlace />
        </section>
      ))}
    </>
  );
}

interface JobRowsProps {
  jobs: readonly Job[];
  /** Below a heading with their place. */
  isInPlace?: boolean;
}

const JobRows = ({ jobs, isInPlace = false }: JobRowsProps) => (
  <ul className={styles.jobs}>
    {jobs.map((job) => (
      <JobItem key={job.id} job={job} isInPlace={isInPlace} />
    ))}
  </ul>
);

function NoJobs() {
  const { jobs: texts } = useTexts(companyTexts);
  return (
    <EmptyState
      bare
      level={3}
      icon="briefcase"
      title={texts.none}
      text={texts.noneHint}
      action={
        <Link to="/" className={buttonClass('secondary')}>
          {texts.search}
        </Link>
      }
    />
  );
}

/** Makes the whole row a link to the job. */
function JobItem({ job, isInPlace }: { job: Job; isInPlace: boolean }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const choices = useTexts(choicesTexts);
  const { jobs: texts } = useTexts(companyTexts);
  const Title = isInPlace ? 'h4' : 'h3';
  const facts = [
    ...(isInPlace ? [] : [job.location || defaults.location]),
    formatJobRate(job),
    labelOf(choices.contractTypes, job.contract_type) || defaults.type,
  ];
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <Link to={`/job/${job.id}`} lang={job.language ?? undefined} className={styles.link}>
            {job.title}
          </Link>
        </Title>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <p className={styles.foot}>
          <span className={styles.salary}>{formatJobSalary(job, language)}</span>
          <span>
            <VisuallyHidden>{texts.posted} </VisuallyHidden>
            {formatDate(job.created_at, language) ?? defaults.posted}
          </span>
        </p>
      </div>
      <Icon name="chevron-right" className={styles.chevron} />
    </li>
  );
}
