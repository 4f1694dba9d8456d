import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's error response to a statement. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

/** An error and its chain of causes, outermost first. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause && causes.length < 10; cause = (cause as Error).cause)
    causes.push(cause as Error);
  return causes;
}

/** Finds PostgreSQL's own error among the wrappers of the query builder. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  return listCauses(error).find((cause): cause is DatabaseError => 'severity' in cause && 'code' in cause);
}

/** Name of the violated unique constraint or index; undefined for any other error. */
export function findViolatedKey(error: unknown): string | undefined {
  const refusal = findDatabaseError(error);
  return refusal?.code === '23505' ? refusal.constraint : undefined;
}

/** True when a statement was cancelled, by its timeout or because its client has left. */
export const isQueryCancelled = (error: unknown): boolean => findDatabaseError(error)?.code === '57014';

/** Prefixes of PostgreSQL error codes for temporary failures. */
const TRANSIENT_CODES = [
  '08', // connection lost
  '25006', // read-only
  '25P03', // idle in a transaction for too long
  '28', // the role or its password is being changed
  '3D000', // the database is being replaced
  '53', // out of disk, memory or connections
  '55P03', // a lock was not available
  '57', // cancelled by its timeout, shutting down, starting
  '58', // its disk fails
];

/** pg's own messages for a lost connection. */
const LOST =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/**
 * True when the database is temporarily unavailable: unreachable, starting, read-only, full or too slow. The
 * operation may be retried; a commit that failed this way may have succeeded.
 */
export function isUnavailable(error: unknown): boolean {
  const { code } = findDatabaseError(error) ?? {};
  return code === undefined
    ? isConnectionLost(error)
    : TRANSIENT_CODES.some((prefix) => code.startsWith(prefix));
}

/**
 * Ignores an unavailable database, for writes that the response does not depend on; rethrows any other error.
 */
export function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

function isConnectionLost(error: unknown): boolean {
  const causes = listCauses(error);
  const isQuery = causes.some((cause) => cause instanceof DrizzleQueryError);
  return causes.some(({ message, syscall = '' }: NodeJS.ErrnoException) =>
    NETWORK_CALLS.has(syscall) ? isQuery || syscall === 'connect' : LOST.test(message),
  );
}
