import { valuesOf } from '../choices/choices';

/** The two sides of the job market, for which accounts can be registered. */
export type AccountType = 'job_seeker' | 'job_provider';

export const ACCOUNT_TYPES = [
  { value: 'job_seeker', label: 'Student' },
  { value: 'job_provider', label: 'Employer' },
] as const satisfies readonly { value: AccountType; label: string }[];

/** What an account may be: a side of the market, or an operator, who moderates and is created on the server alone. */
export type Role = AccountType | 'operator';

export const ROLES = [...valuesOf(ACCOUNT_TYPES), 'operator'] as const satisfies readonly Role[];

/** Whether an external value (a stored session, a form) is an account type. */
export function isAccountType(value: unknown): value is AccountType {
  return ACCOUNT_TYPES.some((type) => type.value === value);
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
