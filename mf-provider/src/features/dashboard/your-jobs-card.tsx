import type { Listing } from '@metier/shared/api';
import type { Job, JobProviderTotals } from '@metier/shared/contract';
import { pageCount, pageItems } from '@metier/shared/rules';
import { Link } from '@metier/shared/router';
import { buttonClass, Card, Pagination } from '@metier/shared/ui';
import { JOB_FILTERS, writeView, type DashboardView, type JobFilter } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { JobItem } from './job-item';
import styles from './list-card.module.css';
import { PAGE_SIZE } from './load-dashboard';

const { jobs: texts } = dashboardTexts;

interface YourJobsCardProps extends Listing<Job> {
  totals: JobProviderTotals;
  view: DashboardView;
  isLoading: boolean;
}

/** What the company offers, four jobs at a time, to pause and to open again. */
export function YourJobsCard({ items, total, totals, view, isLoading }: YourJobsCardProps) {
  const counts: Record<JobFilter, number> = {
    all: totals.jobs,
    active: totals.active_jobs,
    inactive: totals.jobs - totals.active_jobs,
  };
  return (
    <Card as="section" aria-labelledby="your-jobs">
      <div className={styles.head}>
        <h2 id="your-jobs">{texts.title}</h2>
        <nav aria-label={texts.filter} className={styles.segments}>
          {JOB_FILTERS.map((filter) => (
            <Link
              key={filter}
              to={writeView({ ...view, jobs: filter, jobsPage: 1 })}
              replace
              preventScrollReset
              aria-current={filter === view.jobs || undefined}
              className={styles.segment}
            >
              {texts.filters[filter]} {counts[filter]}
            </Link>
          ))}
        </nav>
      </div>
      <ul className={styles.items} aria-busy={isLoading}>
        {items.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
      {items.length === 0 && <NoJobs filter={view.jobs} hasJobs={counts.all > 0} />}
      {total > PAGE_SIZE && (
        <div className={styles.foot}>
          <Pagination
            label={texts.pages}
            items={pageItems(view.jobsPage, pageCount(total, PAGE_SIZE))}
            current={view.jobsPage}
            renderLink={(page, children, props) => (
              <Link {...props} to={writeView({ ...view, jobsPage: page })} preventScrollReset>
                {children}
              </Link>
            )}
          />
        </div>
      )}
    </Card>
  );
}

function NoJobs({ filter, hasJobs }: { filter: JobFilter; hasJobs: boolean }) {
  if (hasJobs) {
    return <p className={styles.empty}>{filter === 'active' ? texts.noneActive : texts.noneInactive}</p>;
  }
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{texts.none}</p>
      <p>{texts.noneHint}</p>
      <Link to="/jobcreation" className={buttonClass('soft', 'small')}>
        {texts.postFirst}
      </Link>
    </div>
  );
}
