import type {
  AlertBody,
  AlertPatch,
  ConfirmedAlert,
  JobAlert,
  JobAlerts,
  MailedAlertBody,
  Notice,
} from '../contract/index';
import type { CallOptions, Http } from './http';

/** The caller's alerts, newest first. */
export const listAlerts = (http: Http, options?: CallOptions): Promise<JobAlerts> =>
  http.get('alerts/', options);

export const createAlert = (http: Http, alert: AlertBody): Promise<JobAlert> => http.post('alerts/', alert);

/** Changes, deletes or restores an alert of the caller. */
export const updateAlert = (http: Http, id: number, changes: AlertPatch): Promise<JobAlert> =>
  http.patch(`alerts/${id}/`, changes);

/** Saves a search for an address, which is mailed a link to confirm it; returns what to do next. */
export const requestAlert = (http: Http, alert: MailedAlertBody): Promise<Notice> =>
  http.post('alerts/mailed/', alert);

/** The alerts of an address, by the token of a mailed link; 400 for an unknown token. */
export const listMailedAlerts = (http: Http, token: string, options?: CallOptions): Promise<JobAlerts> =>
  http.post('alerts/mailed/list/', { token }, options);

/** Changes, deletes or restores an alert of the token's address. */
export const updateMailedAlert = (
  http: Http,
  token: string,
  id: number,
  changes: AlertPatch,
): Promise<JobAlert> => http.patch(`alerts/mailed/${id}/`, { ...changes, token });

export const confirmAlert = (http: Http, token: string): Promise<ConfirmedAlert> =>
  http.post('alerts/confirm/', { token });

/** Ends an alert by the link in its mails; idempotent. */
export const endAlert = (http: Http, token: string): Promise<void> =>
  http.post('alerts/unsubscribe/', { token });
