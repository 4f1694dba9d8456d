import { SHELL_CONTRACTS, type ContractRange, type Ports, type Remote } from '@metier/shared/remote';
import { findCommonContract, nameContractRange, nameContracts } from '@metier/shared/rules';

interface ReleaseName {
  readonly name: string;
  readonly version: string;
}

/** The ports as a contract has them. A contract whose ports differ from the newest one's is translated here. */
const offerPorts = (ports: Ports, contract: number): Ports => ({ ...ports, contract });

/** A remote built before there were ranges says one number. */
const readRange = ({ contract, contracts }: Remote): ContractRange =>
  contracts ?? { from: contract, to: contract };

/**
 * The face of a remote with the ports of the highest contract that it and the shell speak. Throws when there is none: the
 * remote is then not started.
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
