import type { ReportBody } from '../../contract/index';
import type { Http } from '../http';

/** Reports page views and failures to the server; `keepalive` delivers them even while the page unloads. */
export const sendReports = (http: Http, body: ReportBody): Promise<void> =>
  http.post('reports/', body, { keepalive: true });
