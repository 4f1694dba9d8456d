import type { Refusal } from '../../../errors';
import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords';

// At what a hash costs on a server.
jest.restoreAllMocks();

it('a hash costs what OWASP recommends', async () => {
  expect(await hashPassword('correct')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('of very many passwords at once so many are checked as a client waits for, the others refused', async () => {
  const checks = Array.from({ length: 150 }, () => verifyPassword(undefined, 'a guess'));
  const known = verifyPassword(await hashPassword('correct', 'known'), 'correct', 'known');
  const outcomes = await Promise.allSettled(checks);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(48);
  expect(refused.length).toBeLessThan(150);
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      kind: 'busy',
      headers: { 'retry-after': expect.stringMatching(/^[123]$/) as string },
    } as Partial<Refusal>);
  expect(await known).toBe(true);
  expect(await verifyPassword(await hashPassword('correct'), 'correct')).toBe(true);
});

it('a hash of an earlier version, of a password as it was typed, still opens the account', async () => {
  const forms = ['Zürich'.normalize('NFC'), 'Zürich'.normalize('NFD')];
  for (const stored of forms) {
    const earlier = await hash(stored);
    for (const typed of forms) expect(await verifyPassword(earlier, typed)).toBe(true);
    expect(await verifyPassword(earlier, 'Zurich')).toBe(false);
  }
});
