import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { listFiles } from './list-files';

const WEAK_CALLS: ReadonlyMap<RegExp, string> = new Map([
  [/createHash\('(?:md5|sha-?1)'|\bmd5\(/i, 'take SHA-256: MD5 and SHA-1 are broken'],
  [/\bMath\.random\b/, 'take randomBytes of node:crypto: Math.random can be guessed'],
  [/\beval\(|\bnew Function\(/, 'texts never become code'],
  [/\bshell: true\b/, 'pass arguments to spawn without a shell'],
]);

/** Waiting times that are spread, so that many do not come back at once. */
const SPREAD = new Set(['server/src/reads/admission-queue.ts', 'server/src/db/folder-lock.ts']);

/** Calls in the source of the server that no secret may rest on. */
export const findWeakCalls = (file: string, text: string): string[] =>
  [...WEAK_CALLS].filter(([call]) => call.test(text)).map(([, advice]) => `${file}: ${advice}`);

export const checkWeakCalls = (): string[] =>
  listFiles(/^server\/src\/.*\.ts$/)
    .filter((file) => !/\.test\.ts$|\/testing\/|^server\/src\/demo\//.test(file) && !SPREAD.has(file))
    .flatMap((file) => findWeakCalls(file, readFileSync(join(ROOT, file), 'utf8')));
