import { useEffect } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { useLoaderData, useLocation, useSearchParams } from '@metier/sdk/router';
import { DISPLAY_DEFAULTS } from '@metier/sdk/rules';
import { Page, PageTitle } from '@metier/sdk/ui';
import { AboutCard } from './about-card';
import { CompanyHeader } from './company-header';
import styles from './company-page.module.css';
import { readView } from './company-view';
import { JobsSection } from './jobs-section';
import { clearPageCache, type CompanyData } from './load-company';
import { ReviewsSection } from './reviews-section';

export { CompanyFailure as ErrorBoundary } from './company-failure';
export { loader, shouldRevalidate } from './load-company';

/** Public page of a company: its profile, open jobs and reviews. */
export function Component() {
  const { company, jobs, reviews, endedApplication } = useLoaderData<CompanyData>();
  const view = readView(useSearchParams()[0]);
  const { pathname } = useLocation();
  const { http } = usePorts();
  useEffect(() => () => clearPageCache(http), [http]);
  const name = company.company_name || DISPLAY_DEFAULTS.company;
  return (
    <Page className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <CompanyHeader company={company} name={name} />
      <div key={pathname} className={styles.columns}>
        <AboutCard company={company} view={view} />
        <JobsSection jobs={jobs} view={view} />
        <ReviewsSection
          reviews={reviews}
          rating={company.average_rating}
          endedApplication={endedApplication}
          view={view}
        />
      </div>
    </Page>
  );
}
