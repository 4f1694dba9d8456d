import type { Job } from '@metier/shared/contract';
import { Card, Icon, Stars, VisuallyHidden } from '@metier/shared/ui';
import styles from './job-page.module.css';
import { jobTexts } from './job.texts';

const { company: texts } = jobTexts;

interface CompanyCardProps {
  company: Job['job_provider'];
  name: string;
}

/** Who offers the job. */
export function CompanyCard({ company, name }: CompanyCardProps) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.cardTitle}>{texts.title}</h2>
      <div>
        <p className={styles.companyName}>{name}</p>
        {company.company_description && <p className={styles.companyText}>{company.company_description}</p>}
      </div>
      <div className={styles.companyFoot}>
        {company.reviews_count > 0 ? (
          <Stars rating={company.average_rating} compact>
            {texts.reviews(company.reviews_count)}
          </Stars>
        ) : (
          <span className={styles.quiet}>{texts.noReviews}</span>
        )}
        {isWebAddress(company.company_website) && (
          <a href={company.company_website} target="_blank" rel="noopener" className={styles.website}>
            {texts.website}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
            <Icon name="external" size="small" />
          </a>
        )}
      </div>
    </Card>
  );
}

/** Everything else a link could carry, a script for one, stays out of the page. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);
