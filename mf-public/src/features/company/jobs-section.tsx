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
      {(items) => (
        <ul className={styles.jobs}>
          {items.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

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
function JobItem({ job }: { job: Job }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const choices = useTexts(choicesTexts);
  const { jobs: texts } = useTexts(companyTexts);
  const facts = [
    job.location || defaults.location,
    formatJobRate(job),
    labelOf(choices.contractTypes, job.contract_type) || defaults.type,
  ];
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/job/${job.id}`} lang={job.language ?? undefined} className={styles.link}>
            {job.title}
          </Link>
        </h3>
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
