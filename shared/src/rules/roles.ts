export type AccountType = 'job_seeker' | 'job_provider';

export const ACCOUNT_TYPES = [
  { value: 'job_seeker', label: 'Student' },
  { value: 'job_provider', label: 'Employer' },
] as const satisfies readonly { value: AccountType; label: string }[];

/** Whether an external value (a stored session, a form) is an account type. */
export function isAccountType(value: unknown): value is AccountType {
  return ACCOUNT_TYPES.some((type) => type.value === value);
}

/** Message for a signed-in user of the other role when a route requires `role`. */
export function roleGuardMessage(role: AccountType): string {
  return `This page is only accessible to ${role}s.`;
}
