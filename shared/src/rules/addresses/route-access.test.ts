import { canOverlap, findClaims, isOpenTo, isSamePath, matchesPath } from './route-access';

const seeker = { account_type: 'job_seeker' };

test('a visitor may use only what is public', () => {
  expect(isOpenTo('public', undefined)).toBe(true);
  expect(isOpenTo('login', undefined)).toBe(false);
  expect(isOpenTo('job_seeker', undefined)).toBe(false);
});

test('a signed-in user may open public routes, login routes and routes of the own role', () => {
  expect(isOpenTo('public', seeker)).toBe(true);
  expect(isOpenTo('login', seeker)).toBe(true);
  expect(isOpenTo('job_seeker', seeker)).toBe(true);
  expect(isOpenTo('job_provider', seeker)).toBe(false);
});

test('only the two roles leave each other alone', () => {
  expect(canOverlap('job_seeker', 'job_provider')).toBe(false);
  expect(canOverlap('job_seeker', 'login')).toBe(true);
  expect(canOverlap('public', 'job_provider')).toBe(true);
  expect(canOverlap('job_seeker', 'job_seeker')).toBe(true);
});

test('a parameter matches exactly one segment', () => {
  expect(matchesPath('/job/:id', '/job/5')).toBe(true);
  expect(matchesPath('/job/:id', '/Job/5/')).toBe(true);
  expect(matchesPath('/job/:id', '/job')).toBe(false);
  expect(matchesPath('/job/:id', '/job/5/apply')).toBe(false);
  expect(matchesPath('/', '/')).toBe(true);
});

test('the name of a parameter does not make another path', () => {
  expect(isSamePath('/job/:id', '/job/:number')).toBe(true);
  expect(isSamePath('/job/:id', '/job/new')).toBe(false);
});

test('a fixed segment answers before a parameter', () => {
  const claims = [
    { path: '/job/:id', access: 'public' },
    { path: '/job/new', access: 'job_provider' },
  ] as const;
  expect(findClaims(claims, '/job/new')).toEqual([claims[1]]);
  expect(findClaims(claims, '/job/7')).toEqual([claims[0]]);
});

test('every claim on the answering path is found', () => {
  const claims = [
    { path: '/dashboard', access: 'job_seeker' },
    { path: '/dashboard', access: 'job_provider' },
    { path: '/', access: 'public' },
  ] as const;
  expect(findClaims(claims, '/dashboard')).toEqual(claims.slice(0, 2));
  expect(findClaims(claims, '/nowhere')).toEqual([]);
});
