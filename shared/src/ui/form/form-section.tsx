import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

export interface FormSectionProps {
  title: string;
  hint?: string | undefined;
  /** The fields, two in a row where there is room; one with `wholeRowClass` has the row for itself. */
  children: ReactNode;
}

/** A part of a form under a heading of its own; the heading stands beside the fields where there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={hintId} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.heading}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {hint && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </div>
  );
}
