import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import styles from './feedback.module.css';
import { Sign } from './sign';

export interface ErrorPanelProps {
  title: string;
  /** What happened and what is safe. */
  message?: ReactNode;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  /** The remote that did not answer, when that is the reason. */
  remote?: string;
  /** A second way on, such as a link home. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Without a surface of its own, inside a card. */
  bare?: boolean;
  /** One row, for a part of a page whose other parts stand. */
  slim?: boolean;
}

/** What stands in place of content that could not be had. */
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
  const Title = `h${level}` as const;
  return (
    <div
      className={joinClasses(slim ? styles.slim : styles.panel, !bare && !slim && styles.surface)}
      role="alert"
    >
      {slim ? <Icon name="warning" className={styles.warning} /> : <Sign icon="warning" tone="wrong" />}
      <div className={styles.words}>
        <Title className={joinClasses(styles.title, level === 1 && styles.page)}>{title}</Title>
        {message && <p className={styles.text}>{message}</p>}
        {remote && <p className={styles.note}>{uiTexts.missingRemote(remote)}</p>}
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
              {uiTexts.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
