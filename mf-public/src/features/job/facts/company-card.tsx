import type { Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { FollowButton, usePorts, useValue, type Part } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { companyPath, formatCount, isWebAddress } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import {
  Card,
  CompanyLogo,
  Icon,
  joinClasses,
  Stars,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import styles from './company-card.module.css';
import type { JobData } from '../job-loader';
import { jobTexts } from '../job.texts';

interface CompanyCardProps {
  company: Job['job_provider'];
  name: string;
  /** Its open jobs. */
  jobs: Part<Listing<Job>>;
  /** Whether the signed-in candidate follows the company. */
  following: JobData['following'];
}

/** The company with its mark, its own words and its figures. */
export function CompanyCard({ company, name, jobs, following }: CompanyCardProps) {
  const { company: texts } = useTexts(jobTexts);
  const user = useSession(usePorts().session);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <div className={styles.head}>
        <CompanyLogo name={name} src={company.company_logo} size="large" />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {company.company_city && <p className={styles.quiet}>{company.company_city}</p>}
        </div>
        <FollowButton
          key={company.id}
          company={{ id: company.id, name }}
          following={following}
          size="small"
        />
      </div>
      {company.company_description && <p className={styles.text}>{company.company_description}</p>}
      <Figures company={company} jobs={jobs} />
      <div className={styles.foot}>
        <Link
          to={user ? `/company/${company.id}` : companyPath(company.id, company.company_name)}
          className={styles.link}
        >
          {texts.view}
          <Icon name="arrow-right" size="small" />
        </Link>
        {isWebAddress(company.company_website) && (
          <a href={company.company_website} target="_blank" rel="noopener" className={styles.link}>
            {texts.website}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
            <Icon name="external" size="small" />
          </a>
        )}
      </div>
    </Card>
  );
}

/** Rating, open jobs and time to answer; a dash for what is not known yet. */
function Figures({ company, jobs }: Pick<CompanyCardProps, 'company' | 'jobs'>) {
  const language = useLanguage();
  const { company: texts } = useTexts(jobTexts);
  const open = useValue(jobs)?.total;
  const days = company.answers_within_days;
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.quiet}>{texts.rating}</dt>
        <dd className={styles.value}>
          {company.reviews_count > 0 ? (
            <Stars rating={company.average_rating} compact>
              {texts.reviews(company.reviews_count)}
            </Stars>
          ) : (
            texts.noReviews
          )}
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.quiet}>{texts.openJobs}</dt>
        <dd className={joinClasses(styles.value, styles.strong)}>
          {open === undefined ? '–' : formatCount(open, language)}
        </dd>
      </div>
      {days ? (
        <div className={styles.figure}>
          <dt className={styles.quiet}>{texts.answers}</dt>
          <dd className={joinClasses(styles.value, styles.strong)}>{texts.within(days)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
