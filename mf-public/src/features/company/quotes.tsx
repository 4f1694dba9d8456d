import type { CompanyReview } from '@metier/sdk/contract';
import { Section } from '@metier/sdk/remote';
import { formatDate, shorten } from '@metier/sdk/rules';
import { Skeleton, Stars, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';
import type { CompanyData } from './load-company';
import styles from './quotes.module.css';

/** With fewer reviews, the list of them is itself as short. */
const MIN_REVIEWS = 3;
const MAX_QUOTES = 2;
const MAX_LENGTH = 160;

/** The newest reviews in a sentence or two, whether they praise or not. */
export function Quotes({ company, quotes }: Pick<CompanyData, 'company' | 'quotes'>) {
  if (!quotes || company.reviews_count < MIN_REVIEWS) return null;
  return (
    <Section of={quotes} loading={<Ghost />} failed={() => null}>
      {({ items }) => <QuoteList reviews={items} />}
    </Section>
  );
}

function QuoteList({ reviews }: { reviews: readonly CompanyReview[] }) {
  const { quotes: texts } = useTexts(companyTexts);
  const language = useLanguage();
  // Two reviews of the same words are one quote.
  const byWords = new Map(reviews.toReversed().map((review) => [review.comment.trim(), review]));
  const quoted = reviews.filter(
    (review) => review.comment.trim() && byWords.get(review.comment.trim()) === review,
  );
  if (quoted.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <VisuallyHidden>
        <h2 id="quotes">{texts.title}</h2>
      </VisuallyHidden>
      <ul className={styles.quotes}>
        {quoted.slice(0, MAX_QUOTES).map(({ id, rating, comment, created_at: written }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <blockquote className={styles.words}>{texts.quoted(shorten(comment, MAX_LENGTH))}</blockquote>
              <figcaption className={styles.source}>
                <Stars rating={rating} bare />
                <time dateTime={written}>{formatDate(written, language)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Ghost = () => (
  <div aria-hidden="true" className={styles.quotes}>
    {[1, 2].map((each) => (
      <div key={each} className={styles.quote}>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
);
