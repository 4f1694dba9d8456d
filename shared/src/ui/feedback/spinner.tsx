import { joinClasses } from '../join-classes';
import styles from './spinner.module.css';

/** A turning ring, for the eye alone; say what is going on with text beside it. */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.spinner, size === 'large' && styles.large)} />
  );
}
