import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** `well` is sunk instead of raised; `flush` is a card without padding, for rows that reach its edges. */
  kind?: 'card' | 'flush' | 'well';
}

/** A surface for one topic. */
export function Card({ as = 'div', kind = 'card', className, ...rest }: CardProps) {
  // Every possible element takes the same attributes, so the type of one is used for all.
  const Element = as as 'div';
  const looks = kind === 'well' ? styles.well : joinClasses(styles.card, kind === 'flush' && styles.flush);
  return <Element {...rest} className={joinClasses(looks, className)} />;
}
