import type { AnyRelease } from '@metier/shared/contract';

/** A description as it was written before there were contract windows: one number, for the shell and for a remote. */
interface SingleContract {
  readonly name?: unknown;
  readonly contract: number;
}

const hasSingleContract = (description: object): description is SingleContract =>
  'contract' in description && typeof description.contract === 'number' && !('contracts' in description);

/**
 * A description in today's form. Releases are kept for good, so this is the one place that knows the earlier forms: every
 * description passes here, from an archive and from the database.
 */
export function upgradeDescription(description: object): object {
  if (!hasSingleContract(description)) return description;
  const { contract, ...rest } = description;
  return { ...rest, contracts: rest.name === 'shell' ? [contract] : { from: contract, to: contract } };
}

/** The same for what the database keeps, which was checked when it was published. */
export const readStoredDescription = (description: object): AnyRelease =>
  upgradeDescription(description) as AnyRelease;
