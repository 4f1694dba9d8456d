import { joinClasses } from '../join-classes';
import styles from './spinner.module.css';

/** A decorative spinner; describe the activity with text next to it. */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.spinner, size === 'large' && styles.large)} />
  );
}
