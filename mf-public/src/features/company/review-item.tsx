import type { CompanyReview } from '@metier/sdk/contract';
import { formatDate } from '@metier/sdk/rules';
import { Badge, Stars, useLanguage, useTexts } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';
import styles from './reviews-section.module.css';

/** One review. Only its author is shown that it is their own. */
export function ReviewItem({ review }: { review: CompanyReview }) {
  const language = useLanguage();
  const { reviews: texts } = useTexts(companyTexts);
  const sides = (['pros', 'cons'] as const).filter((side) => review[side].trim());
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Stars rating={review.rating} bare />
        {review.is_mine && <Badge tone="accent">{texts.mine}</Badge>}
        <time dateTime={review.created_at} className={styles.date}>
          {formatDate(review.created_at, language)}
        </time>
      </div>
      {review.title && <h3 className={styles.title}>{review.title}</h3>}
      {review.comment && <p className={styles.text}>{review.comment}</p>}
      {sides.length > 0 && (
        <dl className={styles.sides}>
          {sides.map((side) => (
            <div key={side} className={styles.side} data-side={side}>
              <dt className={styles.label}>{texts[side]}</dt>
              <dd className={styles.text}>{review[side]}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
