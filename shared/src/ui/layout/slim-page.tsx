import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { Page } from './page';
import { PageTitle } from './page-title';
import styles from './slim-page.module.css';

export interface SlimPageProps {
  title: string;
  /** A short introduction. */
  lead?: ReactNode;
  children: ReactNode;
  /** Alternative links below the card. */
  below?: ReactNode;
}

/** A page with one small form: sign-in, password reset. */
export function SlimPage({ title, lead, children, below }: SlimPageProps) {
  return (
    <Page width="slim" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Card>
      {below && <div className={styles.below}>{below}</div>}
    </Page>
  );
}
