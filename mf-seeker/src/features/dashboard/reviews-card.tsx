import type { SeekerReview } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import {
  choicesTexts,
  displayTexts,
  describeDay,
  swissToday,
  isCritical,
  isPositive,
  pageCount,
  REVIEW_FILTERS,
  withLabels,
  type ReviewFilter,
} from '@metier/sdk/rules';
import { buttonClass, EmptyState, Segments, Spot, Stars, useLanguage, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { useDashboardView, writeView, type DashboardView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { ListCard } from './list-card';
import styles from './list-card.module.css';
import { ListPagination } from './list-pagination';
import { ListRow } from './list-row';
import { PAGE_SIZE, type DashboardData } from './load-dashboard';
import reviewStyles from './reviews-card.module.css';

type Reviews = readonly SeekerReview[];

const BELONGS: Record<ReviewFilter, (rating: number) => boolean> = {
  all: () => true,
  positive: isPositive,
  critical: isCritical,
};

const narrow = (reviews: Reviews, filter: ReviewFilter) =>
  reviews.filter(({ rating }) => BELONGS[filter](rating));

/** Reviews by employers, three per page. */
export function ReviewsCard({ reviews }: Pick<DashboardData, 'reviews'>) {
  const { reviews: texts } = useTexts(dashboardTexts);
  const { view } = useDashboardView();
  return (
    <ListCard
      isOpen={view.reviews !== 'all' || view.reviewsPage > 1}
      id="my-reviews"
      title={texts.title}
      list={reviews}
      countOf={({ length }) => length}
      renderTools={(all) => all.length > 0 && <ReviewFilters all={all} view={view} />}
      failure={texts.failed}
    >
      {(all) => <ReviewPage reviews={narrow(all, view.reviews)} view={view} />}
    </ListCard>
  );
}

function ReviewFilters({ all, view }: { all: Reviews; view: DashboardView }) {
  const { reviews: texts } = useTexts(dashboardTexts);
  const choices = useTexts(choicesTexts);
  return (
    <Segments
      label={texts.filter}
      current={view.reviews}
      segments={withLabels(REVIEW_FILTERS, choices.reviewFilters).map((filter) => ({
        ...filter,
        count: narrow(all, filter.value).length,
      }))}
      renderLink={(reviews, children, props) => (
        <Link {...props} to={writeView({ ...view, reviews, reviewsPage: 1 })} replace preventScrollReset>
          {children}
        </Link>
      )}
    />
  );
}

function ReviewPage({ reviews, view }: { reviews: Reviews; view: DashboardView }) {
  const { reviews: texts } = useTexts(dashboardTexts);
  const page = Math.min(view.reviewsPage, pageCount(reviews.length, PAGE_SIZE));
  if (reviews.length === 0) return <NoReviews view={view} />;
  return (
    <>
      <ul className={styles.items}>
        {reviews.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      <ListPagination
        label={texts.pages}
        page={page}
        total={reviews.length}
        addressOf={(to) => writeView({ ...view, reviewsPage: to })}
      />
    </>
  );
}

function ReviewRow({ review }: { review: SeekerReview }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const [today] = useState(() => swissToday(new Date()));
  const { reviews: texts } = useTexts(dashboardTexts);
  const { rating, title, comment, created_at: createdAt, job_provider: provider } = review;
  const company = provider.company_name || defaults.company;
  const sides = [
    { label: texts.pros, text: review.pros },
    { label: texts.cons, text: review.cons },
  ].filter(({ text }) => text);
  return (
    <ListRow
      company={company}
      logo={provider.company_logo}
      title={title || company}
      note={
        <>
          <Link to={`/company/${provider.id}`}>{company}</Link> · {describeDay(createdAt, today, language)}
        </>
      }
      aside={<Stars rating={rating} bare />}
    >
      {(comment || sides.length > 0) && (
        <div className={reviewStyles.words}>
          {comment && <p className={reviewStyles.comment}>{comment}</p>}
          {sides.map(({ label, text }) => (
            <p key={label} className={reviewStyles.side}>
              <strong>{label}</strong> {text}
            </p>
          ))}
        </div>
      )}
    </ListRow>
  );
}

function NoReviews({ view }: { view: DashboardView }) {
  const { reviews: texts } = useTexts(dashboardTexts);
  const { reviews: filter } = view;
  return (
    <div className={styles.empty}>
      <EmptyState
        bare
        level={3}
        icon="star"
        picture={filter === 'all' ? <Spot name="reviews" /> : undefined}
        title={texts.empty[filter]}
        text={filter === 'all' && texts.emptyText}
        action={
          filter !== 'all' ? (
            <Link
              to={writeView({ ...view, reviews: 'all', reviewsPage: 1 })}
              replace
              preventScrollReset
              className={buttonClass('soft', 'small')}
            >
              {texts.showAll}
            </Link>
          ) : (
            <Link to="/applications" className={buttonClass('soft', 'small')}>
              {texts.toApplications}
            </Link>
          )
        }
      />
    </div>
  );
}
