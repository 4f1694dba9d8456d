import { useId, type ReactNode } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The running activity, such as "Uploading resume.pdf". */
  label: ReactNode;
  /** 0 to 100; omitted when indeterminate. */
  value?: number;
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value !== undefined && (
        <span aria-hidden="true" className={styles.value}>
          {Math.round(value)} %
        </span>
      )}
      <progress id={id} max={100} value={value} className={styles.bar} />
    </div>
  );
}
