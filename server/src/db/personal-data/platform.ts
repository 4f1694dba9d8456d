import * as tables from '../schema/index';
import { declareImpersonal } from './declaration';

/** Why the names in them are kept: they are those of teams and of the server, never of an account. */
const why = 'Names are those of teams.';

/** The release platform, which has no accounts. */
export const platformTables = {
  releases: declareImpersonal(
    tables.releases,
    ['id', 'remote', 'version', 'description', 'publishedBy', 'createdAt'],
    why,
  ),
  releaseFiles: declareImpersonal(tables.releaseFiles, [
    'releaseId',
    'path',
    'encoding',
    'fileId',
    'mediaType',
    'size',
    'integrity',
  ]),
  releaseLanguages: declareImpersonal(tables.releaseLanguages, ['language', 'since']),
  releaseMoves: declareImpersonal(
    tables.releaseMoves,
    [
      'id',
      'channel',
      'previousId',
      'train',
      'remote',
      'action',
      'releaseId',
      'candidateId',
      'share',
      'salt',
      'margin',
      'minimumViews',
      'rolloutSince',
      'actor',
      'reason',
      'createdAt',
    ],
    why,
  ),
  releaseTokens: declareImpersonal(
    tables.releaseTokens,
    ['id', 'name', 'remote', 'hash', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
    why,
  ),
  releasePaths: declareImpersonal(
    tables.releasePaths,
    ['id', 'remote', 'path', 'access', 'action', 'actor', 'createdAt'],
    why,
  ),
  releaseAudit: declareImpersonal(
    tables.releaseAudit,
    ['id', 'actor', 'action', 'remote', 'version', 'channel', 'outcome', 'detail', 'createdAt'],
    why,
  ),
  releasePreviews: declareImpersonal(tables.releasePreviews, ['id', 'tokenId', 'body', 'expiresAt']),
  releaseCounts: declareImpersonal(tables.releaseCounts, [
    'channel',
    'releaseId',
    'minute',
    'views',
    'failures',
  ]),
  releaseFailures: declareImpersonal(
    tables.releaseFailures,
    ['id', 'channel', 'releaseId', 'revision', 'kind', 'path', 'message', 'createdAt'],
    'Reports hold no personal data: pages remove it before they send one.',
  ),
};
