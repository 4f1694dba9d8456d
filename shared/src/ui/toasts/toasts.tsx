import { useTexts } from '../language/use-texts';
import { useEffect, useEffectEvent, type FocusEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button';
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
  /** A button beside the message; pressing it closes the toast. */
  action?: { readonly label: string; run(): void };
}

export interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: Toast['id']) => void;
  /** The pointer or the focus entered: pause the timers … */
  onPause?: () => void;
  /** … until both have left. */
  onResume?: () => void;
}

const ICONS: Record<Toast['kind'], IconName> = { success: 'check-circle', error: 'warning', info: 'info' };

/**
 * Temporary notifications. Always mounted, because a live region has to exist before its first message. While
 * a modal dialog makes the page inert they are rendered inside it. The caller runs the timers.
 */
export function Toasts(props: ToastsProps) {
  const modal = useTopModal();
  return (
    <>
      <ToastRegion {...props} toasts={modal ? [] : props.toasts} isBehind={Boolean(modal)} />
      {modal && createPortal(<ToastRegion {...props} isAbove />, modal)}
    </>
  );
}

interface ToastRegionProps extends ToastsProps {
  /** In the modal dialog. */
  isAbove?: boolean;
  /** Behind it: one of two regions of the same name is left. */
  isBehind?: boolean;
}

function ToastRegion({ toasts, onDismiss, onPause, onResume, isAbove, isBehind }: ToastRegionProps) {
  const texts = useTexts(uiTexts);
  const errors = toasts.filter((toast) => toast.kind === 'error');
  const others = toasts.filter((toast) => toast.kind !== 'error');

  // A closing dialog removes pointer and focus without events.
  const resume = useEffectEvent(() => onResume?.());
  useEffect(() => resume, []);

  function handleLeave(event: MouseEvent<HTMLElement>) {
    if (!event.currentTarget.contains(document.activeElement)) onResume?.();
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const staysInside = event.currentTarget.contains(event.relatedTarget);
    if (!staysInside && !event.currentTarget.matches(':hover')) onResume?.();
  }

  // A removed toast dispatches no blur event, so the timers have to be resumed here.
  function dismiss(id: Toast['id']) {
    onDismiss(id);
    onResume?.();
  }

  return (
    <section
      aria-label={texts.notifications}
      inert={isBehind}
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
  const texts = useTexts(uiTexts);
  const { action } = toast;
  const handleAction = () => {
    onDismiss(toast.id);
    action?.run();
  };
  return (
    <div className={styles.toast}>
      <Icon name={ICONS[toast.kind]} className={styles[toast.kind]} />
      <span lang={toast.lang} className={styles.words}>
        {toast.message}
      </span>
      {action && (
        <Button size="small" variant="soft" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={texts.dismiss} size="small" onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
