import type {
  Interview,
  InterviewOffer,
  InterviewPatch,
  InterviewsQuery,
  ProposalBody,
} from '../contract/index';
import type { CallOptions, Http } from './http';
import { listItems, type ItemShape } from './list-items';

const INTERVIEW_SAMPLE: ItemShape<Interview> = {
  id: 0,
  application: 0,
  state: 'booked',
  kind: 'on_site',
  job: { id: 0, title: '' },
  candidate: { id: 0, name: '' },
};

/** An interview by its id, or by the token of the link in a candidate's mail, which needs no session. */
export type InterviewKey = number | { readonly token: string };

const callOf = (key: InterviewKey, action: string): [path: string, options?: CallOptions] =>
  typeof key === 'number'
    ? [`interviews/${key}/${action}/`]
    : [`interviews/link/${action}/`, { query: { token: key.token } }];

/** The caller's open interviews, the next one first; with `application` all of that application. */
export async function listInterviews(
  http: Http,
  query?: InterviewsQuery,
  options?: CallOptions,
): Promise<readonly Interview[]> {
  return (await listItems(http, 'interviews/', INTERVIEW_SAMPLE, { ...options, query })).items;
}

/** The interview of a mailed link; 400 by the field `token` once the link has ended. */
export const getInterviewByLink = (http: Http, token: string, options?: CallOptions): Promise<Interview> =>
  http.get('interviews/link/', { ...options, query: { token } });

/** Offers times to the candidate of an application. */
export const offerInterview = (http: Http, offer: InterviewOffer): Promise<Interview> =>
  http.post('interviews/', offer);

/** Changes an interview of the caller's company; new times release a booked one. */
export const changeInterview = (http: Http, id: number, changes: InterviewPatch): Promise<Interview> =>
  http.patch(`interviews/${id}/`, changes);

/** Books a time that the other side has offered; 409 when it has just been taken. */
export function bookInterview(http: Http, key: InterviewKey, slot: number): Promise<Interview> {
  const [path, options] = callOf(key, 'book');
  return http.post(path, { slot }, options);
}

/** Proposes other times to the company. */
export function proposeInterviewTimes(
  http: Http,
  key: InterviewKey,
  proposal: ProposalBody,
): Promise<Interview> {
  const [path, options] = callOf(key, 'propose');
  return http.post(path, proposal, options);
}

/** Declines the interview, with an optional reason. */
export function declineInterview(http: Http, key: InterviewKey, message: string): Promise<Interview> {
  const [path, options] = callOf(key, 'decline');
  return http.post(path, { message }, options);
}

/** Cancels an interview of the caller's company. */
export const cancelInterview = (http: Http, id: number, message: string): Promise<Interview> =>
  http.post(`interviews/${id}/cancel/`, { message });
