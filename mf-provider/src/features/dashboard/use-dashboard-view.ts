import { useLocation, useNavigation, useSearchParams } from '@metier/shared/router';
import { readView, type DashboardView } from './dashboard-view';

/** What the address says; while the next lists are on their way already what that one will say. */
export function useDashboardView(): { view: DashboardView; isLoading: boolean } {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  const isHere = location?.pathname === pathname && formMethod === undefined;
  return { view: readView(isHere ? new URLSearchParams(location.search) : search), isLoading: isHere };
}
