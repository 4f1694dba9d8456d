import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { Skeleton } from './skeleton';
import styles from './page-ghost.module.css';

export interface PageGhostProps {
  /** Layout of the expected page: a search with results, a dashboard, or any other page. */
  shape?: 'board' | 'dashboard' | 'page';
  /** Announces the loading state, such as a `LoadingText`. */
  children: ReactNode;
}

const repeat = (count: number, className: string | undefined) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="block" className={className} />);

/** Skeleton of a whole page in the page's final sizes, to minimise layout shift. */
export function PageSkeleton({ shape = 'page', children }: PageGhostProps) {
  if (shape === 'board') {
    return (
      <div className={styles.ghost}>
        <div className={styles.hero}>
          <Skeleton className={styles.heroLine} />
          <Skeleton className={styles.heroLine} />
          <Skeleton className={styles.lead} />
        </div>
        <Skeleton shape="block" className={styles.search} />
        {children}
        <div className={joinClasses(styles.parts, styles.cards)}>{repeat(6, styles.card)}</div>
      </div>
    );
  }
  if (shape === 'dashboard') {
    return (
      <div className={styles.ghost}>
        <div className={styles.head}>
          <Skeleton shape="circle" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
        </div>
        <Skeleton shape="block" className={styles.waiting} />
        {children}
        <div className={joinClasses(styles.parts, styles.columns)}>{repeat(2, styles.column)}</div>
      </div>
    );
  }
  return (
    <div className={styles.ghost}>
      <Skeleton shape="title" className={styles.heading} />
      {children}
      <Skeleton shape="block" className={styles.column} />
    </div>
  );
}
