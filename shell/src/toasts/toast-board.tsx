import { Toasts } from '@metier/sdk/ui';
import { useStore } from 'zustand/react';
import type { ToastQueue } from './toast-queue';

/** Container for the toasts, on every page. */
export function ToastBoard({ toasts: { store, dismiss, pause, resume } }: { toasts: ToastQueue }) {
  const toasts = useStore(store, (state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={dismiss} onPause={pause} onResume={resume} />;
}
