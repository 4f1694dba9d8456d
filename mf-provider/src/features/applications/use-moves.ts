import type { Application } from '@metier/sdk/contract';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { readAskedMove, useSubmitMove } from '../../moves/moves';
import { useAskMove } from './planned/asked-moves';

/** Returns a function that moves any application; it resolves to false if the user declines. */
export function useMoveApplication() {
  const ask = useAskMove();
  const submitMove = useSubmitMove();

  return async (application: Application, to: ApplicationStatus): Promise<boolean> => {
    const asked = readAskedMove(to);
    if (asked) {
      const answer = await ask(asked, [application]);
      return answer === 'invited' || (answer?.planned.length ?? 0) > 0;
    }
    submitMove(application.id, to);
    return true;
  };
}
