import type { Application } from '@metier/sdk/contract';
import { nextStatuses, readStatus, type ApplicationStatus } from '@metier/sdk/rules';
import { useFetcher } from '@metier/sdk/router';
import { useMoveApplication } from './use-moves';

/**
 * Optimistic status of an application, its allowed moves (none while one can be undone), and the function to move it. Components that show
 * the same application share one fetcher.
 */
export function useStatusChange(application: Application) {
  const move = useMoveApplication();
  const fetcher = useFetcher({ key: `application ${application.id}` });
  const status = readStatus(fetcher.formData?.get('status')) ?? application.status;
  return {
    status,
    moves: application.planned_move ? [] : nextStatuses(status, 'job_provider'),
    move: (to: ApplicationStatus) => move(application, to),
  };
}
