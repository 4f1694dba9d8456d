import fc from 'fast-check';
import { matchPath, matchRoutes } from 'react-router-dom';
import { canBothMatch, isPlainPattern, isWithin, toSubtreePattern } from '../rules/index';

/** A fifth of the laboratory's, because few random paths match. */
const RUNS = process.env.METIER_LAB === '1' ? 1500 : 300;

const matches = (pattern: string, path: string) =>
  matchPath(pattern, path) !== null || matchRoutes([{ path: pattern }], path) !== null;

/** A small vocabulary, so that patterns and paths often match. */
const word = fc.constantFrom('job', 'Job', 'a', 'ab', 'x.y', 'j%6Fb', '468', 'é', '.', '%2F');
const segment = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 3, arbitrary: fc.constantFrom(':id', ':any') },
  { weight: 2, arbitrary: fc.constantFrom(':id?', 'job?', 'a?', ':any?') },
  { weight: 1, arbitrary: fc.constantFrom('job-:id', ':id.html', '*', 'j*b', 'a+', '(a)', '?', 'a?b', '') },
);
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '/*'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);
const path = fc
  .tuple(fc.array(word, { maxLength: 5 }), fc.constantFrom('', '/', '//'))
  .map(([words, end]) => `/${words.join('/')}${end}`);

test('patterns that React Router lets match one path are said to meet', () => {
  fc.assert(
    fc.property(pattern, pattern, path, (one, other, concrete) => {
      fc.pre(matches(one, concrete) && matches(other, concrete));
      expect(canBothMatch(one, other)).toBe(true);
    }),
    { numRuns: RUNS, maxSkipsPerRun: 2000 },
  );
});

test('a path that is itself a pattern meets every pattern that it fits', () => {
  fc.assert(
    fc.property(pattern, path, (one, concrete) => {
      fc.pre(matches(one, concrete));
      expect(canBothMatch(one, concrete)).toBe(true);
    }),
    { numRuns: RUNS, maxSkipsPerRun: 2000 },
  );
});

test('what is within a grant matches nothing outside its territory', () => {
  fc.assert(
    fc.property(pattern, pattern, path, (one, granted, concrete) => {
      fc.pre(isPlainPattern(one) && isPlainPattern(granted) && isWithin(one, granted));
      fc.pre(matchPath(one, concrete) !== null);
      expect(matchPath(toSubtreePattern(granted), concrete)).not.toBeNull();
    }),
    { numRuns: RUNS / 5, maxSkipsPerRun: 5000 },
  );
});
