import { useLocation, useNavigation, useSearchParams } from '@metier/sdk/router';
import { readView, type DashboardView } from './dashboard-view';

/** View state of the URL, or of the pending navigation while the next lists load. */
export function useDashboardView(): { view: DashboardView; isLoading: boolean } {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  const isHere = location?.pathname === pathname && formMethod === undefined;
  return { view: readView(isHere ? new URLSearchParams(location.search) : search), isLoading: isHere };
}
