import type {
  AppealBody,
  ContentReportBody,
  DecisionQuery,
  ModerationActionBody,
  ModerationCaseDetails,
  ModerationCasesPage,
  ModerationCasesQuery,
  ModerationDecision,
  Notice,
} from '../contract/index';
import type { CallOptions, Http } from './http';

/** Reports a job, a company or a received message; the reply is the acknowledgement. */
export const reportContent = (http: Http, body: ContentReportBody): Promise<Notice> =>
  http.post('content-reports/', body);

/** A page of cases for operators; `next` of the reply is the `after` of the next page. */
export const listModerationCases = (
  http: Http,
  query?: ModerationCasesQuery,
  options?: CallOptions,
): Promise<ModerationCasesPage> => http.get('moderation/cases/', { ...options, query });

/** A case with its target, reports and actions. */
export const getModerationCase = (
  http: Http,
  id: number,
  options?: CallOptions,
): Promise<ModerationCaseDetails> => http.get(`moderation/cases/${id}/`, options);

/** Decides a case; the account concerned is mailed the reason. */
export const decideModerationCase = (
  http: Http,
  id: number,
  body: ModerationActionBody,
): Promise<ModerationCaseDetails> => http.post(`moderation/cases/${id}/actions/`, body);

/** A decision about the caller's content; `token` is that of a mailed link, which needs no session. */
export const getModerationDecision = (
  http: Http,
  id: number,
  query: DecisionQuery = {},
  options?: CallOptions,
): Promise<ModerationDecision> => http.get(`decisions/${id}/`, { ...options, query });

/** Answers a decision, once. */
export const appealDecision = (
  http: Http,
  id: number,
  body: AppealBody,
  query: DecisionQuery = {},
): Promise<ModerationDecision> => http.post(`decisions/${id}/appeal/`, body, { query });
