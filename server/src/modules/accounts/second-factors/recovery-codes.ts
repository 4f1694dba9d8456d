import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../signing';

const CODES = 10;
/** No letters that look like digits. 24 characters of these 31 are 118 bits, so that a plain hash hides them. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 24;
/** Codes that were made before have 16 characters. */
const SHAPE = /^(?:[a-z2-9]{16}|[a-z2-9]{24})$/;

/** New recovery codes, in groups of four characters. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: CODES }, makeCode);

function makeCode(): string {
  let code = '';
  while (code.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) {
      // Values beyond the alphabet are dropped, so that each character is equally likely.
      const character = ALPHABET[byte & 31];
      if (character && code.length < LENGTH) code += character;
    }
  return code.replace(/(.{4})(?!$)/g, '$1-');
}

/** Hash of a recovery code as it was typed; undefined for anything else. */
export function hashRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return SHAPE.test(code) ? hashToken(`recovery ${code}`) : undefined;
}
