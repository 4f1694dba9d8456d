import type { RouteAccess } from '@metier/sdk/contract';
import { decideAccess } from './decide-access';

const access: RouteAccess[] = [
  { path: '/', access: 'public' },
  { path: '/messages', access: 'login' },
  { path: '/account/data', access: 'login' },
  { path: '/dashboard', access: 'job_seeker' },
  { path: '/dashboard', access: 'job_provider' },
  { path: '/job/:id/apply', access: 'job_seeker' },
];

const as = (account_type: string) => ({ account_type });

test('public pages are open to visitors and users', () => {
  expect(decideAccess(access, undefined, '/')).toEqual({ kind: 'open' });
  expect(decideAccess(access, as('job_seeker'), '/')).toEqual({ kind: 'open' });
});

test('a visitor has to log in for everything else that exists', () => {
  for (const pathname of ['/messages', '/dashboard', '/job/5/apply'])
    expect(decideAccess(access, undefined, pathname)).toEqual({ kind: 'login' });
});

test('an address that no remote claims does not exist, for any role', () => {
  expect(decideAccess(access, undefined, '/nowhere')).toEqual({ kind: 'missing' });
  expect(decideAccess(access, as('job_provider'), '/job/5/apply/now')).toEqual({ kind: 'missing' });
});

test('a page of one role is denied to the other, with the required role', () => {
  expect(decideAccess(access, as('job_provider'), '/job/5/apply')).toEqual({
    kind: 'wrong-role',
    role: 'job_seeker',
  });
});

test('a locked account reads public pages, and is led to the page that keeps it', () => {
  const locked = { ...as('job_seeker'), deletion_at: '2026-12-10T08:00:00Z' };
  for (const pathname of ['/', '/account/data'])
    expect(decideAccess(access, locked, pathname)).toEqual({ kind: 'open' });
  for (const pathname of ['/messages', '/dashboard', '/job/5/apply'])
    expect(decideAccess(access, locked, pathname)).toEqual({
      kind: 'locked',
      deletionAt: locked.deletion_at,
    });
});

test('an address claimed for both roles is open to both, and to no other', () => {
  expect(decideAccess(access, as('job_seeker'), '/dashboard')).toEqual({ kind: 'open' });
  expect(decideAccess(access, as('job_provider'), '/dashboard')).toEqual({ kind: 'open' });
  expect(decideAccess(access, as('auditor'), '/dashboard')).toEqual({ kind: 'unknown-role' });
});
