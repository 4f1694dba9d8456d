import type { AccountData, ApplicationAccess, DataExport, Retention } from '../contract/index';
import type { CallOptions, Http } from './http';

/** The account's exports, and when it is deleted. */
export const getAccountData = (http: Http, options?: CallOptions): Promise<AccountData> =>
  http.get('auth/me/data/', options);

/** Begins an export in the background; 409 while one is running. */
export const requestExport = (http: Http): Promise<DataExport> => http.post('auth/me/data/exports/');

/** Plans the deletion of the account and locks it; 400 names `password` when it is wrong. */
export const requestDeletion = (http: Http, password: string): Promise<AccountData> =>
  http.post('auth/me/data/deletion/', { password });

/** Keeps an account whose deletion is planned. */
export const keepAccount = (http: Http): Promise<void> => http.delete('auth/me/data/deletion/');

/** Who opened an application of the caller, by day, the latest first. */
export const listApplicationAccesses = (
  http: Http,
  applicationId: number,
  options?: CallOptions,
): Promise<ApplicationAccess[]> => http.get(`auth/applications/${applicationId}/accesses/`, options);

/** How long personal data are kept. */
export const getRetention = (http: Http, options?: CallOptions): Promise<Retention> =>
  http.get('auth/retention/', options);
