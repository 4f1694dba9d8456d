import { decrypt, encrypt } from './encryption';

const SECRET = 'a secret that only the tests know';

it('what was encrypted is read with the same secret, purpose and owner only', () => {
  const sealed = encrypt(SECRET, 'totp', '7', 'GEZDGNBV');
  expect(sealed).not.toContain('GEZDGNBV');
  expect(decrypt(SECRET, 'totp', '7', sealed)).toBe('GEZDGNBV');
  expect(decrypt(`${SECRET}!`, 'totp', '7', sealed)).toBeUndefined();
  expect(decrypt(SECRET, 'other', '7', sealed)).toBeUndefined();
  expect(decrypt(SECRET, 'totp', '8', sealed)).toBeUndefined();
});

it.each(['', 'short', `${encrypt(SECRET, 'totp', '7', 'text')}AAAA`])('%j is nothing', (sealed) => {
  expect(decrypt(SECRET, 'totp', '7', sealed)).toBeUndefined();
});

it('the same text is encrypted differently each time', () => {
  expect(encrypt(SECRET, 'totp', '7', 'text')).not.toBe(encrypt(SECRET, 'totp', '7', 'text'));
});
