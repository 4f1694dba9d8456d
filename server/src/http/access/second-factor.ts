import type { Role } from '@metier/sdk/rules';
import type { Config } from '../../config/config';
import { OPERATOR_USERNAME } from '../../config/demo-logins';

/**
 * Whether an account acts in its role only in sessions with a second factor: operators, because they read and
 * remove what belongs to others. The demo's operator is exempt: its password is public, so the first visitor
 * to set up a second factor would lock out all others.
 */
export const requiresSecondFactor = (
  { isDemo }: Pick<Config, 'isDemo'>,
  { accountType, username }: { readonly accountType: Role; readonly username: string },
): boolean => accountType === 'operator' && !(isDemo && username === OPERATOR_USERNAME);
