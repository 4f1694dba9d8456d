import { joinClasses } from '../join-classes';
import styles from './loading.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'block' | 'circle';
  /** Sets the final size of the content. */
  className?: string;
}

/** Placeholder for loading content, visible after 150 ms; place a `LoadingText` or `aria-busy` next to it. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={joinClasses(styles.skeleton, styles[shape], className)} />;
}
