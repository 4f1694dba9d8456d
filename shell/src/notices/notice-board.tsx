import { Toasts } from '@metier/sdk/ui';
import { useStore } from 'zustand/react';
import type { Notices } from './notices';

/** Container for the toasts, on every page. */
export function NoticeBoard({ notices }: { notices: Notices }) {
  const toasts = useStore(notices.store, (state) => state.toasts);
  return (
    <Toasts toasts={toasts} onDismiss={notices.dismiss} onPause={notices.pause} onResume={notices.resume} />
  );
}
