import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './fold.module.css';

export interface FoldProps {
  /** A link to it opens it. */
  id?: string;
  title: string;
  /** Said beside the title, such as a count. */
  note?: ReactNode;
  /** Opened at first. */
  isOpen?: boolean;
  /** Begins with a heading of the same words, which is shown where the title is not. */
  children: ReactNode;
}

/** Content of a card that a phone folds to its title; wider pages always show it. */
export function Fold({ id, title, note, isOpen = false, children }: FoldProps) {
  // Later it is the person's choice.
  const [isOpenAtFirst] = useState(isOpen);
  // Not the element itself takes the focus: one that Tab skips takes its content along.
  return (
    <div
      id={id}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        const details = currentTarget.querySelector('details');
        if (target === currentTarget && details) details.open = true;
      }}
    >
      <details open={isOpenAtFirst} className={styles.fold}>
        <summary className={styles.summary}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <Icon name="chevron-down" size="small" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </div>
  );
}
