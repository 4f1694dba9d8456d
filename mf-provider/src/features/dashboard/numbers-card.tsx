import { Link } from '@metier/shared/router';
import { KeyFigures } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';

const { numbers: texts } = dashboardTexts;

/** How things stand, in four numbers. */
export function NumbersCard({ numbers }: Pick<DashboardData, 'numbers'>) {
  const { newApplications, shortlisted, activeJobs, views } = numbers;
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.newApplications, value: newApplications, address: '/applications?status=pending' },
        { label: texts.shortlisted, value: shortlisted, address: '/applications?status=shortlisted' },
        { label: texts.activeJobs, value: activeJobs, address: '/dashboard?jobs=active' },
        { label: texts.views, value: views },
      ]}
      renderLink={(address, children, props) => (
        <Link to={address} preventScrollReset={address.startsWith('/dashboard')} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
