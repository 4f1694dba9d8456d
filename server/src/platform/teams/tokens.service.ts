import type { NewTeamToken, TeamToken, TeamTokenBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { hashToken } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { findApproverByName, listApproverRows, type ApproverRow } from '../custody/approvers.repository';
import { custodyTexts } from '../custody/custody.texts';
import { requireOperatorApproval } from '../custody/requests.service';
import { recordDone, withAudit } from '../store/audit.service';
import { grantWithin } from './path-grants.service';
import { releasesTexts as texts } from '../store/releases.texts';
import { assertOperator, makeTeamToken, type Team } from './team-auth';
import { insertToken, listTokens, revokeToken, type TokenRow } from './tokens.repository';

const DAY_MS = 24 * 3_600_000;

/** Creates a token for a team and grants its remote the given paths. The token is only in this response. */
export function createToken(
  dependencies: Dependencies,
  team: Team,
  body: TeamTokenBody,
): Promise<NewTeamToken> {
  const audited = { actor: team.name, action: 'token', remote: body.remote };
  return withAudit(dependencies, audited, async () => {
    assertOperator(team);
    const { name, remote, paths = [], is_pipeline: isPipeline = false } = body;
    if (remote === '*' && paths.length > 0) throw refuse.field('paths', texts.pathsForOne);
    const approver = await findPerson(dependencies, body);
    const title = custodyTexts.token(name, remote);
    const useApproval = await requireOperatorApproval(dependencies, team.name, title, {
      act: 'token',
      remote,
      body,
    });
    const now = dependencies.clock();
    const token = makeTeamToken();
    const row = await inTransaction(dependencies.db, async (tx) => {
      const expiresAt = body.days === undefined ? null : new Date(now.getTime() + body.days * DAY_MS);
      const inserted = await insertToken(tx, {
        name,
        remote,
        hash: hashToken(token),
        createdAt: now,
        expiresAt,
        isPipeline,
        approverId: approver?.id ?? null,
      });
      await useApproval(tx);
      await recordDone(tx, audited, texts.tokenMade(name));
      for (const path of paths) await grantWithin(tx, dependencies, team, { remote, path });
      return inserted;
    });
    return { ...toToken(row, approver ? [approver] : []), token };
  });
}

/** All tokens, newest first, without their values. */
export function readTokens(dependencies: Dependencies, team: Team): Promise<TeamToken[]> {
  return withAudit(dependencies, { actor: team.name, action: 'list-tokens' }, async () => {
    assertOperator(team);
    const approvers = await listApproverRows(dependencies.db);
    return (await listTokens(dependencies.db)).map((row) => toToken(row, approvers));
  });
}

/** Revokes a token at once; idempotent. */
export function endToken(dependencies: Dependencies, team: Team, id: number): Promise<void> {
  const audited = { actor: team.name, action: 'revoke-token' };
  return withAudit(dependencies, audited, async (specify) => {
    assertOperator(team);
    await inTransaction(dependencies.db, async (tx) => {
      const row = await revokeToken(tx, id, dependencies.clock());
      if (!row) throw refuse.missing();
      await recordDone(tx, specify({ remote: row.remote }), texts.tokenEnded(row.name));
    });
  });
}

const toText = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toToken = (
  { id, name, remote, createdAt, expiresAt, lastUsedAt, revokedAt, isPipeline, approverId }: TokenRow,
  approvers: readonly ApproverRow[],
): TeamToken => ({
  id,
  name,
  remote,
  created_at: createdAt.toISOString(),
  expires_at: toText(expiresAt),
  last_used_at: toText(lastUsedAt),
  revoked_at: toText(revokedAt),
  is_pipeline: isPipeline,
  person: approvers.find((approver) => approver.id === approverId)?.name ?? null,
});

/** The approver whose token it will be. */
async function findPerson({ db }: Dependencies, { person }: TeamTokenBody): Promise<ApproverRow | undefined> {
  if (person === undefined) return undefined;
  const approver = await findApproverByName(db, person);
  if (!approver || approver.revokedAt) throw refuse.field('person', custodyTexts.unknownPerson(person));
  return approver;
}
