import type { StatusCounts } from '@metier/sdk/contract';
import { Section, type Settled } from '@metier/sdk/remote';
import { APPLICATION_STATUSES, pageCount, pageItems, readStatus } from '@metier/sdk/rules';
import { Link, useNavigate } from '@metier/sdk/router';
import {
  Badge,
  buttonClass,
  Card,
  EmptyState,
  Icon,
  Pagination,
  Spot,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { ApplicationItem } from './application-item';
import { writeView, type DashboardView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import styles from './list-card.module.css';
import { ListFailure } from './list-failure';
import { PAGE_SIZE, type ReceivedApplications } from './load-dashboard';

interface RecentApplicationsCardProps {
  received: Settled<ReceivedApplications>;
  view: DashboardView;
  isLoading: boolean;
}

export function RecentApplicationsCard({ received, ...props }: RecentApplicationsCardProps) {
  const { applications: texts } = useTexts(dashboardTexts);
  return (
    <Section
      of={received}
      failed={(retry, { detail }) => (
        <ListFailure heading={texts.title} title={texts.loadFailed} message={detail} retry={retry} />
      )}
    >
      {(value) => <RecentApplications {...value} {...props} />}
    </Section>
  );
}

type RecentApplicationsProps = ReceivedApplications & Omit<RecentApplicationsCardProps, 'received'>;

/** The newest applications, four per page, with their quick decisions. */
function RecentApplications({ list: { items, total }, counts, view, isLoading }: RecentApplicationsProps) {
  const { applications: texts } = useTexts(dashboardTexts);
  const guard = usePressGuard(items.map(({ id }) => id).join());
  return (
    <Card as="section" aria-labelledby="recent-applications">
      <div className={styles.head}>
        <h2 id="recent-applications" className={styles.title}>
          {texts.title} <Badge>{counts.total}</Badge>
        </h2>
        <StatusFilter view={view} counts={counts} />
      </div>
      <ul className={styles.items} aria-busy={isLoading} {...guard}>
        {items.map((application) => (
          <ApplicationItem key={application.id} application={application} />
        ))}
      </ul>
      {items.length === 0 && <NoApplications view={view} />}
      <div className={styles.foot}>
        <Pagination
          label={texts.pages}
          items={pageItems(view.page, pageCount(total, PAGE_SIZE))}
          current={view.page}
          renderLink={(page, children, props) => (
            <Link {...props} to={writeView({ ...view, page })} preventScrollReset>
              {children}
            </Link>
          )}
        />
        <Link to="/applications" className={styles.more}>
          {texts.viewAll}
          <Icon name="arrow-right" size="small" />
        </Link>
      </div>
    </Card>
  );
}

function StatusFilter({ view, counts }: { view: DashboardView; counts: StatusCounts }) {
  const { applications: texts } = useTexts(dashboardTexts);
  const navigate = useNavigate();

  function handleChange(value: string) {
    const address = writeView({ ...view, status: readStatus(value), page: 1 });
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <span className={styles.select}>
      <select
        aria-label={texts.filter}
        value={view.status ?? ''}
        onChange={(event) => handleChange(event.currentTarget.value)}
      >
        <option value="">{texts.all(counts.total)}</option>
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {texts.statusOf(status, counts.by_status[status])}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </span>
  );
}

function NoApplications({ view }: { view: DashboardView }) {
  const { applications: texts } = useTexts(dashboardTexts);
  const { status } = view;
  return (
    <EmptyState
      bare
      level={3}
      picture={status ? undefined : <Spot name="applications" />}
      title={texts.none}
      text={status ? texts.noneOf(status) : texts.noneHint}
      action={
        status && (
          <Link
            to={writeView({ ...view, status: undefined, page: 1 })}
            preventScrollReset
            className={buttonClass('secondary', 'small')}
          >
            {texts.showAll}
          </Link>
        )
      }
    />
  );
}
