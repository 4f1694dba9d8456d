import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './stack.module.css';

/** A step of the space scale, in pixels. */
export type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 34 | 56;

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap;
}

/** Vertical stack with even gaps. */
export function Stack({ gap = 16, className, ...rest }: StackProps) {
  return <div {...rest} className={joinClasses(styles.stack, styles[`gap${gap}`], className)} />;
}

export interface RowProps extends StackProps {
  /** Distribution of the remaining space. */
  justify?: 'start' | 'between' | 'end';
}

/** Horizontal row with even gaps; wraps. */
export function Row({ gap = 12, justify = 'start', className, ...rest }: RowProps) {
  const place = justify !== 'start' && styles[justify];
  return <div {...rest} className={joinClasses(styles.row, styles[`gap${gap}`], place, className)} />;
}
