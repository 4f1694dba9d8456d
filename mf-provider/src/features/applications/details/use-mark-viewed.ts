import { useEffect, useEffectEvent } from 'react';
import { markApplicationViewed } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';

/** Records the company's look at an application: the first ends the reminders, and the candidate sees each day. */
export function useMarkViewed({ id, viewed_at: viewedAt }: Application): void {
  const { http } = usePorts();
  const { run } = useMutation({
    call: (application: number) => markApplicationViewed(http, application),
    // Silent, because this is not a user action; the next look repeats it.
    failed: () => undefined,
  });
  const mark = useEffectEvent(run);
  // A server of an earlier version does not record looks: the field is missing.
  const isRecorded = viewedAt !== undefined;
  useEffect(() => {
    if (isRecorded) mark(id);
  }, [id, isRecorded]);
}
