import { findOwnJobProvider } from '@metier/sdk/api';
import { readValue, usePorts, type PageArguments } from '@metier/sdk/remote';
import { Link, redirect, useLoaderData, type ShouldRevalidateFunctionArgs } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import { buttonClass, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { CompanyHeader } from './company/company-header';
import { CompanyProfileCard } from './company/company-profile-card';
import styles from './dashboard-page.module.css';
import { readView, writeView } from './dashboard-view';
import { DraftsCard } from './jobs/drafts-card';
import { dashboardTexts } from './dashboard.texts';
import { FirstStepsCard } from './first-steps-card';
import { loadDashboard, type DashboardData } from './load-dashboard';
import { PostedJobNotice } from './jobs/posted-job-notice';
import { RecentApplicationsCard } from './recent-applications-card';
import { TodayCard } from './today/today-card';
import { useDashboardView } from './use-dashboard-view';
import { YourJobsCard } from './jobs/your-jobs-card';

export async function loader({ request, ports }: PageArguments): Promise<DashboardData | Response> {
  const user = ports.session.getUser();
  const company = user && (await findOwnJobProvider(ports.http, user.id, { signal: request.signal }));
  if (!company) return redirect('/register-profile');
  const view = readView(new URL(request.url).searchParams);
  const data = await loadDashboard(ports.http, company, view, request.signal);
  const { page } = readValue(data.received)?.list ?? view;
  const jobsPage = readValue(data.offered)?.list.page ?? view.jobsPage;
  const isPastTheEnd = page < view.page || jobsPage < view.jobsPage;
  return isPastTheEnd ? redirect(`/dashboard${writeView({ ...view, page, jobsPage })}`) : data;
}

const nameLists = (url: URL) => url.pathname + writeView({ ...readView(url.searchParams), tab: 'mission' });

/** Skips reloading when only the tab changes, or when a move of an application had no effect. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, actionResult, defaultShouldRevalidate } = args;
  if (actionResult === 'kept') return false;
  const isOtherTab = currentUrl.href !== nextUrl.href && nameLists(currentUrl) === nameLists(nextUrl);
  return !isOtherTab && defaultShouldRevalidate;
}

export function Component() {
  const texts = useTexts(dashboardTexts);
  const data = useLoaderData<DashboardData>();
  const { company, received, offered, drafts, figures } = data;
  const { session } = usePorts();
  const user = useSession(session);
  const { view, isLoading } = useDashboardView();
  const name = company.company_name || user?.username || texts.title;
  return (
    <Page className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <CompanyHeader
        company={company}
        name={name}
        email={company.user.email ?? user?.email}
        followers={readValue(offered)?.totals.followers}
      />
      <div className={styles.action} data-docked>
        <Link to="/jobcreation" className={buttonClass()}>
          {texts.postJob}
        </Link>
      </div>
      <PostedJobNotice />
      <TodayCard {...data} />
      <FirstStepsCard company={company} offered={offered} />
      <div className={styles.columns}>
        <RecentApplicationsCard received={received} view={view} isLoading={isLoading} />
        <YourJobsCard
          company={company}
          offered={offered}
          figures={figures}
          view={view}
          isLoading={isLoading}
        />
        <DraftsCard drafts={drafts} />
        <CompanyProfileCard company={company} view={view} />
      </div>
    </Page>
  );
}
