import { readValue } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatCount } from '@metier/sdk/rules';
import { KeyFigures, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';

/** Four key figures of the company. */
export function NumbersCard({ received, offered }: Pick<DashboardData, 'received' | 'offered'>) {
  const language = useLanguage();
  const { numbers: texts } = useTexts(dashboardTexts);
  const counts = readValue(received)?.counts.by_status;
  const totals = readValue(offered)?.totals;
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.newApplications, value: counts?.pending, address: '/applications?status=pending' },
        { label: texts.shortlisted, value: counts?.shortlisted, address: '/applications?status=shortlisted' },
        { label: texts.activeJobs, value: totals?.active_jobs, address: '/dashboard?jobs=active' },
        { label: texts.views, value: totals?.views },
      ]}
      format={(value) => formatCount(value, language)}
      renderLink={(address, children, props) => (
        <Link to={address} preventScrollReset={address.startsWith('/dashboard')} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
