import type { ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { useState } from 'react';
import { describeDay, displayTexts, swissToday } from '@metier/sdk/rules';
import {
  buttonClass,
  EmptyState,
  Icon,
  joinClasses,
  Spot,
  StatusBadge,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { useDashboardView, writeView, type DashboardView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { ListCard } from './list-card';
import styles from './list-card.module.css';
import { ListPagination } from './list-pagination';
import { ListRow } from './list-row';
import type { DashboardData } from './load-dashboard';
import { StatusFilter } from './status-filter';
import type { ShownApplication } from './shown-fields';

/** The candidate's applications, three per page, with links to their details. */
export function ApplicationsCard({ applications, counts }: Pick<DashboardData, 'applications' | 'counts'>) {
  const { applications: texts } = useTexts(dashboardTexts);
  const { view } = useDashboardView();
  return (
    <ListCard
      id="my-applications"
      title={texts.title}
      list={applications}
      countOf={({ total }) => total}
      renderTools={({ total }) => (total > 0 || view.status) && <StatusFilter view={view} counts={counts} />}
      failure={texts.failed}
    >
      {(list) => <Applications {...list} />}
    </ListCard>
  );
}

function Applications({ items, total, page }: ListPage<ShownApplication>) {
  const { applications: texts } = useTexts(dashboardTexts);
  const { view, isApplicationsTurning } = useDashboardView();
  if (total === 0) return <NoApplications view={view} />;
  return (
    <>
      <ul className={styles.items} aria-busy={isApplicationsTurning}>
        {items.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
      <ListPagination
        label={texts.pages}
        page={isApplicationsTurning ? view.page : page}
        total={total}
        addressOf={(to) => writeView({ ...view, page: to })}
      >
        <Link to="/applications" className={styles.all}>
          {texts.viewAll}
          <Icon name="arrow-right" size="small" />
        </Link>
      </ListPagination>
    </>
  );
}

function ApplicationRow({ application }: { application: ShownApplication }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { applications: texts } = useTexts(dashboardTexts);
  const [today] = useState(() => swissToday(new Date()));
  const { id, job, status, submitted_at: submitted } = application;
  const company = job.job_provider.company_name || defaults.company;
  return (
    <ListRow
      company={company}
      logo={job.job_provider.company_logo}
      title={
        <Link
          to={`/applications?applicationId=${id}`}
          lang={job.language ?? undefined}
          className={joinClasses(styles.link, styles.wide)}
        >
          {job.title}
        </Link>
      }
      note={texts.submitted(company, describeDay(submitted, today, language) ?? '')}
      aside={<StatusBadge status={status} />}
    />
  );
}

function NoApplications({ view }: { view: DashboardView }) {
  const dashboard = useTexts(dashboardTexts);
  const { applications: texts } = dashboard;

  const { status } = view;
  const everything = writeView({ ...view, status: undefined, page: 1 });
  return (
    <div className={styles.empty}>
      <EmptyState
        bare
        level={3}
        picture={status ? undefined : <Spot name="applications" />}
        title={texts.empty}
        text={status ? texts.emptyOf(status) : texts.emptyText}
        action={
          <Link
            to={status ? everything : '/'}
            preventScrollReset={status !== undefined}
            className={buttonClass('soft', 'small')}
          >
            {status ? texts.showAll : dashboard.findJobs}
          </Link>
        }
      />
    </div>
  );
}
