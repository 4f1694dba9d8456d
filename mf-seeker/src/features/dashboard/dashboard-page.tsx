import { Suspense, use, useEffect, useTransition } from 'react';
import { readDetail } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { useLoaderData, useNavigate, useRevalidator } from '@metier/shared/router';
import { ErrorPanel, LoadingText, Page, PageTitle } from '@metier/shared/ui';
import { DashboardHeader } from './dashboard-header';
import styles from './dashboard-page.module.css';
import { dashboardTexts } from './dashboard.texts';
import { loadDashboard, type DashboardData, type DashboardOutcome } from './load-dashboard';
import { NumbersCard } from './numbers-card';
import { ProfileCard } from './profile-card';
import { RecentApplications } from './recent-applications';

interface LoaderData {
  outcome: Promise<DashboardOutcome>;
}

/** Not awaited: the page is there at once and says what it is waiting for. */
export const loader = ({ ports, request }: PageArguments): LoaderData => ({
  outcome: loadDashboard(ports.http, request.signal),
});

export function Component() {
  const { outcome } = useLoaderData<LoaderData>();
  return (
    <Page>
      <PageTitle>{dashboardTexts.title}</PageTitle>
      <Suspense fallback={<LoadingText lang="fr">{dashboardTexts.loading}</LoadingText>}>
        <Dashboard outcome={outcome} />
      </Suspense>
    </Page>
  );
}

function Dashboard({ outcome }: LoaderData) {
  const settled = use(outcome);
  if (settled.kind === 'no-profile') return <ToProfile />;
  if (settled.kind === 'failed') return <LoadFailure error={settled.error} />;
  return <DashboardView {...settled.data} />;
}

/** A candidate without a profile writes it first. */
function ToProfile() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/register-profile', { replace: true }), [navigate]);
  return null;
}

function LoadFailure({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const [isRetrying, startRetry] = useTransition();
  const { title, text } = dashboardTexts.loadError;
  return (
    <ErrorPanel
      level={1}
      title={title}
      message={readDetail(error, text)}
      busy={isRetrying}
      onRetry={() => startRetry(revalidate)}
    />
  );
}

function DashboardView({ seeker, recent, figures }: DashboardData) {
  return (
    <div className={styles.dashboard}>
      <DashboardHeader seeker={seeker} />
      <NumbersCard figures={figures} />
      <div className={styles.columns}>
        <RecentApplications applications={recent} total={figures.all} />
        <ProfileCard seeker={seeker} />
      </div>
    </div>
  );
}
