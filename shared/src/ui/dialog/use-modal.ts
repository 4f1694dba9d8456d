import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

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
    const listen = () => handleClosed();
    dialog?.showModal();
    // Answering starts at the first answer, filling in at the first field, everything else at the title.
    const isAnswer = dialog?.role === 'alertdialog';
    if (!isAnswer && !document.activeElement?.matches('input, select, textarea')) {
      dialog?.querySelector<HTMLElement>('[data-title]')?.focus();
    }
    dialog?.addEventListener('close', listen);
    return () => {
      dialog?.removeEventListener('close', listen);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return ref;
}
