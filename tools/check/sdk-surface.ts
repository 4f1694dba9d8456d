import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { ROOT } from '../lib/root';
import { compareSurfaces } from '../sdk/compare-surfaces';
import { declareTypes, type Declarations } from '../sdk/declare-types';
import { readLastVersion, sayMissing } from './last-version';

/** The types of `@metier/sdk` in one version. */
export interface Surface {
  readonly version: string;
  readonly declarations: Declarations;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Comments are no part of the surface. */
const strip = (text: string) => text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');

const LITERAL = /(?<=([[(]|from )?)(["'])((?:(?!\2)[^\\\n]|\\.)*)\2(?=(\??:)?)/g;
/** Has a capital or a space, as texts have and values do not. */
const TEXT = /^[A-Z]|\s/;

/** The wording of a text is no part of the surface; names of properties and files are. */
const widenWords = (declaration: string) =>
  declaration.replaceAll(LITERAL, (literal, before?: string, _quote?: string, text = '', after?: string) =>
    before || after || !TEXT.test(text) ? literal : 'string',
  );

export function toSurface(version: string, declarations: Declarations): Surface {
  const own = Object.entries(declarations).filter(([file]) => file.startsWith('shared/src/'));
  const shown = own.map(([file, text]) => [file, widenWords(strip(text))]);
  return { version, declarations: Object.fromEntries(shown) };
}

export const readSdkVersion = () => (JSON.parse(read('shared/package.json')) as { version: string }).version;

/** Sentences about a version that promises more or other than the one before, without saying so. */
export async function findUnversioned(before: Surface, now: Surface): Promise<string[]> {
  const { added, removed, broken } = await compareSurfaces(before.declarations, now.declarations);
  const isMajor = semver.major(now.version) > semver.major(before.version);
  const isMinor = isMajor || semver.minor(now.version) > semver.minor(before.version);
  const major = semver.inc(before.version, 'major');
  const minor = semver.inc(before.version, 'minor');
  return [
    ...(isMajor ? [] : removed.map((name) => `${name} is no longer exported: that is ${major}`)),
    ...(isMajor
      ? []
      : broken.map((name) => `${name} breaks code written for ${before.version}: that is ${major}`)),
    ...(isMinor ? [] : added.map((name) => `${name} is new: that is ${minor} or later`)),
  ].map((sentence) => `@metier/sdk/${sentence}, in shared/package.json`);
}

/** The files whose types differ. */
const listChanged = (before: Declarations, now: Declarations) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file]);

/** Checks the exports and types of `@metier/sdk` against those of the last version. */
export async function checkSdk(note: (line: string) => void): Promise<string[]> {
  const version = readSdkVersion();
  const isTold = read('shared/CHANGELOG.md').includes(`\n## ${version}\n`);
  const untold = isTold ? [] : [`shared/CHANGELOG.md says nothing of ${version}`];
  const last = await readLastVersion();
  if (!last) {
    note(sayMissing());
    return untold;
  }
  const before = toSurface(last.version, last.declarations);
  const now = toSurface(version, await declareTypes());
  const changed = listChanged(before.declarations, now.declarations);
  if (changed.length > 0) note(`since ${before.version}: ${changed.length} files of types are changed`);
  return [...(changed.length > 0 ? await findUnversioned(before, now) : []), ...untold];
}
