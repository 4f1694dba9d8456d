import { accountDataProbes } from './probes/account-data-probes';
import { accountProbes } from './probes/account-probes';
import { applicationProbes } from './probes/application-probes';
import { alertProbes } from './probes/alert-probes';
import { boardProbes } from './probes/board-probes';
import { interviewProbes } from './probes/interview-probes';
import { moderationProbes } from './probes/moderation-probes';
import type { Probe, Probes } from './probes/probe';
import { approvalProbes } from './probes/approval-probes';
import { releaseProbes } from './probes/release-probes';

export type { ProbeRequest } from './probes/probe';

/** The probe of each operation of the API. */
export const probes: Probes = {
  ...accountProbes,
  ...accountDataProbes,
  ...alertProbes,
  ...boardProbes,
  ...applicationProbes,
  ...interviewProbes,
  ...moderationProbes,
  ...approvalProbes,
  ...releaseProbes,
};

/** The probe of an operation; throws if there is none. */
export function findProbe(operation: string): Probe {
  const probe = probes[operation];
  if (probe) return probe;
  throw new Error(`Add a probe for "${operation}" to a file in server/src/testing/probes.`);
}
