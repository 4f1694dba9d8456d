import { roleGuardMessage } from './role-guard-message';
import { isAccountType, isRole } from './roles';

test('the guard names the account type that the route requires', () => {
  expect(roleGuardMessage('job_seeker')).toBe('This page is only accessible to job_seekers.');
  expect(roleGuardMessage('job_provider')).toBe('This page is only accessible to job_providers.');
});

test('only the two account types are account types', () => {
  expect(['job_seeker', 'job_provider'].every(isAccountType)).toBe(true);
  expect(['', 'admin', 'Student', null, undefined, 1].some(isAccountType)).toBe(false);
});

test('an operator is a role, but no account type that can be registered', () => {
  expect(isRole('operator')).toBe(true);
  expect(isAccountType('operator')).toBe(false);
  expect(['', 'admin', undefined].some(isRole)).toBe(false);
});
