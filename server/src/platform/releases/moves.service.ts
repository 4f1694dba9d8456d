import type { Channel, Move, MoveBody, PageQuery } from '@metier/sdk/contract';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { moveReleases, toMove, type Mover } from './move-releases';
import { listMoves } from './moves.repository';
import { planMove } from './plan-move';

/** Moves the pointer of one remote in one channel, or refuses and changes nothing. */
export async function moveRelease(dependencies: Dependencies, mover: Mover, body: MoveBody): Promise<Move> {
  const { action, channel, reason, remote, version, expected_revision: expectedRevision } = body;
  const [move] = await moveReleases(dependencies, mover, {
    action,
    channel,
    reason,
    expectedRevision,
    remotes: [remote],
    versions: { [remote]: version },
    plan: (known) => [planMove(known, body, dependencies.clock())],
  });
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
