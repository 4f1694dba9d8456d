import { releaseApprovalsData } from '../../db/schema/release-approvals';
import { releaseApproversData } from '../../db/schema/release-approvers';
import type { Module } from '../../module';

export const custodyModule = {
  personalData: { releaseApprovals: releaseApprovalsData, releaseApprovers: releaseApproversData },
} satisfies Module;
