import {
  getReleaseStatus,
  hasFieldErrors,
  isApiError,
  listApprovals,
  listAudit,
  listMoves,
  listPageFailures,
  listTasks,
  openInvitation,
  readDetail,
  type CallOptions,
  type Http,
} from '@metier/sdk/api';
import type {
  Approval,
  AuditEntry,
  Invitation,
  Move,
  PageFailure,
  StatusReply,
  TaskSummary,
} from '@metier/sdk/contract';
import { platformApprovalsTexts as texts } from './approvals/approvals.texts';
import type { ListName } from './platform-view';

type Listed =
  | { readonly name: 'failures'; readonly items: readonly PageFailure[] }
  | { readonly name: 'history'; readonly items: readonly Move[] }
  | { readonly name: 'audit'; readonly items: readonly AuditEntry[] }
  | { readonly name: 'tasks'; readonly items: readonly TaskSummary[] };

/** A loaded list, or the error that prevented it. */
export type PlatformList = Listed | { readonly name: ListName; readonly error: unknown };

export interface OpenPlatform {
  readonly kind: 'open';
  readonly status: StatusReply;
  readonly list: PlatformList;
  /** Of persons, newest first. */
  readonly approvals: readonly Approval[];
  /** Time of the snapshot, in ms since the epoch. */
  readonly at: number;
}

/** The page of an invitation to approve releases; without `invited` it is not valid, and `message` says so. */
export interface JoiningPlatform {
  readonly kind: 'joining';
  readonly code: string;
  readonly invited?: Pick<Invitation, 'name' | 'remote'>;
  readonly message: string;
}

export type PlatformData =
  | OpenPlatform
  | JoiningPlatform
  /** The team token is missing or expired. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed'; readonly error: unknown };

async function fetchList(http: Http, name: ListName, options: CallOptions): Promise<Listed> {
  if (name === 'history') return { name, items: (await listMoves(http, options)).items };
  if (name === 'audit') return { name, items: (await listAudit(http, options)).items };
  if (name === 'tasks') return { name, items: (await listTasks(http, options)).items };
  return { name, items: (await listPageFailures(http, options)).items };
}

export const LOCKED: PlatformData = { kind: 'locked' };

const isLocked = (error: unknown) => isApiError(error) && error.status === 401;

/** All data of the page. The status is required; the list may fail separately. */
export async function loadPlatform(http: Http, name: ListName, signal: AbortSignal): Promise<PlatformData> {
  const options = { signal };
  try {
    const [status, approvals, list] = await Promise.all([
      getReleaseStatus(http, options),
      listApprovals(http, options),
      fetchList(http, name, options).catch((error: unknown) => ({ name, error })),
    ]);
    return { kind: 'open', status, list, approvals, at: Date.now() };
  } catch (error) {
    if (signal.aborted) throw error;
    return isLocked(error) ? LOCKED : { kind: 'failed', error };
  }
}

/** Reads whose invitation a code is. */
export async function loadInvitation(http: Http, code: string): Promise<JoiningPlatform> {
  try {
    const { name, remote } = await openInvitation(http, code);
    return { kind: 'joining', code, invited: { name, remote }, message: '' };
  } catch (error) {
    const message = hasFieldErrors(error) ? texts.join.invalid : readDetail(error, texts.offline);
    return { kind: 'joining', code, message };
  }
}
