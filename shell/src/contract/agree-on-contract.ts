import { SHELL_CONTRACTS, type Ports, type Remote } from '@metier/sdk/remote';
import { findCommonContract, nameContractRange, nameContracts, type ContractRange } from '@metier/sdk/rules';
import type { ReleaseName } from '../base/release-name';

/**
 * Ports in the shape of a contract version. Translate here once the ports of an older contract differ from
 * the newest.
 */
const offerPorts = (ports: Ports, contract: number): Ports => ({ ...ports, contract });

/** Remotes built before contract ranges declare a single number. */
const readRange = ({ contract, contracts }: Remote): ContractRange =>
  contracts ?? { from: contract, to: contract };

/**
 * Binds a remote to the ports of the highest contract version that it shares with the shell. Throws if there
 * is none, so that the remote is not started.
 */
export function agreeOnContract(
  face: Remote,
  { name, version }: ReleaseName,
  spoken: readonly number[] = SHELL_CONTRACTS,
): Remote {
  const range = readRange(face);
  const contract = findCommonContract(spoken, range);
  if (contract === undefined)
    throw new Error(
      `${name} ${version} speaks contract ${nameContractRange(range)}, and this shell ${nameContracts(spoken)}`,
    );
  return {
    ...face,
    routes: (ports) => face.routes(offerPorts(ports, contract)),
    fragment: (fragment, ports) => face.fragment(fragment, offerPorts(ports, contract)),
  };
}
