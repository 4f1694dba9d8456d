import type { CompanyReview } from '@metier/sdk/contract';
import { formatDate } from '@metier/sdk/rules';
import { Stars, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './review-dialog.module.css';
import { reviewTexts } from './review.texts';

/** The candidate's published review, as shown on the company's page. */
export function OwnReview({ review }: { review: CompanyReview }) {
  const language = useLanguage();
  const texts = useTexts(reviewTexts);
  const { rating, title, comment, pros, cons, created_at: createdAt } = review;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>{texts.written(formatDate(createdAt, language) ?? '')}</p>
      <Stars rating={rating} />
      {title && <h3>{title}</h3>}
      {comment && <p className={styles.text}>{comment}</p>}
      <div className={styles.pair}>
        {pros && <Side title={texts.pros} text={pros} />}
        {cons && <Side title={texts.cons} text={cons} />}
      </div>
    </div>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className={styles.side}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
