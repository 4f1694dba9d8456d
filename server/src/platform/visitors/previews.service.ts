import { randomBytes } from 'node:crypto';
import type { Preview, PreviewBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { recordDone, withAudit, type AuditedAction } from '../store/audit.service';
import type { ChosenPreview } from './choose';
import { namePreview } from './overrides';
import {
  deleteEndedPreviews,
  deletePreview,
  findPreviews,
  insertPreview,
  updatePreview,
  type PreviewRow,
} from './previews.repository';
import { previewsTexts as texts } from './previews.texts';
import type { Team } from '../teams/team-auth';

/** Covers a working day and the evening; a running dev server renews it. */
const LIFE_MS = 12 * 60 * 60_000;

/**
 * Starts the preview of a remote on a developer's machine and returns its link; `shellOrigin` is the origin
 * of the shell.
 */
export function startPreview(
  dependencies: Dependencies,
  team: Team,
  body: PreviewBody,
  shellOrigin: string,
): Promise<Preview> {
  const { db, clock } = dependencies;
  const audited = describeAction('preview', team, body.remote);
  return withAudit(dependencies, audited, async () => {
    assertAllowed(dependencies, team, body.remote);
    const row = {
      id: randomBytes(9).toString('base64url'),
      tokenId: team.tokenId,
      body,
      expiresAt: endOf(dependencies),
    };
    await inTransaction(db, async (tx) => {
      await deleteEndedPreviews(tx, clock());
      await insertPreview(tx, row);
      await recordDone(tx, audited, texts.started(body.origin));
    });
    return toPreview(row, shellOrigin);
  });
}

/** Updates the description of a preview and extends it. */
export async function renewPreview(
  dependencies: Dependencies,
  team: Team,
  id: string,
  body: PreviewBody,
  shellOrigin: string,
): Promise<Preview> {
  const { db } = dependencies;
  const row = await findOwn(dependencies, team, id);
  if (row.body.remote !== body.remote) throw refuse.conflict(texts.otherName(row.body.remote));
  const change = { body, expiresAt: endOf(dependencies) };
  await updatePreview(db, id, change);
  return toPreview({ ...row, ...change }, shellOrigin);
}

export async function endPreview(dependencies: Dependencies, team: Team, id: string): Promise<void> {
  const { body } = await findOwn(dependencies, team, id);
  await inTransaction(dependencies.db, async (tx) => {
    await deletePreview(tx, id);
    await recordDone(tx, describeAction('end-preview', team, body.remote), texts.ended);
  });
}

/** Those of these previews that have not expired; none outside of staging. */
export async function loadPreviews(
  { db, clock, config }: Dependencies,
  ids: readonly string[],
): Promise<ChosenPreview[]> {
  if (config.channel !== 'staging' || ids.length === 0) return [];
  return (await findPreviews(db, ids, clock())).map(({ id, body }) => ({ ...body, id }));
}

const describeAction = (action: string, { name }: Team, remote: string): AuditedAction => ({
  actor: name,
  action,
  remote,
  channel: 'staging',
});

const endOf = ({ clock }: Dependencies) => new Date(clock().getTime() + LIFE_MS);

function assertAllowed({ config }: Dependencies, team: Team, remote: string): void {
  if (config.channel !== 'staging') throw refuse.conflict(texts.notStaging);
  if (team.remote !== '*' && team.remote !== remote) throw refuse.forbidden(texts.otherRemote(team.remote));
}

async function findOwn({ db, clock }: Dependencies, team: Team, id: string): Promise<PreviewRow> {
  const [row] = await findPreviews(db, [id], clock());
  if (!row || (team.remote !== '*' && team.remote !== row.body.remote)) throw refuse.missing();
  return row;
}

const toPreview = ({ id, body, expiresAt }: PreviewRow, shellOrigin: string): Preview => ({
  id,
  remote: body.remote,
  expires_at: expiresAt.toISOString(),
  link: `${shellOrigin}/?release=${body.remote}@${namePreview(id)}`,
});
