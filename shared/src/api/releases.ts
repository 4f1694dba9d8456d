import type {
  AuditEntry,
  Move,
  MoveBody,
  PageFailure,
  Release,
  StatusReply,
  TeamSession,
  Train,
  TrainRollbackBody,
} from '../contract/index';
import type { CallOptions, Http, Listing } from './http';

/** Signs a browser in for twelve hours, by a cookie that no script reads. 400 when nobody has such a token. */
export const openPlatform = (http: Http, token: string): Promise<TeamSession> =>
  http.post('releases/session/', { token });

/** Signs it out again. */
export const closePlatform = (http: Http): Promise<void> => http.delete('releases/session/');

/** What is live in both channels: rollouts, health of the last 24 hours, what the gate says today. */
export const getReleaseStatus = (http: Http, options?: CallOptions): Promise<StatusReply> =>
  http.get('releases/status/', options);

/** The published releases of one remote, newest first. */
export const listReleases = (http: Http, remote: string, options?: CallOptions): Promise<Listing<Release>> =>
  http.list('releases/', { ...options, query: { remote } });

/** The newest moves of both channels, newest first. */
export const listMoves = (http: Http, options?: CallOptions): Promise<Listing<Move>> =>
  http.list('releases/moves/', options);

/** Moves a pointer. 409 when somebody was quicker, or the gate says no: then the sentence says why. */
export const moveRelease = (http: Http, move: MoveBody): Promise<Move> => http.post('releases/moves/', move);

/** Takes a release train back as one. 409 when one of its remotes has moved on, or the gate says no. */
export const rollBackTrain = (http: Http, train: number, body: TrainRollbackBody): Promise<Train> =>
  http.post(`releases/trains/${train}/rollback/`, body);

/** The failures that pages have told of, newest first. */
export const listPageFailures = (http: Http, options?: CallOptions): Promise<Listing<PageFailure>> =>
  http.list('releases/failures/', options);

/** What was done with tokens, and what was refused, newest first. */
export const listAudit = (http: Http, options?: CallOptions): Promise<Listing<AuditEntry>> =>
  http.list('releases/audit/', options);
