import { Button, useTexts } from '@metier/sdk/ui';
import { createRoot } from 'react-dom/client';
import { shellTexts } from '../shell.texts';
import styles from './hydration-failed-notice.module.css';

interface KeptNoticeProps {
  busy?: boolean;
  onRetry: () => void;
}

/** Notice that a page is readable and usable but not fully interactive. */
export function HydrationFailedNotice({ busy = false, onRetry }: KeptNoticeProps) {
  const { keptPage: texts } = useTexts(shellTexts);
  return (
    <section className={styles.notice} aria-label={texts.label}>
      <p role="status">{texts.message}</p>
      <Button size="small" variant="secondary" busy={busy} onClick={onRetry}>
        {texts.retry}
      </Button>
    </section>
  );
}

/** The form of the languages has no visible button, because scripts send it: here they load the page again. */
function submitLanguage({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.name === 'lang') target.form?.requestSubmit();
}

/** The notice above a frame that is not hydrated. */
export function createKeptNotice() {
  const place = document.createElement('div');
  const root = createRoot(place);
  document.addEventListener('change', submitLanguage);
  return {
    /** Resolves when the user requests another attempt, during which the notice stays. */
    waitForRetry(): Promise<void> {
      if (!place.isConnected) document.body.prepend(place);
      return new Promise((resolve) => {
        const retry = () => {
          root.render(<HydrationFailedNotice busy onRetry={() => undefined} />);
          resolve();
        };
        root.render(<HydrationFailedNotice onRetry={retry} />);
      });
    },
    remove(): void {
      document.removeEventListener('change', submitLanguage);
      const hasFocus = place.contains(document.activeElement);
      root.unmount();
      place.remove();
      if (hasFocus) document.getElementById('content')?.focus();
    },
  };
}
