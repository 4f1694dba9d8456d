import type { Application } from '@metier/sdk/contract';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { useSubmitMove } from '../../moves/moves';
import { useReject } from './planned/reject-context';

/** Returns a function that moves any application; it resolves to false if the user declines to reject. */
export function useMoveApplication() {
  const reject = useReject();
  const submitMove = useSubmitMove();

  return async (application: Application, to: ApplicationStatus): Promise<boolean> => {
    if (to === 'rejected') return ((await reject([application]))?.planned.length ?? 0) > 0;
    submitMove(application.id, to);
    return true;
  };
}
