import { useSyncExternalStore } from 'react';

/**
 * Dispatched on the document, because each bundle has its own copy of the kit and any of them may open
 * dialogs.
 */
const MODALS_CHANGED = 'metier:modals';

/** Notifies all bundles that a modal dialog was opened or closed. */
export function notifyModalsChanged() {
  document.dispatchEvent(new Event(MODALS_CHANGED));
}

function subscribe(listener: () => void) {
  document.addEventListener(MODALS_CHANGED, listener);
  return () => document.removeEventListener(MODALS_CHANGED, listener);
}

const findTopModal = () => Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1);

/** The topmost open modal dialog, if any: everything outside of it is inert. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, findTopModal, () => undefined);
}
