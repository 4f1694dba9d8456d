import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says of a statement it refused. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

/** An error and what it says caused it, from the outside in. */
export function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause && causes.length < 10; cause = (cause as Error).cause)
    causes.push(cause as Error);
  return causes;
}

/** Finds PostgreSQL's own error under the wrappings of the query builder. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  return listCauses(error).find((cause): cause is DatabaseError => 'severity' in cause && 'code' in cause);
}

/** The name of the unique constraint or index that refused a row, if that is what happened. */
export function findViolatedKey(error: unknown): string | undefined {
  const refusal = findDatabaseError(error);
  return refusal?.code === '23505' ? refusal.constraint : undefined;
}

/** A statement was cancelled: by its time-out, or because nobody waits for it. */
export const isTimeOut = (error: unknown): boolean => findDatabaseError(error)?.code === '57014';

/** By the beginning of PostgreSQL's error code: the database cannot do now what it could do before and will again. */
const PASSING = [
  '08', // connection lost
  '25006', // read-only
  '25P03', // idle in a transaction for too long
  '28', // the role or its password is being changed
  '3D000', // the database is being replaced
  '53', // out of disk, memory or connections
  '55P03', // a lock was not available
  '57', // cancelled by its time-out, shutting down, starting
  '58', // its disk fails
];

/** pg's own words for a connection that is not there. */
const LOST =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;
const NETWORK_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/**
 * Whether the database cannot be used at the moment: away, starting, read-only, full or too slow. What was asked of it
 * may succeed later; a commit that ends so may have been made.
 */
export function isUnavailable(error: unknown): boolean {
  const { code } = findDatabaseError(error) ?? {};
  return code === undefined ? isConnectionLost(error) : PASSING.some((prefix) => code.startsWith(prefix));
}

/** For a write that the answer does not need: it is passed over while the database cannot take it. */
export function passOverUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

function isConnectionLost(error: unknown): boolean {
  const causes = listCauses(error);
  const isQuery = causes.some((cause) => cause instanceof DrizzleQueryError);
  return causes.some(({ message, syscall = '' }: NodeJS.ErrnoException) =>
    NETWORK_CALLS.has(syscall) ? isQuery || syscall === 'connect' : LOST.test(message),
  );
}
