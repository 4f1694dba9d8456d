import type { NewTeamToken, TeamToken, TeamTokenBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { hashToken } from '../../signing';
import type { Dependencies } from '../../dependencies';
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
    const now = dependencies.clock();
    const token = makeTeamToken();
    const row = await inTransaction(dependencies.db, async (tx) => {
      const expiresAt = body.days === undefined ? null : new Date(now.getTime() + body.days * DAY_MS);
      const { name, remote, paths = [] } = body;
      if (remote === '*' && paths.length > 0) throw refuse.field('paths', texts.pathsForOne);
      const inserted = await insertToken(tx, {
        name,
        remote,
        hash: hashToken(token),
        createdAt: now,
        expiresAt,
      });
      await recordDone(tx, audited, texts.tokenMade(name));
      for (const path of paths) await grantWithin(tx, dependencies, team, { remote, path });
      return inserted;
    });
    return { ...toToken(row), token };
  });
}

/** All tokens, newest first, without their values. */
export function readTokens(dependencies: Dependencies, team: Team): Promise<TeamToken[]> {
  return withAudit(dependencies, { actor: team.name, action: 'list-tokens' }, async () => {
    assertOperator(team);
    return (await listTokens(dependencies.db)).map(toToken);
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

const toToken = ({ id, name, remote, createdAt, expiresAt, lastUsedAt, revokedAt }: TokenRow): TeamToken => ({
  id,
  name,
  remote,
  created_at: createdAt.toISOString(),
  expires_at: toText(expiresAt),
  last_used_at: toText(lastUsedAt),
  revoked_at: toText(revokedAt),
});
