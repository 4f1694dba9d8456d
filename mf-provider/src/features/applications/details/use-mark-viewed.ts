import { useEffect, useEffectEvent } from 'react';
import { markApplicationViewed } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';

/** Records the company's first look at an application, which ends the reminders to take one. */
export function useMarkViewed({ id, viewed_at: viewedAt }: Application): void {
  const { http } = usePorts();
  const { run } = useMutation({
    call: (application: number) => markApplicationViewed(http, application),
    // Silent, because this is not a user action; the next look repeats it.
    failed: () => undefined,
  });
  const mark = useEffectEvent(run);
  // A server of an earlier version does not record looks: the field is missing.
  const isFirstLook = viewedAt === null;
  useEffect(() => {
    if (isFirstLook) mark(id);
  }, [id, isFirstLook]);
}
