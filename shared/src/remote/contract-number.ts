/**
 * The newest shell–remote contract, which the types of this package describe. Raise it for a change that
 * breaks remotes built before.
 */
export const NEWEST_CONTRACT = 1;

/** The contracts that the shell supports. Remove a number once no live remote needs it. */
export const SHELL_CONTRACTS: readonly number[] = [1];
