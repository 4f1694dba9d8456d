/** The range of contracts that a remote supports, inclusive. */
export interface ContractRange {
  readonly from: number;
  readonly to: number;
}

/** The highest contract that both a shell and a remote support; undefined when there is none. */
export function findCommonContract(
  contracts: readonly number[],
  { from, to }: ContractRange,
): number | undefined {
  const common = contracts.filter((contract) => contract >= from && contract <= to);
  return common.length > 0 ? Math.max(...common) : undefined;
}

/** `1`, or `1 to 3`. */
export const nameContractRange = ({ from, to }: ContractRange): string =>
  from === to ? String(from) : `${from} to ${to}`;

/** `1`, `1 and 2`, or `1, 2 and 3`. */
export function nameContracts(contracts: readonly number[]): string {
  const sorted = [...contracts].sort((one, other) => one - other);
  return [sorted.slice(0, -1).join(', '), ...sorted.slice(-1)].filter((part) => part !== '').join(' and ');
}
