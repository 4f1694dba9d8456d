import { readConfig } from '../../config/config';
import { requiresSecondFactor } from './second-factor';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://jobs.example',
};
const OPERATOR = { accountType: 'operator', username: 'operator' } as const;

it.each([
  ['the demo on one’s own machine', {}, false],
  ['production', PRODUCTION, true],
  ['a database of one’s own', { DATABASE_URL: 'postgres://localhost/metier' }, true],
  ['a server without demo data', { SEED_DEMO: '0' }, true],
])('in %s the account "operator" is treated accordingly', (_place, environment, isRequired) => {
  expect(requiresSecondFactor(readConfig(environment), OPERATOR)).toBe(isRequired);
});

it('every other operator needs a second factor everywhere, and nobody else does', () => {
  const config = readConfig({});
  expect(requiresSecondFactor(config, { ...OPERATOR, username: 'olga@metier.example' })).toBe(true);
  expect(requiresSecondFactor(config, { ...OPERATOR, accountType: 'job_provider' })).toBe(false);
});
