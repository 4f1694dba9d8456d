import type { Job } from '@metier/sdk/contract';
import { FollowButton, usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { companyPath, describeResponseTime, isWebAddress } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Card, CompanyLogo, Icon, Stars, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './company-card.module.css';
import type { JobData } from '../job-loader';
import { jobTexts } from '../job.texts';

interface CompanyCardProps {
  company: Job['job_provider'];
  name: string;
  /** Whether the signed-in candidate follows the company. */
  following: JobData['following'];
}

export function CompanyCard({ company, name, following }: CompanyCardProps) {
  const language = useLanguage();
  const { company: texts } = useTexts(jobTexts);
  const user = useSession(usePorts().session);
  const responseTime = describeResponseTime(company.answers_within_days, language);
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
      <FollowButton key={company.id} company={{ id: company.id, name }} following={following} size="small" />
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
