import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPermissive } from '../../server/src/platform/gate/licenses';
import { ROOT } from '../lib/root';

interface Locked {
  readonly license?: unknown;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Packages without such a licence in the lockfile, and why they may be shipped. */
const EXCEPTIONS: readonly (readonly [name: RegExp, why: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later: a file of its own, which anyone can replace'],
  [/^caniuse-lite$/, 'CC-BY-4.0: data for builds, in no bundle'],
  [/^@fontsource\/bricolage-grotesque$/, 'OFL-1.1: a font, shipped unchanged under its name'],
  [/^png-js$/, 'MIT in its file LICENSE, not in its package.json'],
];

/** Lists the packages that are installed for more than development, without a permissive licence or a reason. */
export function findLicenses(packages: Readonly<Record<string, Locked>>): string[] {
  const unused = new Set(EXCEPTIONS);
  const found = Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (dev || link || !path.includes('node_modules/') || isPermissive(String(license))) return [];
    const exception = EXCEPTIONS.find(([pattern]) => pattern.test(name));
    if (!exception)
      return [`${name} has the licence ${license ?? 'UNKNOWN'}: replace it, or say why it may be shipped`];
    unused.delete(exception);
    return [];
  });
  return [...found, ...[...unused].map(([pattern]) => `${pattern} is an exception of no package: remove it`)];
}

export async function checkLicenses(): Promise<string[]> {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return findLicenses(lock.packages);
}
