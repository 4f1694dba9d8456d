import type { AnyRelease } from '@metier/sdk/contract';

/** A description in the format before contract windows: one number, for the shell and for a remote. */
interface SingleContract {
  readonly name?: unknown;
  readonly contract: number;
}

const hasSingleContract = (description: object): description is SingleContract =>
  'contract' in description && typeof description.contract === 'number' && !('contracts' in description);

/**
 * Upgrades a description to the current format. Earlier formats are handled only here: every description,
 * from an archive or the database, passes through it.
 */
export function upgradeDescription(description: object): object {
  if (!hasSingleContract(description)) return description;
  const { contract, ...rest } = description;
  return { ...rest, contracts: rest.name === 'shell' ? [contract] : { from: contract, to: contract } };
}

/** Reads a description from the database, which was validated when it was published. */
export const readStoredDescription = (description: object): AnyRelease =>
  upgradeDescription(description) as AnyRelease;
