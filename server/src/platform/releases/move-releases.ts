import type { Channel, Move, MoveAction } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { Refusal, refuse } from '../../errors';
import type { ApiDocument } from '../../http/openapi/document';
import type { Dependencies } from '../../dependencies';
import { recordDone, recordRefused, type AuditedAction } from '../store/audit.service';
import { runGate, describeRefusal } from '../gate/gate.service';
import type { LiveState } from '../registry/live-state';
import { insertMoves, type NamedMove } from './moves.repository';
import { toMove } from './to-move';
import type { Step } from './plan-move';
import { requireApprovals } from './require-approvals';
import { findPromotedTrain } from './plan-train';
import { endBrokenSets } from './plan-set';
import { releasesTexts as texts } from '../store/releases.texts';
import type { ReleaseSnapshot } from '../registry/snapshot';
import type { MoveRow } from '../registry/snapshot.repository';
import type { Team } from '../teams/team-auth';

/** The actor of a move, and the input of the gate. */
export interface Mover {
  readonly team: Team;
  /** The API to check a release against; not needed for `kill` and `halt`. */
  readonly api?: ApiDocument;
  /** Skips the gate; only for benchmarks. */
  readonly isUnjudged?: boolean;
}

/** A move of one or several remotes in one channel; atomic. */
export interface MoveRequest {
  readonly channel: Channel;
  readonly reason: string;
  /** Action for the history; a step may differ. */
  readonly action: MoveAction;
  readonly remotes: readonly string[];
  readonly expectedRevision?: number | undefined;
  /** Target version of each remote, if known before the plan. */
  readonly versions?: Readonly<Record<string, string | undefined>>;
  /** Plans the step of each remote from what is live now. Throws a refusal if that is impossible. */
  plan(known: ReleaseSnapshot): Step[];
}

export class GateRefusal extends Refusal {
  constructor(
    detail: string,
    /** The remotes with a refused release. */
    readonly remotes: readonly string[],
  ) {
    super('conflict', { detail }, {}, { reason: 'gate' });
  }
}

/** Attempts when moves of other remotes interfere; after that the client has to retry. */
const ATTEMPTS = 5;

/**
 * Moves pointers of one channel in one transaction, or refuses and changes nothing: when the gate refuses one
 * of the releases, when one of the remotes was moved concurrently, or when `expectedRevision` is no longer
 * the channel's last.
 */
export async function moveReleases(
  dependencies: Dependencies,
  mover: Mover,
  order: MoveRequest,
): Promise<Move[]> {
  let auditedActions = order.remotes.map((remote) => describeAction(mover, order, remote));
  try {
    assertAllowed(mover, order);
    const first = await readRevisions(dependencies, order);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      assertUnmoved(dependencies, order, first, await readRevisions(dependencies, order));
      const previousId = dependencies.releases.lastMoveOf(order.channel);
      const steps = endBrokenSets(dependencies.releases, order.channel, order.plan(dependencies.releases));
      auditedActions = steps.map((step) => describeAction(mover, order, step.remote, step));
      assertAllowed(mover, {
        remotes: steps.filter(({ action }) => action !== 'halt').map(({ remote }) => remote),
      });
      await assertGateOpen(dependencies, mover, order, steps, attempt === 1);
      await requireApprovals(dependencies, { ...order, team: mover.team }, steps);
      const moves = await tryToMove(dependencies, order, { auditedActions, steps, previousId });
      if (moves) return moves.map((move) => toMove(nameMove(dependencies, move)));
    }
    throw refuse.busy();
  } catch (error) {
    if (error instanceof Refusal)
      for (const audited of auditedActions) await recordRefused(dependencies.db, audited, error);
    throw error;
  }
}

const describeAction = (
  { team }: Mover,
  { action, channel, versions }: MoveRequest,
  remote: string,
  step?: Step,
): AuditedAction => ({
  actor: team.name,
  action: step?.action ?? action,
  remote,
  channel,
  version: step?.target?.version ?? versions?.[remote],
});

/** A team may end a set of which its remote is a member; for every other move it needs all of its remotes. */
function assertAllowed({ team }: Mover, { remotes }: Pick<MoveRequest, 'remotes'>): void {
  const foreign = remotes.filter((remote) => team.remote !== '*' && team.remote !== remote);
  if (foreign.length === 0) return;
  throw refuse.forbidden(
    remotes.length > 1
      ? texts.trainOfOthers(foreign.join(', '), team.remote)
      : texts.otherTeam(foreign.join(), team.remote),
  );
}

type Revisions = ReadonlyMap<string, number>;

/** The newest move of each remote, refreshed from the database. */
async function readRevisions(
  { releases }: Dependencies,
  { channel, remotes }: MoveRequest,
): Promise<Revisions> {
  await releases.refresh();
  const revisionOf = (remote: string) => {
    const live = releases.findLive(channel, remote);
    return live?.channel === channel ? live.revision : 0;
  };
  return new Map(remotes.map((remote) => [remote, revisionOf(remote)]));
}

function assertUnmoved(
  { releases }: Dependencies,
  order: MoveRequest,
  first: Revisions,
  now: Revisions,
): void {
  const { channel, expectedRevision } = order;
  const last = releases.lastMoveOf(channel);
  const moved = order.remotes.find((remote) => first.get(remote) !== now.get(remote));
  const isStale = expectedRevision !== undefined && expectedRevision !== last;
  if (moved === undefined && !isStale) return;
  const revision = isStale ? last : now.get(moved ?? '');
  const newest = releases
    .listLive(channel)
    .find((live) => live.channel === channel && live.revision === revision);
  throw refuse.conflict(
    newest ? describeOther(newest) : texts.neverLive(moved ?? order.remotes.join(', '), channel),
  );
}

function describeOther({ actor, action, remote, channel, stable, candidate, revision }: LiveState): string {
  const version = candidate?.version ?? stable?.version ?? 'nothing';
  return texts.movedMeanwhile({ actor, action, remote, channel, version, revision });
}

/** Throws the gate's refusal. `smoke`, `size` and `styles` do not block a rollback. */
async function assertGateOpen(
  dependencies: Dependencies,
  { api, isUnjudged }: Mover,
  { channel }: MoveRequest,
  steps: readonly Step[],
  isFirst: boolean,
): Promise<void> {
  const { releases } = dependencies;
  const changes = new Map(
    steps.map(({ remote, target, state }) => [
      remote,
      (target ?? releases.findReleaseById(state.releaseId ?? 0))?.description,
    ]),
  );
  const refused: { remote: string; why: string }[] = [];
  for (const { remote, action, target, smoke: claimedSmoke } of steps) {
    if (!target || isUnjudged) continue;
    if (!api) throw new Error(`The gate needs the API to check a ${action}.`);
    // Pages are opened only at the first attempt, not again because another remote was moved since.
    const opensPages = isFirst && (action === 'promote' || action === 'canary');
    const isBack = action === 'rollback';
    const question = { release: target, channel, api, claimedSmoke, opensPages, changes, isBack };
    const verdicts = await runGate(dependencies, question);
    const no = describeRefusal(verdicts, isBack ? ['smoke', 'size', 'styles'] : []);
    if (no) refused.push({ remote, why: texts.gateSaysNo(remote, target.version, no) });
  }
  if (refused.length === 0) return;
  const [only] = steps;
  const isAlone = steps.length === 1 && only?.action === 'rollback';
  const live = isAlone ? releases.findLive(channel, only.remote) : undefined;
  const train = live?.channel === channel ? findPromotedTrain(releases, live) : undefined;
  throw new GateRefusal(
    [
      ...refused.map(({ why }) => why),
      ...(live && train ? [texts.goesWithTrain(live.remote, train)] : []),
    ].join(' '),
    refused.map(({ remote }) => remote),
  );
}

interface Attempt {
  readonly auditedActions: readonly AuditedAction[];
  readonly steps: readonly Step[];
  /** The channel's last move at the time of planning. */
  readonly previousId: number;
}

/**
 * Inserts the moves; undefined if another move was first: the chain of the channel rejects rows that were
 * planned on an outdated state.
 */
async function tryToMove(
  dependencies: Dependencies,
  { channel, reason }: MoveRequest,
  { auditedActions, steps, previousId }: Attempt,
): Promise<MoveRow[] | undefined> {
  const createdAt = dependencies.clock();
  const actor = auditedActions[0]?.actor ?? '';
  const rows = steps.map(({ remote, action, state }) => ({
    ...state,
    channel,
    remote,
    action,
    reason,
    actor,
    createdAt,
  }));
  try {
    const moves = await inTransaction(dependencies.db, async (tx) => {
      const inserted = await insertMoves(tx, rows, previousId);
      for (const audited of auditedActions) await recordDone(tx, audited, reason);
      await dependencies.live.publish(tx, { kind: 'releases' });
      return inserted;
    });
    await dependencies.releases.refresh();
    return moves;
  } catch (error) {
    if (findViolatedKey(error) !== 'release_moves_chain_key') throw error;
    return undefined;
  }
}

function nameMove({ releases }: Dependencies, move: MoveRow): NamedMove {
  const nameOf = (id: number | null) =>
    id === null ? null : (releases.findReleaseById(id)?.version ?? null);
  return { move, version: nameOf(move.releaseId), candidate: nameOf(move.candidateId) };
}
