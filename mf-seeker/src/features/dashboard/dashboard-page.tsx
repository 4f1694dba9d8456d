import { useEffect, useRef } from 'react';
import type { JobSeeker } from '@metier/sdk/contract';
import { Section, usePorts, type PageArguments } from '@metier/sdk/remote';
import { useLoaderData, useLocation, useNavigate } from '@metier/sdk/router';
import { ErrorPanel, LoadingText, Page, PageSkeleton, PageTitle } from '@metier/sdk/ui';
import { ApplicationsCard } from './applications-card';
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
import { ProfileCard } from './profile-card';
import { ReviewsCard } from './reviews-card';

const { loadError } = dashboardTexts;

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
  const { data, areNewSettled } = dashboard.show(readView(new URL(request.url).searchParams));
  if (visit) await areNewSettled;
  return { dashboard, data };
}

export function Component() {
  const { dashboard, data } = useLoaderData<LoaderData>();
  const { http } = usePorts();
  useEffect(() => registerStore(http, dashboard), [http, dashboard]);
  return (
    <Page>
      <PageTitle>{dashboardTexts.title}</PageTitle>
      <Section
        of={data.seeker}
        loading={
          <PageSkeleton shape="dashboard">
            <LoadingText lang="fr">{dashboardTexts.loading}</LoadingText>
          </PageSkeleton>
        }
        failed={(retry, { detail }) => (
          <ErrorPanel {...retry} level={1} title={loadError.title} message={detail ?? loadError.text} />
        )}
      >
        {(profile) => (profile ? <DashboardView {...data} profile={profile} /> : <RedirectToProfile />)}
      </Section>
    </Page>
  );
}

/** Redirects a candidate without a profile to its form. */
function RedirectToProfile() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/register-profile', { replace: true }), [navigate]);
  return null;
}

/** Moves to the part named in the address, which does not exist before the profile has arrived. */
function useArrivalAtPart() {
  const { hash } = useLocation();
  const arrival = useRef(hash);
  useEffect(() => {
    const part = document.getElementById(arrival.current.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, []);
}

function DashboardView({ profile, ...data }: DashboardData & { profile: JobSeeker }) {
  useArrivalAtPart();
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
