import { LANGUAGES } from '@metier/sdk/rules';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/** Where to report a vulnerability (RFC 9116). */
export function writeSecurityText(email: string, origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/support`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
