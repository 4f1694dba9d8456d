import type { Application } from '@metier/sdk/contract';
import { nextStatuses, type ApplicationStatus } from '@metier/sdk/rules';
import { useMovedStatus } from '../../moves/moves';
import { useMoveApplication } from './use-moves';

/**
 * Optimistic status of an application, its allowed moves (none while one can be undone), and the function to move it.
 */
export function useStatusChange(application: Application) {
  const move = useMoveApplication();
  const status = useMovedStatus(application);
  return {
    status,
    moves: application.planned_move ? [] : nextStatuses(status, 'job_provider'),
    move: (to: ApplicationStatus) => move(application, to),
  };
}
