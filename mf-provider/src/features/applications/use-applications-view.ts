import { useLocation, useNavigation, useSearchParams } from '@metier/shared/router';
import { readView, type ApplicationsView } from './applications-query';

/** What the address says; while the next list is on its way already what that one will say. */
export function useApplicationsView(): { view: ApplicationsView; isLoading: boolean } {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  const isHere = location?.pathname === pathname && formMethod === undefined;
  return { view: readView(isHere ? new URLSearchParams(location.search) : search), isLoading: isHere };
}
