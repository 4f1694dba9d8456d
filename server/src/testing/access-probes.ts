import { accountProbes } from './probes/account-probes';
import { applicationProbes } from './probes/application-probes';
import { boardProbes } from './probes/board-probes';
import type { Probes } from './probes/probe';
import { releaseProbes } from './probes/release-probes';

export type { ProbeRequest } from './probes/probe';

/**
 * Operations on the caller's own account: each principal uses a new account, because the session or the
 * profile is consumed.
 */
export const CONSUMING_OPERATIONS: ReadonlySet<string> = new Set([
  'POST /auth/login/',
  'POST /auth/logout/',
  'POST /auth/register/',
  'PUT /auth/register/',
  'POST /auth/jobseekers/',
  'POST /auth/jobproviders/',
  'PUT /auth/me/picture/',
  'DELETE /auth/me/picture/',
]);

/** The probe of each operation of the access table. */
export const probes: Probes = { ...accountProbes, ...boardProbes, ...applicationProbes, ...releaseProbes };
