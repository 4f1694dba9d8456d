import { releaseAuditData, releasePathsData, releaseTokensData } from '../../db/schema/releases';
import type { Module } from '../../module';

export const teamsModule = {
  personalData: {
    releaseTokens: releaseTokensData,
    releasePaths: releasePathsData,
    releaseAudit: releaseAuditData,
  },
} satisfies Module;
