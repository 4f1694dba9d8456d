import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

export interface FormSectionProps {
  title: string;
  /** For links to the section, which then takes the focus. */
  id?: string | undefined;
  hint?: string | undefined;
  /** The fields, two per row if there is enough width; one with `wholeRowClass` spans the row. */
  children: ReactNode;
}

/** A titled part of a form; the heading is placed next to the fields if there is enough width. */
export function FormSection({ title, id, hint, children }: FormSectionProps) {
  const titleId = useId();
  const hintId = hint && `${titleId}-hint`;
  return (
    <div
      role="group"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
      aria-describedby={hintId}
      className={styles.section}
    >
      <div className={styles.columns}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
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
