import type {
  CompanyReview,
  PageQuery,
  ReviewBody,
  SeekerReview,
  SeekerReviewBody,
  SeekerReviewsQuery,
} from '@metier/sdk/contract';
import { isReviewable } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { readColumns } from '../columns';
import { checkJobProvider, requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import { requireOwnJobSeeker } from '../jobseekers/jobseekers.service';
import { emitNotification } from '../notifications/emit-notification.service';
import type { Viewer } from '../viewer';
import * as repository from './reviews.repository';
import { reviewsTexts } from './reviews.texts';

function toOpinion({ review, provider, logoId }: repository.ReviewRow) {
  return {
    id: review.id,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    pros: review.pros,
    cons: review.cons,
    created_at: review.createdAt.toISOString(),
    job_provider: {
      id: provider.id,
      company_name: provider.companyName,
      company_logo: pictureAddress(logoId),
    },
  };
}

const toSeekerReview = (row: repository.ReviewRow): SeekerReview => ({
  ...toOpinion(row),
  job_seeker: row.review.jobseekerId,
});

/** Anonymous; only the author sees that the review is theirs. */
const toCompanyReview = (row: repository.ReviewRow, viewer: Viewer | null): CompanyReview => ({
  ...toOpinion(row),
  is_mine: row.seekerUserId === viewer?.id,
});

/** Fields that map directly to a column. */
const COLUMNS = { rating: 'rating', title: 'title', comment: 'comment', pros: 'pros', cons: 'cons' } as const;

/** Reviews of candidates by employers: of the viewer, or by the viewer's company, newest first. */
export async function listSeekerReviews(
  { db }: Dependencies,
  viewer: Viewer,
  query: SeekerReviewsQuery,
): Promise<Page<SeekerReview>> {
  const filter = { partyUserId: viewer.id, jobseekerId: query.job_seeker };
  const page = await repository.listReviews(db, 'ofSeekers', filter, readSlice(query));
  return { items: page.items.map(toSeekerReview), total: page.total };
}

/**
 * Reviews a candidate hired by the viewer's company: 404 without an application to it, 409 before the hire
 * and for a second review.
 */
export function reviewSeeker(
  dependencies: Dependencies,
  viewer: Viewer,
  body: SeekerReviewBody,
): Promise<SeekerReview> {
  const { db, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const parties = {
      jobproviderId: await requireOwnJobProvider(tx, viewer),
      jobseekerId: body.job_seeker,
    };
    const received = await repository.listApplications(tx, parties.jobproviderId, parties.jobseekerId);
    if (received.length === 0) throw refuse.missing();
    if (!received.some((application) => application.hired_at)) throw refuse.conflict(reviewsTexts.notHired);
    const review = { ...readColumns(body, COLUMNS), ...parties, createdAt: clock() };
    const row = await repository.insertReview(tx, 'ofSeekers', review);
    if (!row) throw refuse.conflict(reviewsTexts.seekerReviewed);
    await emitNotification(dependencies, tx, {
      kind: 'review-received',
      eventKey: `seeker-review:${row.review.id}`,
      account: row.seekerUserId,
      data: { company: row.provider.id, author: row.provider.companyName },
    });
    return toSeekerReview(row);
  });
}

/** Reviews of a company by candidates, newest first; 404 when there is no such company. */
export async function listCompanyReviews(
  db: Queryable,
  viewer: Viewer | null,
  jobproviderId: number,
  query: PageQuery,
): Promise<Page<CompanyReview>> {
  await checkJobProvider(db, viewer, jobproviderId);
  const page = await repository.listReviews(db, 'ofCompanies', { jobproviderId }, readSlice(query));
  return { items: page.items.map((row) => toCompanyReview(row, viewer)), total: page.total };
}

/**
 * Reviews a company that has handled an application of the viewer which has ended; 409 before that and for a
 * second review.
 */
export function reviewCompany(
  dependencies: Dependencies,
  viewer: Viewer,
  jobproviderId: number,
  body: ReviewBody,
): Promise<CompanyReview> {
  const { db, live, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    await checkJobProvider(tx, viewer, jobproviderId);
    const jobseekerId = await requireOwnJobSeeker(tx, viewer);
    const sent = await repository.listApplications(tx, jobproviderId, jobseekerId);
    if (!sent.some(isReviewable)) throw refuse.conflict(reviewsTexts.notHandled);
    const review = { ...readColumns(body, COLUMNS), jobproviderId, jobseekerId, createdAt: clock() };
    const row = await repository.insertReview(tx, 'ofCompanies', review);
    if (!row) throw refuse.conflict(reviewsTexts.companyReviewed);
    await live.publish(tx, { kind: 'board' });
    await emitNotification(dependencies, tx, {
      kind: 'review-received',
      eventKey: `company-review:${row.review.id}`,
      account: row.provider.userId,
      data: { company: row.provider.id, author: null },
    });
    return toCompanyReview(row, viewer);
  });
}
