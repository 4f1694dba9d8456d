import { Link } from '@metier/shared/router';
import { KeyFigures, type KeyFigure } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData, Offered, Received } from './load-dashboard';

const { numbers: texts } = dashboardTexts;

const figuresOfReceived = ({ counts: { by_status: counts } }: Received): KeyFigure[] => [
  { label: texts.newApplications, value: counts.pending, address: '/applications?status=pending' },
  { label: texts.shortlisted, value: counts.shortlisted, address: '/applications?status=shortlisted' },
];

const figuresOfOffered = ({ totals }: Offered): KeyFigure[] => [
  { label: texts.activeJobs, value: totals.active_jobs, address: '/dashboard?jobs=active' },
  { label: texts.views, value: totals.views },
];

/** How things stand, in four numbers: those that could be had. */
export function NumbersCard({ received, offered }: Pick<DashboardData, 'received' | 'offered'>) {
  const figures = [
    ...('part' in received ? figuresOfReceived(received.part) : []),
    ...('part' in offered ? figuresOfOffered(offered.part) : []),
  ];
  if (figures.length === 0) return null;
  return (
    <KeyFigures
      label={texts.label}
      figures={figures}
      renderLink={(address, children, props) => (
        <Link to={address} preventScrollReset={address.startsWith('/dashboard')} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
