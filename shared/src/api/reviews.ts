import type { CompanyReview, ReviewBody, SeekerReview, SeekerReviewBody } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listItems } from './list-items';

const REVIEW_SAMPLE = { id: 0, rating: 0, title: '', comment: '', pros: '', cons: '' };

/** Reviews by employers, newest first: those of the signed-in candidate, or those the signed-in company wrote. */
export const listSeekerReviews = (
  http: Http,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<SeekerReview>> =>
  listItems<SeekerReview>(
    http,
    'auth/reviews-by-provider/',
    { ...REVIEW_SAMPLE, job_provider: { company_name: '' } },
    { ...options, query },
  );

/** Reviews a candidate; 409 before they are hired, and for a second review. */
export const reviewSeeker = (http: Http, review: SeekerReviewBody): Promise<SeekerReview> =>
  http.post('auth/reviews-by-provider/', review);

/** What candidates say of a company, newest first and without their names. */
export const listCompanyReviews = (
  http: Http,
  company: number,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<CompanyReview>> =>
  listItems<CompanyReview>(http, `auth/jobproviders/${company}/reviews/`, REVIEW_SAMPLE, {
    ...options,
    query,
  });

/** Reviews a company; 409 before it has handled an application of the caller's that has ended, and for a second review. */
export const reviewCompany = (http: Http, company: number, review: ReviewBody): Promise<CompanyReview> =>
  http.post(`auth/jobproviders/${company}/reviews/`, review);
