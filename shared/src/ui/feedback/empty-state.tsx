import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './feedback.module.css';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
  icon?: IconName;
  /** The level of the title in the page's outline. */
  level?: 2 | 3;
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ title, text, action, icon = 'search', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.panel}>
      <span className={styles.sign}>
        <Icon name={icon} size="large" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
