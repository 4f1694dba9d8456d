import type { ReactNode } from 'react';
import { formatDecimal } from '../../rules/index';
import { useLanguage } from '../language/language-provider';
import { useTexts } from '../language/use-texts';
import { Icon } from '../icon/icon';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stars.module.css';

export interface StarsProps {
  /** 1 to 5, rounded to whole stars and shown to one decimal; 0 is no rating. */
  rating: number;
  /** One star instead of five, for narrow layouts. */
  compact?: boolean;
  /** Without the number next to the stars. */
  bare?: boolean;
  /** Shown after the rating, such as "38 reviews". */
  children?: ReactNode;
}

/** A rating out of five. */
export function Stars({ rating, compact, bare, children }: StarsProps) {
  const texts = useTexts(uiTexts);
  const value = formatDecimal(rating.toFixed(1), useLanguage());
  const lit = Math.min(5, Math.round(rating));
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{rating > 0 ? texts.stars(value) : texts.noStars}</VisuallyHidden>
      <span aria-hidden="true" className={styles.row}>
        {(compact ? [1] : [1, 2, 3, 4, 5]).map((star) => (
          <Icon key={star} name="star-filled" size="small" className={star <= lit ? styles.on : undefined} />
        ))}
      </span>
      {!bare && rating > 0 && (
        <span aria-hidden="true" className={styles.value}>
          {value}
        </span>
      )}
      {children && <span className={styles.note}>{children}</span>}
    </span>
  );
}
