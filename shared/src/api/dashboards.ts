import type { CandidateDashboard, CompanyDashboard } from '../contract/index';
import type { CallOptions, Http } from './http';

/** What waits for the caller's company, and how its active jobs do. */
export const getCompanyDashboard = (http: Http, options?: CallOptions): Promise<CompanyDashboard> =>
  http.get('auth/dashboards/company/', options);

/** Late answers and ending favourites of the signed-in candidate. */
export const getCandidateDashboard = (http: Http, options?: CallOptions): Promise<CandidateDashboard> =>
  http.get('auth/dashboards/candidate/', options);
