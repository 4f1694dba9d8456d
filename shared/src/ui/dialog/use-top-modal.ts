import { useSyncExternalStore } from 'react';

/** Told through the document, because each bundle has a kit of its own and dialogs come from all of them. */
const MODALS_CHANGED = 'metier:modals';

/** Says that a modal dialog has opened or closed. */
export function announceModals() {
  document.dispatchEvent(new Event(MODALS_CHANGED));
}

function subscribe(listener: () => void) {
  document.addEventListener(MODALS_CHANGED, listener);
  return () => document.removeEventListener(MODALS_CHANGED, listener);
}

const findTopModal = () => Array.from(document.querySelectorAll<HTMLElement>('dialog[open]')).at(-1);

/** The modal dialog that lies above everything, if one is open: all outside of it is inert. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, findTopModal, () => undefined);
}
