import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** How many messages the user has not read; undefined as long as nobody knows. */
export function useUnreadCount(): number | undefined {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.getUnreadCount, () => undefined);
}
