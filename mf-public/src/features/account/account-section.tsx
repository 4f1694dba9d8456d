import { Card } from '@metier/sdk/ui';
import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

interface AccountSectionProps {
  title: string;
  hint?: ReactNode;
  /** The main button of the section, at the side of its title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One topic of the account page. */
export function AccountSection({ title, hint, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {hint && <div className={styles.hint}>{hint}</div>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
