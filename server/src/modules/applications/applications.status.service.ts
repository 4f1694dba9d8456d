import type { Application, StatusesBody, StatusesReply, StatusInput } from '@metier/sdk/contract';
import {
  checkTransition,
  explainRefusal,
  nextReminder,
  readStatus,
  type ApplicationStatus,
} from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { Refusal, refuse } from '../../errors';
import { readCurrentLanguage } from '../../languages/current-language';
import { cancelOpenInterviews } from '../interviews/interviews.cancel.service';
import { notifyMove } from '../notifications/application-notifications.service';
import { requireSide, type Viewer } from '../viewer';
import { lockRow, requireCompany } from './applications.policy';
import { readApplication } from './applications.reply';
import { insertMove, updateApplication, type ApplicationChanges } from './applications.repository';
import type { ApplicationRow } from './application-rows.repository';
import { applicationsTexts } from './applications.texts';

const TIMESTAMPS = {
  pending: undefined,
  reviewed: 'reviewedAt',
  shortlisted: 'shortlistedAt',
  interview: 'interviewAt',
  hired: 'hiredAt',
  rejected: 'rejectedAt',
  withdrawn: 'withdrawnAt',
} as const satisfies Record<ApplicationStatus, keyof ApplicationChanges | undefined>;

interface MoveOptions {
  /** What the mail about the move carries. */
  readonly message?: string | undefined;
  /** The cause of the move notifies the other side itself. */
  readonly isSilent?: boolean;
}

/**
 * Applies a transition of the status table, records it and notifies the other side;
 * the same status again is a no-op.
 */
export async function moveApplication(
  dependencies: Dependencies,
  tx: Queryable,
  viewer: Viewer,
  { application }: ApplicationRow,
  to: ApplicationStatus,
  { message, isSilent = false }: MoveOptions = {},
): Promise<void> {
  const { id, status: from, submittedAt } = application;
  const side = requireSide(viewer);
  const verdict = checkTransition(from, to, side);
  if (verdict === 'same') return;
  if (verdict === 'refused') throw refuse.conflict(explainRefusal(from, to, side, readCurrentLanguage()));
  const timestamp = TIMESTAMPS[to];
  const now = dependencies.clock();
  const viewedAt = application.viewedAt ?? (side === 'job_provider' ? now : null);
  const remindAt = nextReminder({ status: to, submittedAt, viewedAt }, now);
  await updateApplication(tx, id, {
    status: to,
    viewedAt,
    remindAt,
    ...(timestamp && { [timestamp]: now }),
  });
  const kept = await insertMove(tx, {
    applicationId: id,
    actorId: viewer.id,
    fromStatus: from,
    toStatus: to,
    movedAt: now,
  });
  if (!isSilent) await notifyMove(dependencies, tx, kept, message);
  if (to === 'rejected' || to === 'withdrawn')
    await cancelOpenInterviews(dependencies, tx, { applicationId: id });
}

export function requireStatus(input: StatusInput): ApplicationStatus {
  const status = readStatus(input);
  if (!status) throw refuse.field('status', applicationsTexts.status);
  return status;
}

/** Moves an application that the viewer's company received; 409 when the table of transitions has no such move. */
export function updateStatus(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  input: StatusInput,
): Promise<Application> {
  return inTransaction(dependencies.db, async (tx) => {
    const row = await lockRow(tx, viewer, id);
    requireCompany(viewer);
    await moveApplication(dependencies, tx, viewer, row, requireStatus(input));
    return readApplication(tx, viewer, id);
  });
}

/**
 * Moves several applications independently and in the given order; each refusal is reported with its reason
 * and does not affect the others.
 */
export async function updateStatuses(
  dependencies: Dependencies,
  viewer: Viewer,
  { applications, status }: StatusesBody,
): Promise<StatusesReply> {
  const reply: StatusesReply = { moved: [], refused: [] };
  for (const id of new Set(applications)) {
    try {
      reply.moved.push(await updateStatus(dependencies, viewer, id, status));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply.refused.push({ application: id, detail: error.sentence });
    }
  }
  return reply;
}

/** Registers that an offer of an interview invites its candidate: the offer's notification is the invitation. */
export function handleInterviewEvents(dependencies: Dependencies): void {
  dependencies.domainEvents.on('interview.offered', async (tx, { viewer, application }) => {
    const row = await lockRow(tx, viewer, application);
    await moveApplication(dependencies, tx, viewer, row, 'interview', { isSilent: true });
  });
}
