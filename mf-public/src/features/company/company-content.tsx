import type { ReactNode } from 'react';
import { displayTexts } from '@metier/sdk/rules';
import { Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { CompanyHeader } from './company-header';
import styles from './company-page.module.css';
import type { CompanyView } from './company-view';
import { Gallery } from './gallery';
import { JobsSection } from './jobs-section';
import type { CompanyData } from './load-company';
import { Quotes } from './quotes';
import { ReviewsSection } from './reviews-section';

interface CompanyContentProps extends CompanyData {
  view: CompanyView;
  /** The company's self-description. */
  about: ReactNode;
}

/** A company with its open jobs and reviews. */
export function CompanyContent({ company, view, about, ...parts }: CompanyContentProps) {
  const defaults = useTexts(displayTexts);
  const name = company.company_name || defaults.company;
  return (
    <Page className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <CompanyHeader
        company={company}
        name={name}
        following={parts.following}
        followers={parts.followers}
        jobs={parts.jobs}
      />
      <Quotes company={company} quotes={parts.quotes} />
      <div className={styles.columns}>
        {about}
        <div className={styles.side}>
          <Gallery pictures={company.pictures ?? []} />
          <JobsSection jobs={parts.jobs} view={view} />
        </div>
        <ReviewsSection
          reviews={parts.reviews}
          rating={company.average_rating}
          endedApplication={parts.endedApplication}
          view={view}
        />
      </div>
    </Page>
  );
}
