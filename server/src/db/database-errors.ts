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
