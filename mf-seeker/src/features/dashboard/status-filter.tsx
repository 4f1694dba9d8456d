import { useValue } from '@metier/sdk/remote';
import { useNavigate } from '@metier/sdk/router';
import { APPLICATION_STATUSES, readStatus, statusesTexts } from '@metier/sdk/rules';
import { Icon, useTexts } from '@metier/sdk/ui';
import { writeView, type DashboardView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import styles from './status-filter.module.css';

interface StatusFilterProps extends Pick<DashboardData, 'counts'> {
  view: DashboardView;
}

export function StatusFilter({ view, counts: part }: StatusFilterProps) {
  const statuses = useTexts(statusesTexts);
  const { applications: texts } = useTexts(dashboardTexts);
  const counts = useValue(part);
  const navigate = useNavigate();

  function handleChange(value: string) {
    const address = writeView({ ...view, status: readStatus(value), page: 1 });
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <span className={styles.filter}>
      <select
        aria-label={texts.filter}
        value={view.status ?? ''}
        onChange={(event) => handleChange(event.currentTarget.value)}
        className={styles.select}
      >
        <option value="">{texts.choice(texts.all, counts?.total)}</option>
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {texts.choice(statuses.labels[status], counts?.by_status[status])}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className={styles.chevron} />
    </span>
  );
}
