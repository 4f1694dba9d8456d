import { Type, type Static } from 'typebox';
import { Count, Nullable } from '../common';

/**
 * Open tasks of one kind: how many are not due yet, are due, or have failed for good; for how long the oldest
 * has been due; and the last error.
 */
export const TaskSummary = Type.Object({
  kind: Type.String(),
  waiting: Count,
  due: Count,
  dead: Count,
  late_seconds: Count,
  last_error: Nullable(Type.String()),
});
export type TaskSummary = Static<typeof TaskSummary>;
