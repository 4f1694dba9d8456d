import { FirstSteps, readValue, useFirstSteps, usePorts } from '@metier/sdk/remote';
import { useSession } from '@metier/sdk/session';
import { useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';

/** What a new company does first. */
export function FirstStepsCard({ company, offered }: Pick<DashboardData, 'company' | 'offered'>) {
  const { firstSteps: texts } = useTexts(dashboardTexts);
  const user = useSession(usePorts().session);
  const [isOver, end] = useFirstSteps();
  const totals = readValue(offered)?.totals;
  if (isOver || !totals) return null;
  const profile = `/edit-provider/${company.id}`;
  return (
    <FirstSteps
      onEnd={end}
      steps={[
        { label: texts.confirm, to: '/account', isDone: user?.email_confirmed !== false },
        { label: texts.profile, to: profile, isDone: company.company_description !== '' },
        { label: texts.logo, to: profile, isDone: company.user.profile_picture !== null },
        { label: texts.job, to: '/jobcreation', isDone: totals.jobs > 0 },
      ]}
    />
  );
}
