import { useEffect, useEffectEvent, type FocusEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button';
import { useTopModal } from '../dialog/use-top-modal';
import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import styles from './toasts.module.css';

export interface Toast {
  id: string | number;
  kind: 'success' | 'error' | 'info';
  message: string;
  lang?: string;
}

export interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  /** The pointer or the focus is on them: time stands still … */
  onPause?: () => void;
  /** … until both have left. */
  onResume?: () => void;
}

const ICONS: Record<Toast['kind'], IconName> = { success: 'check-circle', error: 'warning', info: 'info' };

/**
 * Messages that come and go. Always mounted: a live region has to be there before its first message. While a modal
 * dialog makes the page inert they stand inside of it. The caller counts the time.
 */
export function Toasts(props: ToastsProps) {
  const modal = useTopModal();
  return (
    <>
      <ToastRegion {...props} toasts={modal ? [] : props.toasts} />
      {modal && createPortal(<ToastRegion {...props} isAbove />, modal)}
    </>
  );
}

function ToastRegion({ toasts, onDismiss, onPause, onResume, isAbove }: ToastsProps & { isAbove?: boolean }) {
  const errors = toasts.filter((toast) => toast.kind === 'error');
  const others = toasts.filter((toast) => toast.kind !== 'error');

  // A dialog that closes takes pointer and focus away without a word.
  const goOn = useEffectEvent(() => onResume?.());
  useEffect(() => goOn, []);

  function handleLeave(event: MouseEvent<HTMLElement>) {
    if (!event.currentTarget.contains(document.activeElement)) onResume?.();
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const staysInside = event.currentTarget.contains(event.relatedTarget);
    if (!staysInside && !event.currentTarget.matches(':hover')) onResume?.();
  }

  // The toast takes the focus along without a word, so nothing else would let time go on.
  function dismiss(id: Toast['id']) {
    onDismiss(id);
    onResume?.();
  }

  return (
    <section
      aria-label={uiTexts.notifications}
      className={joinClasses(styles.toasts, isAbove && styles.above)}
      onMouseEnter={onPause}
      onMouseLeave={handleLeave}
      onFocus={onPause}
      onBlur={handleBlur}
    >
      <div role="alert" className={styles.group}>
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
      <div role="status" className={styles.group}>
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: ToastsProps['onDismiss'] }) {
  return (
    <div className={styles.toast}>
      <Icon name={ICONS[toast.kind]} className={styles[toast.kind]} />
      <span lang={toast.lang} className={styles.words}>
        {toast.message}
      </span>
      <IconButton icon="close" label={uiTexts.dismiss} size="small" onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
