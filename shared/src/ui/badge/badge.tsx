import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent';
  /** A dot before the text, for an ongoing state. */
  dot?: boolean;
}

/** A short fact in a pill. */
export function Badge({ children, tone = 'neutral', dot }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, tone === 'accent' && styles.accent, dot && styles.dot)}>
      {children}
    </span>
  );
}
