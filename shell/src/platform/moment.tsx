import { formatMoment } from './moments';
import styles from './platform.module.css';

/** Timestamp on one line. */
export function Moment({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} className={styles.short}>
      {formatMoment(at, now)}
    </time>
  );
}
