import type { FollowedCompany } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listItems } from './list-items';

/** The companies that the signed-in candidate follows, by name; `company` narrows the list to one. */
export const listFollows = (
  http: Http,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<FollowedCompany>> =>
  listItems<FollowedCompany>(http, 'auth/follows/', { id: 0, company_name: '' }, { ...options, query });

/** Follows a company, so that its new jobs come as notices; idempotent. */
export const followCompany = (http: Http, company: number): Promise<void> =>
  http.put(`auth/jobproviders/${company}/follow/`);

/** Follows a company no longer; idempotent. */
export const unfollowCompany = (http: Http, company: number): Promise<void> =>
  http.delete(`auth/jobproviders/${company}/follow/`);
