import { Link } from '@metier/shared/router';
import { KeyFigures } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';

const { numbers: texts } = dashboardTexts;

/** How things stand, in four numbers. */
export function NumbersCard({ totals, statusCounts }: Pick<DashboardData, 'totals' | 'statusCounts'>) {
  const { pending, shortlisted } = statusCounts.by_status;
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.newApplications, value: pending, address: '/applications?status=pending' },
        { label: texts.shortlisted, value: shortlisted, address: '/applications?status=shortlisted' },
        { label: texts.activeJobs, value: totals.active_jobs, address: '/dashboard?jobs=active' },
        { label: texts.views, value: totals.views },
      ]}
      renderLink={(address, children, props) => (
        <Link to={address} preventScrollReset={address.startsWith('/dashboard')} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
