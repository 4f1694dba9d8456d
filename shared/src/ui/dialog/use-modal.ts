import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { notifyModalsChanged } from './use-top-modal';

/**
 * Shows a `<dialog>` as a modal while it is mounted and restores the focus afterwards. `onClosed` is called
 * when the browser closed it itself (a form of method `dialog`, or an Escape that cannot be prevented).
 */
export function useModal(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClosed = useEffectEvent(onClosed);

  // A layout effect, because its cleanup runs while the dialog is still in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    // `close` is dispatched asynchronously: ignore it if the dialog was reopened since.
    const listen = () => {
      if (!dialog?.open) handleClosed();
    };
    dialog?.showModal();
    if (dialog) findInitialFocus(dialog)?.focus();
    notifyModalsChanged();
    dialog?.addEventListener('close', listen);
    return () => {
      dialog?.removeEventListener('close', listen);
      dialog?.close();
      notifyModalsChanged();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return ref;
}

/**
 * Initial focus: a confirmation focuses its first button, a form its first field. Other dialogs keep the
 * browser's focus on the title, because focus on a later link would skip the content before it.
 */
function findInitialFocus(dialog: HTMLDialogElement): HTMLElement | undefined {
  const first = dialog.querySelector<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea',
  );
  const isStart = dialog.role === 'alertdialog' || first?.matches('input, select, textarea');
  return first && isStart ? first : undefined;
}
