import type { CompanyReview, ReviewBody, SeekerReview, SeekerReviewBody } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listItems } from './list-items';

const REVIEW_SAMPLE = { id: 0, rating: 0, title: '', comment: '', pros: '', cons: '' };

/**
 * Reviews by employers, newest first: those about the signed-in candidate, or those written by the signed-in
 * company.
 */
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

/** Reviews a candidate; 409 before the candidate is hired, and for a second review. */
export const reviewSeeker = (http: Http, review: SeekerReviewBody): Promise<SeekerReview> =>
  http.post('auth/reviews-by-provider/', review);

/** Reviews of a company by candidates, newest first and anonymous. */
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

/**
 * Reviews a company; 409 for a second review, and unless the company has handled an application of the
 * caller's that has ended.
 */
export const reviewCompany = (http: Http, company: number, review: ReviewBody): Promise<CompanyReview> =>
  http.post(`auth/jobproviders/${company}/reviews/`, review);
