import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** The errors of one control, under it; nothing when there are none. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div id={id} className={styles.error}>
      <Icon name="warning" size="small" className={styles.errorIcon} />
      <div className={styles.errorList}>
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  );
}
