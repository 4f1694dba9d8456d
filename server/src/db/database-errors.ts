/** What PostgreSQL says of a statement it refused. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

/** Finds PostgreSQL's own error under the wrappings of the query builder. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('severity' in cause && 'code' in cause && typeof cause.code === 'string')
      return cause as DatabaseError;
  }
  return undefined;
}

/** The name of the unique constraint or index that refused a row, if that is what happened. */
export function findViolatedKey(error: unknown): string | undefined {
  const refusal = findDatabaseError(error);
  return refusal?.code === '23505' ? refusal.constraint : undefined;
}
