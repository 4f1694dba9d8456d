import type { MoveLetter, PlannedMovesBody, PlannedMovesReply, UndoMovesReply } from '@metier/sdk/contract';
import {
  checkTransition,
  DEFAULT_LANGUAGE,
  explainRefusal,
  explainRejection,
  fillTemplate,
  PLACEHOLDERS,
  templateKindsTexts,
  textsIn,
  UNDO_MS,
} from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { Refusal, refuse } from '../../errors';
import { readCurrentLanguage } from '../../languages/current-language';
import { defineTask } from '../../tasks/task-kind';
import { lockRow } from '../applications/applications.policy';
import { letterLanguageOf } from '../applications/applications.reply';
import { moveApplication } from '../applications/applications.status.service';
import { postMessage } from '../messages/post-message';
import { checkPlaceholders } from '../message-templates/check-placeholders';
import { languageOfText } from '../message-templates/letter-language';
import type { Viewer } from '../viewer';
import * as repository from './planned-moves.repository';
import { plannedMovesTexts as texts } from './planned-moves.texts';

const moveTask = defineTask<{ id: number }>('planned-move');

const WITHOUT_REASON = PLACEHOLDERS.map(({ value }) => value).filter((value) => value !== 'reason');

interface Plan extends Pick<PlannedMovesBody, 'status' | 'reason'> {
  readonly letters: readonly MoveLetter[];
}

/** The letters of a request, of which every candidate gets one; none for a move without a message. */
function readLetters({ letters, message }: PlannedMovesBody): readonly MoveLetter[] {
  if (letters) return letters;
  return message === undefined ? [] : [{ language: languageOfText(message), message }];
}

/**
 * Plans the move of one application; 409 when the table of transitions has no such move. The reason is filled in
 * in the language of the letter.
 */
async function planMove(
  { tasks, clock }: Dependencies,
  tx: Queryable,
  viewer: Viewer,
  id: number,
  { status, reason, letters }: Plan,
): Promise<PlannedMovesReply['planned'][number]> {
  const row = await lockRow(tx, viewer, id);
  const from = row.application.status;
  if (checkTransition(from, status, 'job_provider') !== 'allowed')
    throw refuse.conflict(explainRefusal(from, status, 'job_provider', readCurrentLanguage()));
  const letter = letters.find(({ language }) => language === letterLanguageOf(row)) ?? letters[0];
  const values = {
    candidate: row.applicantName,
    job: row.job.title,
    company: row.provider.companyName,
    ...(reason && letter && { reason: explainRejection(reason, letter.language) }),
  };
  const dueAt = new Date(clock().getTime() + UNDO_MS);
  const move = await repository.insertPlannedMove(tx, {
    applicationId: id,
    actorId: viewer.id,
    toStatus: status,
    reason: reason ?? null,
    message: letter ? fillTemplate(letter.message.trim(), values) : null,
    language: letter?.language ?? null,
    dueAt,
  });
  if (!move) throw refuse.conflict(texts.planned);
  await tasks.schedule(tx, moveTask, { key: String(move.id), dueAt, payload: { id: move.id } });
  return { id: move.id, application: id, status, due_at: dueAt.toISOString() };
}

/** Plans the moves independently of each other; each refusal is reported with its reason. */
export async function planMoves(
  dependencies: Dependencies,
  viewer: Viewer,
  body: PlannedMovesBody,
): Promise<PlannedMovesReply> {
  const { status, reason } = body;
  const letters = readLetters(body);
  if (reason && status !== 'rejected') throw refuse.field('reason', texts.notRejected);
  for (const { message } of letters)
    checkPlaceholders('message', message, reason ? undefined : WITHOUT_REASON);
  const reply: PlannedMovesReply = { planned: [], refused: [] };
  for (const id of new Set(body.applications)) {
    try {
      const move = await inTransaction(dependencies.db, (tx) =>
        planMove(dependencies, tx, viewer, id, { status, reason, letters }),
      );
      reply.planned.push(move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply.refused.push({ application: id, detail: error.sentence });
    }
  }
  return reply;
}

/** Undoes planned moves of the viewer; the reply names those that had not taken effect. */
export function undoMoves(
  { db, tasks }: Dependencies,
  viewer: Viewer,
  moves: readonly number[],
): Promise<UndoMovesReply> {
  return inTransaction(db, async (tx) => {
    const undone = await repository.deletePlannedMoves(tx, viewer.id, moves);
    for (const id of undone) await tasks.cancel(tx, moveTask, String(id));
    return { undone };
  });
}

/**
 * Moves the application and sends the message, both or neither. A move that has become impossible, because the
 * candidate has withdrawn or a colleague was faster, is dropped with its message. The application is locked
 * before the move, as by `planMove`.
 */
async function takeEffect(dependencies: Dependencies, tx: Queryable, id: number): Promise<void> {
  const move = await repository.findPlannedMove(tx, id);
  if (!move) return;
  const { applicationId, actorId, toStatus, reason, message, language } = move;
  const viewer: Viewer = { id: actorId, accountType: 'job_provider' };
  const row = await lockRow(tx, viewer, applicationId);
  if (!(await repository.takePlannedMove(tx, id))) return;
  if (checkTransition(row.application.status, toStatus, 'job_provider') !== 'allowed') return;
  await moveApplication(dependencies, tx, viewer, row, toStatus, { message: message ?? undefined });
  if (reason) await repository.setRejectionReason(tx, applicationId, reason);
  if (message === null) return;
  await postMessage(dependencies, tx, {
    applicationId,
    senderId: actorId,
    recipientId: row.seekerUserId,
    subject: textsIn(language ?? DEFAULT_LANGUAGE, templateKindsTexts).subject(row.job.title),
    body: message,
  });
}

export function handlePlannedMoves(dependencies: Dependencies): void {
  dependencies.tasks.handle(moveTask, (tx, { payload }) => takeEffect(dependencies, tx, payload.id));
}
