import type { Application } from '@metier/shared/contract';
import { nextStatuses, readStatus, type ApplicationStatus } from '@metier/shared/rules';
import { useFetcher } from '@metier/shared/router';
import { useMoves } from './use-moves';

/**
 * The status of an application as it will be once the server agrees, where it may go from there, and the way to move
 * it. Every place that shows the same application shares the same move.
 */
export function useStatusChange(application: Application) {
  const move = useMoves();
  const fetcher = useFetcher({ key: `application ${application.id}` });
  const status = readStatus(fetcher.formData?.get('status')) ?? application.status;
  return {
    status,
    moves: nextStatuses(status, 'job_provider'),
    move: (to: ApplicationStatus) => move(application, to),
  };
}
