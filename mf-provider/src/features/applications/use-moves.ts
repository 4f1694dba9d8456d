import type { Application } from '@metier/sdk/contract';
import { useSubmit } from '@metier/sdk/router';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { useReject } from './planned/reject-context';

/** Returns a function that moves any application; it resolves to false if the user declines to reject. */
export function useMoveApplication() {
  const reject = useReject();
  const submit = useSubmit();

  return async (application: Application, to: ApplicationStatus): Promise<boolean> => {
    if (to === 'rejected') return ((await reject([application]))?.planned.length ?? 0) > 0;
    const { id } = application;
    void submit(
      { id, status: to },
      { method: 'post', action: '/applications', navigate: false, fetcherKey: `application ${id}` },
    );
    return true;
  };
}
