import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { describeResponseTime, isWebAddress } from '@metier/sdk/rules';
import { Card, CompanyLogo, Icon, Stars, VisuallyHidden } from '@metier/sdk/ui';
import styles from './company-card.module.css';
import { jobTexts } from './job.texts';

const { company: texts } = jobTexts;

interface CompanyCardProps {
  company: Job['job_provider'];
  name: string;
}

/** The company that offers the job. */
export function CompanyCard({ company, name }: CompanyCardProps) {
  const responseTime = describeResponseTime(company.answers_within_days);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <div className={styles.head}>
        <CompanyLogo name={name} src={company.company_logo} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {company.reviews_count > 0 ? (
            <Stars rating={company.average_rating} compact>
              {texts.reviews(company.reviews_count)}
            </Stars>
          ) : (
            <span className={styles.quiet}>{texts.noReviews}</span>
          )}
        </div>
      </div>
      {responseTime && (
        <p className={styles.answers}>
          <Icon name="clock" size="small" />
          {responseTime}
        </p>
      )}
      {company.company_description && <p className={styles.text}>{company.company_description}</p>}
      <div className={styles.foot}>
        <Link to={`/company/${company.id}`} className={styles.link}>
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
