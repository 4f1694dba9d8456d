import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './timeline.module.css';

export interface TimelineItem {
  id: string;
  label: ReactNode;
  /** Date of the event, formatted and as `YYYY-MM-DD` or a timestamp. */
  date?: { text: string; value: string };
  state: 'done' | 'current' | 'ahead';
}

/** Past and future events. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {items.map((item) => (
        <li
          key={item.id}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className={joinClasses(styles.moment, item.state !== 'ahead' && styles[item.state])}
        >
          <span className={styles.name}>{item.label}</span>
          {item.date && (
            <time dateTime={item.date.value} className={styles.date}>
              {item.date.text}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
