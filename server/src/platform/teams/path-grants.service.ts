import type { AnyRelease, PathGrantBody, PathGrantReply } from '@metier/sdk/contract';
import { pathToGrant } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { custodyTexts } from '../custody/custody.texts';
import { requireOperatorApproval } from '../custody/requests.service';
import { recordDone, withAudit } from '../store/audit.service';
import { covers, isGrantable, isNested, isTaken, listOverlaps, type PathGrant } from './path-grants';
import { insertGrant, listNewestRows, lockGrants, type PathGrantRow } from './path-grants.repository';
import { pathsTexts as texts } from './paths.texts';
import { assertOperator, type Team } from './team-auth';

const isGrant = ({ action }: PathGrantRow) => action === 'grant';

/** Which remote may claim which paths. */
export const listGrants = async (db: Queryable): Promise<PathGrantRow[]> =>
  (await listNewestRows(db)).filter(isGrant);

export const readGrants = async ({ db }: Dependencies): Promise<PathGrantReply[]> =>
  (await listGrants(db)).map(toReply);

/**
 * Grants a path to a remote. Refuses an overlap with another remote's grant, unless the grant declares that
 * one path surrounds the other.
 */
export function grantPath(
  dependencies: Dependencies,
  team: Team,
  body: PathGrantBody,
): Promise<PathGrantReply> {
  const audited = { actor: team.name, action: 'grant-path', remote: body.remote };
  return withAudit(dependencies, audited, async () => {
    assertOperator(team);
    const { remote, path, access = 'public' } = body;
    const title = custodyTexts.path(path, remote, access);
    const useApproval = await requireOperatorApproval(dependencies, team.name, title, {
      act: 'path',
      remote,
      body,
    });
    return inTransaction(dependencies.db, async (tx) => {
      await useApproval(tx);
      return toReply(await grantWithin(tx, dependencies, team, body));
    });
  });
}

/** Grants a path within a larger transaction. */
export async function grantWithin(
  tx: Queryable,
  dependencies: Dependencies,
  team: Team,
  { remote, path: given, access = 'public', beside }: PathGrantBody,
): Promise<PathGrantRow> {
  const path = given.toLowerCase();
  if (!isGrantable(path)) throw refuse.field('path', texts.notGrantable(given));
  if (isTaken(path)) throw refuse.field('path', texts.taken(path));
  await lockGrants(tx);
  const grants = await listGrants(tx);
  const wanted = { remote, path, access };
  const own = grants.find((grant) => grant.remote === remote && covers(grant, wanted));
  if (own) throw refuse.conflict(texts.hasIt(remote, own));
  const other = listOverlaps(grants, wanted).find(
    (grant) => grant.remote !== beside || !isNested(grant, wanted),
  );
  if (other) throw refuse.conflict(texts.overlaps(wanted, other, isNested(other, wanted)));
  const { name: actor } = team;
  const row = await insertGrant(tx, { ...wanted, action: 'grant', actor, createdAt: dependencies.clock() });
  await recordDone(tx, { actor, action: 'grant-path', remote }, texts.granted(wanted));
  return row;
}

/**
 * Revokes a granted path. Live releases stay live; a later release that claims the path is refused by the
 * gate.
 */
export function revokeGrant(dependencies: Dependencies, team: Team, id: number): Promise<void> {
  const audited = { actor: team.name, action: 'revoke-path' };
  return withAudit(dependencies, audited, async (specify) => {
    assertOperator(team);
    await inTransaction(dependencies.db, async (tx) => {
      await lockGrants(tx);
      const grant = (await listGrants(tx)).find((row) => row.id === id);
      if (!grant) throw refuse.missing();
      const { remote, path, access } = grant;
      await insertGrant(tx, {
        ...{ remote, path, access },
        action: 'revoke',
        actor: team.name,
        createdAt: dependencies.clock(),
      });
      await recordDone(tx, specify({ remote }), texts.revoked(grant));
    });
  });
}

/** The claims of a release as grants, without those that no remote can be granted. */
function listWanted(release: AnyRelease): PathGrant[] {
  if (!('container' in release)) return [];
  return release.routes.flatMap(({ path: pattern, access }) => {
    const path = pathToGrant(pattern)?.toLowerCase();
    return path && isGrantable(path) && !isTaken(path) ? [{ remote: release.name, path, access }] : [];
  });
}

/**
 * Grants local builds their first claims, because they are the operator's own. Paths that another remote has,
 * or that were revoked, are left to the operator.
 */
export async function grantClaims(
  dependencies: Dependencies,
  team: Team,
  releases: readonly AnyRelease[],
): Promise<void> {
  const wanted = releases.flatMap(listWanted);
  if (wanted.length === 0) return;
  await inTransaction(dependencies.db, async (tx) => {
    await lockGrants(tx);
    const rows = await listNewestRows(tx);
    const grants: PathGrant[] = rows.filter(isGrant);
    for (const claim of wanted) {
      const isKnown = grants.some((grant) => grant.remote === claim.remote && covers(grant, claim));
      const wasRevoked = rows.some(
        (row) => !isGrant(row) && row.remote === claim.remote && row.path === claim.path,
      );
      const isFree = listOverlaps(grants, claim).every((grant) => isNested(grant, claim));
      if (isKnown || wasRevoked || !isFree) continue;
      await insertGrant(tx, { ...claim, action: 'grant', actor: team.name, createdAt: dependencies.clock() });
      await recordDone(
        tx,
        { actor: team.name, action: 'grant-path', remote: claim.remote },
        texts.granted(claim),
      );
      grants.push(claim);
    }
  });
}

const toReply = ({ id, remote, path, access, actor, createdAt }: PathGrantRow): PathGrantReply => ({
  id,
  remote,
  path,
  access,
  granted_by: actor,
  granted_at: createdAt.toISOString(),
});
