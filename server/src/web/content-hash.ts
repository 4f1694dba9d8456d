import { createHash } from 'node:crypto';

/** Source expression of the Content-Security-Policy that allows this inline style or script. */
export const toHashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
