import { useNavigation, useParams, useSearchParams } from '@metier/sdk/router';
import { readView, type ApplicationsView } from './applications-query';

/** View state of the URL, or of the pending navigation while the next list loads. */
export function useApplicationsView(): { view: ApplicationsView; isLoading: boolean } {
  const [search] = useSearchParams();
  const { id } = useParams();
  const { location, formMethod } = useNavigation();
  const isHere = location?.pathname === '/applications' && formMethod === undefined;
  return {
    view: isHere ? readView(new URLSearchParams(location.search)) : readView(search, id),
    isLoading: isHere,
  };
}
