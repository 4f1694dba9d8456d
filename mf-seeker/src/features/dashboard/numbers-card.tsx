import { Link } from '@metier/shared/router';
import { KeyFigures } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';

const { figures: texts } = dashboardTexts;

/** Where one stands, in four numbers. */
export function NumbersCard({ figures }: Pick<DashboardData, 'figures'>) {
  const { all, reviewed, shortlisted, hired } = figures;
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.all, value: all, address: '/applications' },
        { label: texts.reviewed, value: reviewed, address: '/applications?status=reviewed' },
        { label: texts.shortlisted, value: shortlisted },
        { label: texts.hired, value: hired, address: '/applications?status=hired' },
      ]}
      renderLink={(address, children, props) => (
        <Link to={address} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
