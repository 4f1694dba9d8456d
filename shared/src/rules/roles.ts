export type AccountType = 'job_seeker' | 'job_provider';

export const ACCOUNT_TYPES = [
  { value: 'job_seeker', label: 'Student' },
  { value: 'job_provider', label: 'Employer' },
] as const satisfies readonly { value: AccountType; label: string }[];

/** Whether a value from outside (a stored session, a form) names an account type. */
export function isAccountType(value: unknown): value is AccountType {
  return ACCOUNT_TYPES.some((type) => type.value === value);
}

/** What a signed-in user of the other role is told when a route asks for `role`. */
export function explainRoleGuard(role: AccountType): string {
  return `This page is only accessible to ${role}s.`;
}
