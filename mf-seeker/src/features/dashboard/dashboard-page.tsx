import { langOfFrench } from '@metier/sdk/rules';
import { useEffect, useRef } from 'react';
import { Section, usePorts, type PageArguments } from '@metier/sdk/remote';
import { Link, redirect, useLoaderData, useLocation, useNavigate, useSearchParams } from '@metier/sdk/router';
import {
  buttonClass,
  ErrorPanel,
  LoadingText,
  Page,
  PageSkeleton,
  PageTitle,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { ApplicationsCard } from './applications-card';
import { DashboardHeader } from './dashboard-header';
import styles from './dashboard-page.module.css';
import { readView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { FavoritesCard } from './favorites-card';
import { FirstStepsCard } from './first-steps-card';
import { createDashboardStore, findActiveStore, registerVisit, type DashboardData } from './load-dashboard';
import { ProfileCard } from './profile/profile-card';
import { ReviewsCard } from './reviews-card';
import type { ShownSeeker } from './shown-fields';
import { StagesCard } from './stages-card';
import { TodayCard } from './today/today-card';

const PROFILE_FORM = '/register-profile';
const isOnServer = typeof document === 'undefined';

/**
 * The first visit awaits nothing: the page is shown immediately with skeletons. Later navigations await only
 * the parts that must be loaded; the rest stays as it is. The server sends a page or a redirect, never both.
 */
export async function loader({ ports: { http }, request }: PageArguments): Promise<DashboardData | Response> {
  const visit = findActiveStore(http);
  const dashboard = visit ?? createDashboardStore(http);
  const { data, areNewSettled } = dashboard.show(readView(new URL(request.url).searchParams));
  if (visit) await areNewSettled;
  const seeker = isOnServer ? await data.seeker : undefined;
  return seeker && 'value' in seeker && !seeker.value ? redirect(PROFILE_FORM) : data;
}

export function Component() {
  const language = useLanguage();
  const texts = useTexts(dashboardTexts);
  const { loadError } = texts;
  const data = useLoaderData<DashboardData>();
  const { http } = usePorts();
  const [search] = useSearchParams();
  useEffect(() => registerVisit(http, { data, view: readView(search) }), [http, data, search]);
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={data.seeker}
        loading={
          <PageSkeleton shape="dashboard">
            <LoadingText lang={langOfFrench(language)}>{texts.loading}</LoadingText>
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
  useEffect(() => void navigate(PROFILE_FORM, { replace: true }), [navigate]);
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

function DashboardView({ profile, ...data }: DashboardData & { profile: ShownSeeker }) {
  useArrivalAtPart();
  const texts = useTexts(dashboardTexts);
  return (
    <div className={styles.dashboard}>
      <DashboardHeader seeker={profile} reviews={data.reviews} />
      <div className={styles.action} data-docked>
        <Link to="/" className={buttonClass()}>
          {texts.findJobs}
        </Link>
      </div>
      <TodayCard {...data} />
      <FirstStepsCard seeker={profile} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ApplicationsCard {...data} />
          <FavoritesCard {...data} />
          <ReviewsCard {...data} />
        </div>
        <div className={styles.column}>
          <StagesCard {...data} />
          <ProfileCard seeker={profile} />
        </div>
      </div>
    </div>
  );
}
