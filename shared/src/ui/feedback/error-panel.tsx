import { useTexts } from '../language/use-texts';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import styles from './feedback.module.css';
import { StatusIcon } from './sign';

export interface ErrorPanelProps {
  title: string;
  /** The failure, and which data is not lost. */
  message?: ReactNode;
  onRetry?: MouseEventHandler<HTMLButtonElement>;
  /** A retry is in progress. */
  busy?: boolean;
  /** The remote that failed, if that is the cause. */
  remote?: string;
  /** An alternative to the retry, such as a link to the home page. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Without its own surface, for use inside a card. */
  bare?: boolean;
  /** One row, for a part of a page whose other parts are loaded. */
  slim?: boolean;
}

/** Shown instead of content that failed to load. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  busy,
  remote,
  action,
  level = 2,
  bare,
  slim,
}: ErrorPanelProps) {
  const texts = useTexts(uiTexts);
  const Title = `h${level}` as const;
  return (
    <div
      className={joinClasses(slim ? styles.slim : styles.panel, !bare && !slim && styles.surface)}
      role="alert"
    >
      {slim ? <Icon name="warning" className={styles.warning} /> : <StatusIcon icon="warning" tone="wrong" />}
      <div className={styles.words}>
        <Title className={joinClasses(styles.title, level === 1 && styles.page)}>{title}</Title>
        {message && <p className={styles.text}>{message}</p>}
        {remote && <p className={styles.note}>{texts.missingRemote(remote)}</p>}
      </div>
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button
              variant={slim ? 'secondary' : 'primary'}
              size={slim ? 'small' : 'medium'}
              busy={busy}
              onClick={onRetry}
            >
              {texts.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
