import { readValue, Section, type Settled } from '@metier/sdk/remote';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import {
  buttonClass,
  Card,
  EmptyState,
  Fold,
  Pagination,
  Segments,
  Spot,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { JOB_FILTERS, writeView, type DashboardView, type JobFilter } from '../dashboard-view';
import { dashboardTexts } from '../dashboard.texts';
import type { DashboardData } from '../load-dashboard';
import { CompanyFigures } from './figures/company-figures';
import { JobItem } from './job-item';
import styles from '../list-card.module.css';
import { ListFailure } from '../list-failure';
import { PAGE_SIZE, type OwnJobs } from '../load-dashboard';

interface YourJobsCardProps extends Pick<DashboardData, 'company' | 'figures'> {
  offered: Settled<OwnJobs>;
  view: DashboardView;
  isLoading: boolean;
}

export function YourJobsCard({ offered, ...props }: YourJobsCardProps) {
  const { jobs: texts } = useTexts(dashboardTexts);
  return (
    <Section
      of={offered}
      failed={(retry, { detail }) => (
        <ListFailure heading={texts.title} title={texts.loadFailed} message={detail} retry={retry} />
      )}
    >
      {(value) => <YourJobs {...value} {...props} />}
    </Section>
  );
}

type YourJobsProps = OwnJobs & Omit<YourJobsCardProps, 'offered'>;

/** The company's jobs, four per page, with what each of them has led to. */
function YourJobs({
  list: { items, total },
  totals,
  company,
  figures: part,
  view,
  isLoading,
}: YourJobsProps) {
  const { jobs: texts } = useTexts(dashboardTexts);
  const guard = usePressGuard(items.map(({ id }) => id).join());
  const figures = readValue(part);
  const counts: Record<JobFilter, number> = {
    all: totals.jobs,
    active: totals.active_jobs,
    inactive: totals.jobs - totals.active_jobs,
  };
  return (
    <Card as="section" aria-label={texts.title}>
      <Fold
        id="your-jobs"
        title={texts.title}
        note={counts.all}
        isOpen={view.jobs !== 'all' || view.jobsPage > 1 || counts.all === 0}
      >
        <div className={styles.head}>
          <h2>{texts.title}</h2>
          <Segments
            label={texts.filter}
            current={view.jobs}
            segments={JOB_FILTERS.map((value) => ({
              value,
              label: texts.filters[value],
              count: counts[value],
            }))}
            renderLink={(jobs, children, props) => (
              <Link {...props} to={writeView({ ...view, jobs, jobsPage: 1 })} replace preventScrollReset>
                {children}
              </Link>
            )}
          />
        </div>
        {figures && counts.active > 0 && <CompanyFigures company={company} figures={figures} />}
        <ul className={styles.items} aria-busy={isLoading} {...guard}>
          {items.map((job) => (
            <JobItem key={job.id} job={job} figures={figures?.jobs.find(({ id }) => id === job.id)} />
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
      </Fold>
    </Card>
  );
}

function NoJobs({ filter, hasJobs }: { filter: JobFilter; hasJobs: boolean }) {
  const { jobs: texts } = useTexts(dashboardTexts);
  if (hasJobs) {
    return <p className={styles.empty}>{filter === 'active' ? texts.noneActive : texts.noneInactive}</p>;
  }
  return (
    <EmptyState
      bare
      level={3}
      picture={<Spot name="jobs" />}
      title={texts.none}
      text={texts.noneHint}
      action={
        <Link to="/jobcreation" className={buttonClass('soft', 'small')}>
          {texts.postFirst}
        </Link>
      }
    />
  );
}
