import { getApplication, isApiError } from '@metier/sdk/api';
import type { PlannedMovesReply } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { explainRefusal, hasEnded, textsIn, UNDO_MS } from '@metier/sdk/rules';
import { applicationsTexts } from '../applications.texts';

type PlannedMoves = PlannedMovesReply['planned'];

/** The scheduler starts a task up to five seconds late. */
export const LATE_MS = 6_000;

/** Ids of planned moves, without those undone here. */
const watched = new Set<number>();

/**
 * Says that moves planned together have taken effect, or why none has, on whatever page the person is by then.
 * They are looked up one after the other, so that a move of a hundred applications seldom asks more than once.
 */
export function watchMoves(ports: Ports, moves: PlannedMoves): void {
  const user = ports.session.getUser()?.id;
  for (const { id } of moves) watched.add(id);
  setTimeout(() => {
    const left = moves.filter(({ id }) => watched.delete(id));
    if (ports.session.getUser()?.id === user) void announceEffect(ports, left);
  }, UNDO_MS + LATE_MS);
}

/** Undone moves are announced at once. */
export function forgetMoves(ids: readonly number[]): void {
  for (const id of ids) watched.delete(id);
}

async function announceEffect({ http, notify, language }: Ports, moves: PlannedMoves): Promise<void> {
  const texts = textsIn(language.get(), applicationsTexts);
  let refusal: string | undefined;
  for (const { application, status: to } of moves) {
    const status = await readStatusOf(http, application);
    if (status === to) return void notify.success(texts.updated(to));
    if (status && hasEnded(status)) refusal ??= explainRefusal(status, to, 'job_provider', language.get());
  }
  if (refusal) notify.error(texts.updateRefused(refusal));
}

/** Undefined without a connection. */
async function readStatusOf(http: Ports['http'], id: number) {
  try {
    return (await getApplication(http, id)).status;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
