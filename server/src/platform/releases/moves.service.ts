import type { Channel, Move, MoveBody, PageQuery } from '@metier/sdk/contract';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { moveReleases, type Mover } from './move-releases';
import { listMoves } from './moves.repository';
import { planMoves } from './plan-set';
import { toMove } from './to-move';

/**
 * Moves the pointer of one remote in one channel, or refuses and changes nothing. The other members of a set
 * in rollout move with it.
 */
export async function moveRelease(dependencies: Dependencies, mover: Mover, body: MoveBody): Promise<Move> {
  const { action, channel, reason, remote, version, expected_revision: expectedRevision } = body;
  const moves = await moveReleases(dependencies, mover, {
    action,
    channel,
    reason,
    expectedRevision,
    remotes: [remote],
    versions: { [remote]: version },
    plan: (known) => planMoves(known, [body], dependencies.clock()),
  });
  const move = moves.find((each) => each.remote === remote);
  if (!move) throw new Error('The move that was just made is not there.');
  return move;
}

/** History of moves, newest first. */
export async function readMoves(
  { db }: Dependencies,
  query: PageQuery & { readonly channel?: Channel; readonly remote?: string },
): Promise<Page<Move>> {
  const { items, total } = await listMoves(db, query, readSlice(query));
  return { items: items.map(toMove), total };
}
