import type { ReactNode } from 'react';
import { CompanyLogo } from '@metier/sdk/ui';
import styles from './list-card.module.css';

interface ListRowProps {
  company: string;
  logo: string | null;
  title: ReactNode;
  note: ReactNode;
  /** Rendered at the end of the row; below it on a phone. */
  aside?: ReactNode;
  /** Additional details. */
  children?: ReactNode;
}

export function ListRow({ company, logo, title, note, aside, children }: ListRowProps) {
  return (
    <li className={styles.item}>
      <CompanyLogo name={company} src={logo} />
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}
