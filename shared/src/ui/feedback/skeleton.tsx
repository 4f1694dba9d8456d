import { joinClasses } from '../join-classes';
import styles from './loading.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'block' | 'circle';
  /** Gives it the final size of what is coming. */
  className?: string;
}

/** The ghost of content on its way, seen after 150 ms; put a `LoadingText` or `aria-busy` beside it. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={joinClasses(styles.skeleton, styles[shape], className)} />;
}
