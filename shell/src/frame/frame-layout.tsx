import { Outlet, useLocation, useNavigation } from '@metier/shared/router';
import { Frame } from './frame';
import { PageLoading } from './page-loading';

const DASHBOARD = '/dashboard';

/** The frame with the page of the present address in it. */
export function FrameLayout() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isOpeningDashboard = state === 'loading' && location.pathname === DASHBOARD && pathname !== DASHBOARD;
  return (
    <Frame>
      {isOpeningDashboard && <PageLoading pathname={DASHBOARD} />}
      <div hidden={isOpeningDashboard}>
        <Outlet />
      </div>
    </Frame>
  );
}
