import { Section } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, EmptyState, Spot, Stars, useTexts } from '@metier/sdk/ui';
import { writeView, type CompanyView } from './company-view';
import { companyTexts } from './company.texts';
import { ListSection } from './list-section';
import { PAGE_SIZE, type CompanyData } from './load-company';
import { ReviewItem } from './review-item';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps extends Pick<CompanyData, 'reviews' | 'endedApplication'> {
  /** Mean of all reviews. */
  rating: number;
  view: CompanyView;
}

/** Reviews by candidates, newest first and anonymous. */
export function ReviewsSection({ reviews, endedApplication, rating, view }: ReviewsSectionProps) {
  const { reviews: texts } = useTexts(companyTexts);
  const invitation = (
    <Section of={endedApplication}>{(id) => id !== undefined && <Invitation application={id} />}</Section>
  );
  return (
    <ListSection
      id="reviews"
      texts={texts}
      list={reviews}
      page={view.reviews}
      pageSize={PAGE_SIZE.reviews}
      addressOf={(page) => writeView({ ...view, reviews: page })}
      aside={rating > 0 && <Stars rating={rating} />}
      empty={
        <>
          <EmptyState
            bare
            level={3}
            picture={<Spot name="reviews" />}
            title={texts.none}
            text={texts.noneHint}
          />
          {invitation}
        </>
      }
    >
      {(items) => (
        <>
          {!items.some((review) => review.is_mine) && invitation}
          <ul className={styles.reviews}>
            {items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
    </ListSection>
  );
}

/** Shown only to a candidate whose application to the company has ended. */
function Invitation({ application }: { application: number }) {
  const { reviews: texts } = useTexts(companyTexts);
  return (
    <div className={styles.invitation}>
      <p>{texts.invitation}</p>
      <Link to={`/applications?applicationId=${application}`} className={buttonClass('secondary', 'small')}>
        {texts.write}
      </Link>
    </div>
  );
}
