/**
 * The newest contract between shell and remotes, which the types of this package describe. It is raised by a change that
 * a remote built before would not survive.
 */
export const NEWEST_CONTRACT = 1;

/** The contracts that the shell speaks. A number leaves the list once no live remote needs it any more. */
export const SHELL_CONTRACTS: readonly number[] = [1];
