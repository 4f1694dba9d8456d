import { Toasts } from '@metier/shared/ui';
import { useStore } from 'zustand/react';
import type { Notices } from './notices';

/** Where the toasts stand, whatever page is shown. */
export function NoticeBoard({ notices }: { notices: Notices }) {
  const toasts = useStore(notices.store, (state) => state.toasts);
  return (
    <Toasts toasts={toasts} onDismiss={notices.dismiss} onPause={notices.pause} onResume={notices.resume} />
  );
}
