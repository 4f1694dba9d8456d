import { Type } from 'typebox';
import { readSignedValue, signValue } from './signing';

const Shape = Type.Object({ name: Type.String() });
const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-21T11:00:00Z');
const signed = signValue('a secret', 'release', { name: 'Mia' }, later);
const read = (text: string, secret = 'a secret', purpose: 'release' | 'ticket' = 'release', at = now) =>
  readSignedValue(secret, purpose, text, Shape, at);

test('a value comes back as it was signed, until its end', () => {
  expect(read(signed)).toEqual({ name: 'Mia' });
  expect(read(signed, 'a secret', 'release', later)).toBeUndefined();
});

test('what was changed, made up, or signed for something else is nothing', () => {
  const [text = '', signature = ''] = signed.split('.');
  const forged = Buffer.from(JSON.stringify({ value: { name: 'Eve' }, end: later.getTime() }));
  expect(read(`${forged.toString('base64url')}.${signature}`)).toBeUndefined();
  for (const bad of ['', '.', text, `${text}.`, `${text}.${signature}x`, 'ü.ü'])
    expect(read(bad)).toBeUndefined();
  expect(read(signed, 'another secret')).toBeUndefined();
  expect(read(signed, 'a secret', 'ticket')).toBeUndefined();
});

test('a signed value of another shape is nothing', () => {
  expect(read(signValue('a secret', 'release', { title: 'Mia' }, later))).toBeUndefined();
});
