import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './feedback.module.css';
import { StatusIcon } from './sign';

export interface EmptyStateProps {
  title: string;
  /** Suggested next step. */
  text?: ReactNode;
  /** The button or link for that step. */
  action?: ReactNode;
  icon?: IconName;
  /** A `Spot` in the place of the icon, for a list that nothing has been added to yet. */
  picture?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  /** Without its own surface, for use inside a card. */
  bare?: boolean;
}

/** Shown instead of an empty list. */
export function EmptyState({
  title,
  text,
  action,
  icon = 'search',
  picture,
  level = 2,
  bare,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={joinClasses(styles.panel, !bare && styles.surface)}>
      {picture ?? <StatusIcon icon={icon} />}
      <Title className={joinClasses(styles.title, level === 1 && styles.page)}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
