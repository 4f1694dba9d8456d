import { useSyncExternalStore } from 'react';
import { useShell } from '../context/shell-context';

/** Number of unread messages; undefined until it is known. */
export function useUnreadCount(): number | undefined {
  const { live } = useShell();
  return useSyncExternalStore(live.subscribe, live.getUnreadCount, () => undefined);
}
