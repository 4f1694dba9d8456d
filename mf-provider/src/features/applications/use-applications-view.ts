import { useNavigation, useParams, useSearchParams } from '@metier/sdk/router';
import { APPLICATIONS_PATH } from '../../moves/moves';
import { readView, type ApplicationsView } from './applications-query';

/**
 * View state of the URL, or of the pending navigation while the next list loads; the open application stays
 * that of the URL until its page has arrived.
 */
export function useApplicationsView(): { view: ApplicationsView; isLoading: boolean } {
  const [search] = useSearchParams();
  const { id } = useParams();
  const { location, formMethod } = useNavigation();
  const isHere = location?.pathname === APPLICATIONS_PATH && formMethod === undefined;
  const here = readView(search, id);
  const { applicationId } = here;
  return {
    view: isHere ? { ...readView(new URLSearchParams(location.search)), applicationId } : here,
    isLoading: isHere,
  };
}
