import type { AccountType } from '@metier/sdk/rules';

/** Kinds of accounts that may not turn two-step login off; none of the job board's own. */
const REQUIRED_FOR: ReadonlySet<string> = new Set();

/**
 * Whether an account needs two-step login. Operations of such accounts are to be refused until
 * `hasSecondFactor` is true; logging in stays possible, so that it can be set up.
 */
export const requiresSecondFactor = ({ accountType }: { readonly accountType: AccountType }): boolean =>
  REQUIRED_FOR.has(accountType);
