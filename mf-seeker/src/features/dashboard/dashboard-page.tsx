import { useEffect } from 'react';
import { readDetail } from '@metier/shared/api';
import type { JobSeeker } from '@metier/shared/contract';
import { usePorts, type PageArguments } from '@metier/shared/remote';
import { useLoaderData, useNavigate, useRevalidator } from '@metier/shared/router';
import { ErrorPanel, LoadingText, Page, PageSkeleton, PageTitle } from '@metier/shared/ui';
import { ApplicationsCard } from './applications-card';
import { deleteFavorite } from './dashboard-mutations';
import { DashboardHeader } from './dashboard-header';
import styles from './dashboard-page.module.css';
import { readView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { FavoritesCard } from './favorites-card';
import {
  registerStore,
  createDashboardStore,
  findActiveStore,
  type DashboardStore,
  type DashboardData,
} from './load-dashboard';
import { NumbersCard } from './numbers-card';
import { useAnswer } from './piece';
import { ProfileCard } from './profile-card';
import { ReviewsCard } from './reviews-card';

interface LoaderData {
  dashboard: DashboardStore;
  data: DashboardData;
}

/**
 * The first visit awaits nothing: the page is shown immediately with skeletons. Later navigations await only
 * the parts that must be loaded; the rest stays as it is.
 */
export async function loader({ ports: { http }, request }: PageArguments): Promise<LoaderData> {
  const visit = findActiveStore(http);
  const dashboard = visit ?? createDashboardStore(http);
  const { data, isAnswered } = dashboard.show(readView(new URL(request.url).searchParams));
  if (visit) await isAnswered;
  return { dashboard, data };
}

export async function action({ ports, request }: PageArguments): Promise<null> {
  const form = await request.formData();
  await deleteFavorite(ports, Number(form.get('remove_favorite')));
  return null;
}

export function Component() {
  const { dashboard, data } = useLoaderData<LoaderData>();
  const { http } = usePorts();
  useEffect(() => registerStore(http, dashboard), [http, dashboard]);
  return (
    <Page>
      <PageTitle>{dashboardTexts.title}</PageTitle>
      <DashboardParts {...data} />
    </Page>
  );
}

function DashboardParts(data: DashboardData) {
  const outcome = useAnswer(data.seeker);
  if (!outcome) {
    return (
      <PageSkeleton shape="dashboard">
        <LoadingText lang="fr">{dashboardTexts.loading}</LoadingText>
      </PageSkeleton>
    );
  }
  if (!outcome.isLoaded) return <LoadFailure error={outcome.error} />;
  return outcome.value ? <DashboardView {...data} profile={outcome.value} /> : <RedirectToProfile />;
}

/** Redirects a candidate without a profile to its form. */
function RedirectToProfile() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/register-profile', { replace: true }), [navigate]);
  return null;
}

function LoadFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { title, text } = dashboardTexts.loadError;
  return (
    <ErrorPanel
      level={1}
      title={title}
      message={readDetail(error, text)}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

function DashboardView({ profile, ...data }: DashboardData & { profile: JobSeeker }) {
  return (
    <div className={styles.dashboard}>
      <DashboardHeader seeker={profile} reviews={data.reviews} />
      <NumbersCard {...data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ApplicationsCard {...data} />
          <FavoritesCard {...data} />
          <ReviewsCard {...data} />
        </div>
        <ProfileCard seeker={profile} />
      </div>
    </div>
  );
}
