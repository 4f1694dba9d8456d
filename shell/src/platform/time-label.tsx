import { formatTimestamp } from './format-time';
import styles from './platform.module.css';

/** Timestamp on one line. */
export function TimeLabel({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} className={styles.short}>
      {formatTimestamp(at, now)}
    </time>
  );
}
