import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { announceModals } from './use-top-modal';

/**
 * Shows a `<dialog>` as a modal while it is mounted, and gives the focus back afterwards.
 * `onClosed` is told when the browser closed it by itself (a form of method `dialog`, a stubborn Escape).
 */
export function useModal(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClosed = useEffectEvent(onClosed);

  // A layout effect, because its end still finds the dialog in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    // The event comes late: a closing that an opening has overtaken is none.
    const listen = () => {
      if (!dialog?.open) handleClosed();
    };
    dialog?.showModal();
    if (dialog) findStart(dialog)?.focus();
    announceModals();
    dialog?.addEventListener('close', listen);
    return () => {
      dialog?.removeEventListener('close', listen);
      dialog?.close();
      announceModals();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return ref;
}

/**
 * Answering starts at the first answer, filling in at the first field. Everything else starts at the title, where
 * the browser has put the focus: at a link further down the reader would miss what stands before it.
 */
function findStart(dialog: HTMLDialogElement): HTMLElement | undefined {
  const first = dialog.querySelector<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea',
  );
  const isStart = dialog.role === 'alertdialog' || first?.matches('input, select, textarea');
  return first && isStart ? first : undefined;
}
