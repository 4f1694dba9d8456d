import type {
  Approval,
  ApprovalSignature,
  ApprovalToSign,
  Approver,
  AuditEntry,
  Invitation,
  JoiningBody,
  Move,
  MoveBody,
  PackageUse,
  PageFailure,
  Release,
  StatusReply,
  TeamSession,
  Train,
  TrainRollbackBody,
} from '../../contract/index';
import type { CallOptions, Http, Listing } from '../http';

/** Shows the releases of a link in this browser, after the visitor's press; 409 with the reason if it shows none. */
export const followReleaseLink = (http: Http, release: string): Promise<void> =>
  http.post('releases/links/', { release });

/** Whose token this is; 400 when it is invalid. The token is stored nowhere. */
export const signInToPlatform = (http: Http, token: string): Promise<TeamSession> =>
  http.post('releases/session/', { token });

/** Removes the cookie that earlier versions have set. */
export const signOutOfPlatform = (http: Http): Promise<void> => http.delete('releases/session/');

/** Live releases of both channels: rollouts, health of the last 24 hours, current gate verdicts. */
export const getReleaseStatus = (http: Http, options?: CallOptions): Promise<StatusReply> =>
  http.get('releases/status/', options);

/** The releases with a package that are live or can be again; 400 names `contains`. */
export const findReleasesWith = (
  http: Http,
  contains: string,
  options?: CallOptions,
): Promise<PackageUse[]> => http.get('releases/packages/', { ...options, query: { contains } });

/** The published releases of one remote, newest first. */
export const listReleases = (http: Http, remote: string, options?: CallOptions): Promise<Listing<Release>> =>
  http.list('releases/', { ...options, query: { remote } });

/** The latest moves of both channels, newest first. */
export const listMoves = (http: Http, options?: CallOptions): Promise<Listing<Move>> =>
  http.list('releases/moves/', options);

/** Moves a pointer; 409 on a concurrent move or when the gate refuses, with the reason in `detail`. */
export const moveRelease = (http: Http, move: MoveBody): Promise<Move> => http.post('releases/moves/', move);

/**
 * Rolls a release train back as a whole; 409 when one of its remotes has moved since, or when the gate
 * refuses.
 */
export const rollBackTrain = (http: Http, train: number, body: TrainRollbackBody): Promise<Train> =>
  http.post(`releases/trains/${train}/rollback/`, body);

/** Failures reported by pages, newest first. */
export const listPageFailures = (http: Http, options?: CallOptions): Promise<Listing<PageFailure>> =>
  http.list('releases/failures/', options);

/** Actions performed and refused with team tokens, newest first. */
export const listAudit = (http: Http, options?: CallOptions): Promise<Listing<AuditEntry>> =>
  http.list('releases/audit/', options);

/** What waits for the approval of a person or had one, newest first. */
export const listApprovals = (http: Http, options?: CallOptions): Promise<Approval[]> =>
  http.get('releases/approvals/', options);

/** What is new in it, and what the browser needs to sign it. */
export const getApproval = (http: Http, id: number, options?: CallOptions): Promise<ApprovalToSign> =>
  http.get(`releases/approvals/${id}/`, options);

/** Approves it; 400 names `response` when the passkey may not, 409 says why this person may not, or not any more. */
export const signApproval = (http: Http, id: number, signature: ApprovalSignature): Promise<Approval> =>
  http.put(`releases/approvals/${id}/`, signature);

/** Whose invitation it is, and what the browser needs to make a passkey. 400 names `code`. */
export const openInvitation = (http: Http, code: string): Promise<Invitation> =>
  http.post('releases/approvers/invitation/', { code });

/** Accepts an invitation with the passkey that the browser has made. */
export const joinAsApprover = (http: Http, body: JoiningBody): Promise<Approver> =>
  http.post('releases/approvers/', body);
