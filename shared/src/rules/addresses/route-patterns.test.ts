import { canBothMatch, isPlainPattern, isWithin, pathToGrant } from './route-patterns';

test.each([
  ['/job/468', '/job/:id'],
  ['/:any', '/login'],
  ['/*', '/dashboard'],
  ['/:lang?/login', '/login'],
  ['/:lang?/login', '/de/login'],
  ['/JOB/:id/', '/job/:number'],
  ['/job/:id?', '/job'],
  ['/job/*', '/job/:id/apply'],
  ['/files*', '/files/a'],
  ['/j%6Fb', '/job'],
])('%s meets %s', (one, other) => {
  expect([canBothMatch(one, other), canBothMatch(other, one)]).toEqual([true, true]);
});

test.each([
  ['/job/:id', '/job'],
  ['/job/:id', '/job/:id/apply'],
  ['/', '/login'],
  ['/jobs', '/job'],
  ['/job/new', '/job/old'],
  ['/hello/*', '/job/:id'],
])('%s and %s never meet', (one, other) => {
  expect([canBothMatch(one, other), canBothMatch(other, one)]).toEqual([false, false]);
});

test.each([
  ['/', '/', true],
  ['/job', '/', false],
  ['/job', '/job', true],
  ['/Job/:id', '/job', true],
  ['/jobs', '/job', false],
  ['/job/:id/apply', '/job/:number/apply', true],
  ['/job/new/apply', '/job/:id/apply', true],
  ['/job/:id', '/job/new', false],
])('%s is within %s: %s', (one, granted, expected) => {
  expect(isWithin(one, granted)).toBe(expected);
});

test.each(['/job/', 'job', '/job//x', '/:a?', '/*', '/job/*', '/j%6Fb', '/job-:id', '/..', '/é', '//', ''])(
  '%s is no plain pattern',
  (one) => expect(isPlainPattern(one)).toBe(false),
);

test('a pattern requires a grant for the path up to its last fixed segment', () => {
  expect(['/', '/job/:id', '/job/:id/apply', '/hello', '/:any'].map(pathToGrant)).toEqual([
    '/',
    '/job',
    '/job/:id/apply',
    '/hello',
    undefined,
  ]);
});
