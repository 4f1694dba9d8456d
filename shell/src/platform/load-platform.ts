import {
  getReleaseStatus,
  isApiError,
  listAudit,
  listMoves,
  listPageFailures,
  listTasks,
  type CallOptions,
  type Http,
} from '@metier/sdk/api';
import type { AuditEntry, Move, PageFailure, StatusReply, TaskSummary } from '@metier/sdk/contract';
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
  /** Time of the snapshot, in ms since the epoch. */
  readonly at: number;
}

export type PlatformData =
  | OpenPlatform
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
    const [status, list] = await Promise.all([
      getReleaseStatus(http, options),
      fetchList(http, name, options).catch((error: unknown) => ({ name, error })),
    ]);
    return { kind: 'open', status, list, at: Date.now() };
  } catch (error) {
    if (signal.aborted) throw error;
    return isLocked(error) ? LOCKED : { kind: 'failed', error };
  }
}
