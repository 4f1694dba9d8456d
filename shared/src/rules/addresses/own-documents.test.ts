import { findOwnDocument } from './own-documents';

test('pages where secrets are typed have documents of their own, however the address is written', () => {
  for (const path of ['/login', '/LOGIN/', '/register', '/reset-password'])
    expect(findOwnDocument(path, undefined)).toBe('entrance');
  for (const path of ['/account', '/account/data', '/account/confirm-email'])
    expect(findOwnDocument(path, 'job_seeker')).toBe('account');
  expect(findOwnDocument('/platform', undefined)).toBe('platform');
  expect(findOwnDocument('/operator/cases/7', 'operator')).toBe('operator');
});

test('the dashboard is shared, except that of an operator', () => {
  expect(findOwnDocument('/dashboard', 'operator')).toBe('operator');
  for (const role of [undefined, 'job_seeker', 'job_provider'])
    expect(findOwnDocument('/dashboard', role)).toBeUndefined();
});

test('an address that only begins with the same letters is shared', () => {
  for (const path of ['/', '/loginx', '/accounts', '/job/5'])
    expect(findOwnDocument(path, undefined)).toBeUndefined();
});

test('below a page of the entrance, addresses are shared: they may show what other remotes lend', () => {
  for (const path of ['/register/profile', '/Register/Profile/', '/login/help'])
    expect(findOwnDocument(path, 'job_seeker')).toBeUndefined();
});
