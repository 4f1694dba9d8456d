import type { AnyRelease, Channel, Move, MoveBody, PageQuery } from '@metier/shared/contract';
import { inTransaction } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { refuse } from '../../errors';
import type { ApiDocument } from '../../http/openapi/document';
import { readSlice, type Page } from '../../http/pages';
import type { Parts } from '../../parts';
import { recordDone, withAudit, type Deed } from './audit.service';
import { judge, tellNo } from './judge.service';
import type { LiveState } from './live-state';
import { insertMove, listMoves, type NamedMove } from './moves.repository';
import { planMove, type MovePlan } from './plan-move';
import { releasesTexts as texts } from './releases.texts';
import type { MoveRow } from './snapshot.repository';
import type { Team } from './team';

/** Who moves, and what the gate has to know for it. */
export interface Mover {
  readonly team: Team;
  /** What a release is held against; `kill` and `halt` need none. */
  readonly api?: ApiDocument;
  /** What goes live in the same moment, and is judged in the place of what is live. */
  readonly together?: readonly AnyRelease[];
}

/** Moves of other remotes may come in between so often; then it is better to ask again. */
const ATTEMPTS = 5;

/**
 * Moves the pointer of one remote in one channel, or refuses and leaves everything as it is: when the gate says no, when
 * somebody has moved it at the same time, when `expected_revision` is not the channel's last any more.
 */
export function moveRelease(parts: Parts, mover: Mover, body: MoveBody): Promise<Move> {
  const { team } = mover;
  const { action, remote, channel, version } = body;
  const deed = { actor: team.name, action, remote, channel, version };
  return withAudit(parts, deed, async (specify) => {
    if (team.remote !== '*' && team.remote !== remote)
      throw refuse.forbidden(texts.otherTeam(remote, team.remote));
    const first = await readState(parts, body);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const now = await readState(parts, body);
      assertUnmoved(parts, body, first, now);
      const plan = planMove(parts.releases, body, parts.clock());
      const detailed = specify({ version: plan.target?.version ?? version });
      await assertGateOpen(parts, mover, body, plan);
      const move = await tryToMove(parts, detailed, body, plan);
      if (move) return toMove(await nameMove(parts, move));
    }
    throw refuse.busy();
  });
}

/** The number of the move that has left the remote as it is, by what the database says now. */
async function readState({ releases }: Parts, { channel, remote }: MoveBody): Promise<number> {
  await releases.refresh();
  const live = releases.findLive(channel, remote);
  return live?.channel === channel ? live.revision : 0;
}

function assertUnmoved({ releases }: Parts, body: MoveBody, first: number, now: number): void {
  const { channel, remote, expected_revision: expected } = body;
  const last = releases.lastMoveOf(channel);
  const isStale = expected !== undefined && expected !== last;
  if (now === first && !isStale) return;
  const newest = releases
    .listLive(channel)
    .find((live) => live.channel === channel && live.revision === (isStale ? last : now));
  throw refuse.conflict(newest ? describeOther(newest) : texts.neverLive(remote, channel));
}

function describeOther({ actor, action, remote, channel, stable, candidate, revision }: LiveState): string {
  const version = candidate?.version ?? stable?.version ?? 'nothing';
  return texts.movedMeanwhile({ actor, action, remote, channel, version, revision });
}

/** Going back is never held up by what only a slow or unseen release would be refused for. */
async function assertGateOpen(
  parts: Parts,
  { api, together }: Mover,
  { channel, action, smoke }: MoveBody,
  { target }: MovePlan,
): Promise<void> {
  if (!target) return;
  if (!api) throw new Error(`The gate needs the API to judge a ${action}.`);
  const verdicts = await judge(parts, { release: target, channel, api, smoke, together });
  const no = tellNo(verdicts, action === 'rollback' ? ['smoke', 'size'] : []);
  if (no) throw refuse.conflict(texts.gateSaysNo(target.remote, target.version, no));
}

/**
 * The move; undefined when somebody else's came first: the channel's chain refuses a row that was not planned on what
 * the database has.
 */
async function tryToMove(
  parts: Parts,
  deed: Deed,
  { channel, remote, action, reason }: MoveBody,
  { state, previousId }: MovePlan,
): Promise<MoveRow | undefined> {
  const row = { ...state, channel, previousId, remote, action, reason, actor: deed.actor };
  try {
    const move = await inTransaction(parts.db, async (tx) => {
      const inserted = await insertMove(tx, { ...row, createdAt: parts.clock() });
      await recordDone(tx, deed, reason);
      await parts.live.publish(tx, { kind: 'releases' });
      return inserted;
    });
    await parts.releases.refresh();
    return move;
  } catch (error) {
    if (findViolatedKey(error) !== 'release_moves_chain_key') throw error;
    return undefined;
  }
}

async function nameMove({ releases }: Parts, move: MoveRow): Promise<NamedMove> {
  const nameOf = (id: number | null) =>
    id === null ? null : (releases.findReleaseById(id)?.version ?? null);
  return { move, version: nameOf(move.releaseId), candidate: nameOf(move.candidateId) };
}

/** Who has moved what, the newest first. */
export async function readMoves(
  { db }: Parts,
  query: PageQuery & { readonly channel?: Channel; readonly remote?: string },
): Promise<Page<Move>> {
  const { items, total } = await listMoves(db, query, readSlice(query));
  return { items: items.map(toMove), total };
}

const toMove = ({ move, version, candidate }: NamedMove): Move => ({
  revision: move.id,
  remote: move.remote,
  channel: move.channel,
  action: move.action,
  version,
  candidate,
  share: move.share / 100,
  actor: move.actor,
  reason: move.reason,
  at: move.createdAt.toISOString(),
});
