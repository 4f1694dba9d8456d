import type { ReportBody } from '../contract/index';
import type { Http } from './http';

/** Tells the server of views and failures, also while the page is being left. */
export const sendReports = (http: Http, body: ReportBody): Promise<void> =>
  http.post('reports/', body, { keepalive: true });
