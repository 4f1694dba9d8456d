import type { ReactNode } from 'react';
import { Icon } from '@metier/sdk/ui';
import styles from './documents-dialog.module.css';

interface DocumentRowProps {
  name: ReactNode;
  note: string;
  children: ReactNode;
}

export function DocumentRow({ name, note, children }: DocumentRowProps) {
  return (
    <li className={styles.row}>
      <Icon name="file" className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </li>
  );
}
