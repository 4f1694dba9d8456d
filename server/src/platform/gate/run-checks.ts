import type { AnyRelease, GateCheck, ShellRelease, Verdict } from '@metier/sdk/contract';
import { checkContract } from './checks/check-contract';
import { checkFiles } from './checks/check-files';
import { checkOperations } from './checks/check-operations';
import { checkRoutes } from './checks/check-routes';
import { checkShared } from './checks/check-shared';
import { checkSize } from './checks/check-size';
import { checkSmoke } from './checks/check-smoke';
import { checkStyles } from './checks/check-styles';
import { isRemote, type GateContext, type GateInput } from './context';
import type { CheckResult } from './verdicts';

/** In the order of the report. */
const CHECKS: Readonly<Record<GateCheck, (question: GateInput) => CheckResult>> = {
  contract: checkContract,
  shared: checkShared,
  routes: checkRoutes,
  operations: checkOperations,
  files: checkFiles,
  size: checkSize,
  styles: checkStyles,
  smoke: checkSmoke,
};

/**
 * Checks whether a release can be deployed next to the live ones: a remote with the live shell and the other
 * live remotes, a shell with all live remotes, either with the live API. The live release that it would
 * replace is ignored. Never throws; no side effects.
 */
export function runChecks(
  candidate: AnyRelease,
  live: readonly AnyRelease[],
  context: GateContext,
): Verdict[] {
  const others = live.filter(({ name }) => name !== candidate.name);
  const question = {
    candidate,
    shells: others.filter((release): release is ShellRelease => !isRemote(release)),
    remotes: others.filter(isRemote),
    replaced: live.filter(({ name, version }) => name === candidate.name && version !== candidate.version),
    context,
  };
  return Object.entries(CHECKS).map(([check, ask]) => ({ check: check as GateCheck, ...ask(question) }));
}

/** True when no verdict is "no"; "unknown" does not block, and the checks in `without` are ignored. */
export const canDeploy = (verdicts: readonly Verdict[], without: readonly GateCheck[] = []): boolean =>
  verdicts.every(({ check, verdict }) => verdict !== 'no' || without.includes(check));
