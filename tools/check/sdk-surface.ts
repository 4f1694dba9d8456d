import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { exitWithError, ROOT } from '../lib/root';
import { compareSurfaces } from '../sdk/compare-surfaces';
import { declareTypes, type Declarations } from '../sdk/declare-types';

const RECORD = 'docs/sdk-surface.json';

/** The types of `@metier/sdk` in one version. */
export interface Surface {
  readonly version: string;
  readonly declarations: Declarations;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Comments are no part of the surface. */
const strip = (text: string) => text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');

async function readCurrent(): Promise<Surface> {
  const { version } = JSON.parse(read('shared/package.json')) as { version: string };
  const all = Object.entries(await declareTypes());
  const own = all.filter(([file]) => file.startsWith('shared/src/'));
  return { version, declarations: Object.fromEntries(own.map(([file, text]) => [file, strip(text)])) };
}

const readRecorded = () => JSON.parse(read(RECORD)) as Surface;

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

const isSame = (one: Declarations, other: Declarations) => JSON.stringify(one) === JSON.stringify(other);

/** The changes since the recorded version that the version of the package does not announce. */
async function findProblems(before: Surface, now: Surface): Promise<string[]> {
  const unversioned = isSame(before.declarations, now.declarations) ? [] : await findUnversioned(before, now);
  const isTold = read('shared/CHANGELOG.md').includes(`\n## ${now.version}\n`);
  return isTold ? unversioned : [...unversioned, `shared/CHANGELOG.md says nothing of ${now.version}`];
}

/** Checks the exports and types of `@metier/sdk` against those of the version before. */
export async function checkSdk(): Promise<string[]> {
  const before = readRecorded();
  const now = await readCurrent();
  const problems = await findProblems(before, now);
  if (problems.length > 0) return problems;
  const isCurrent = before.version === now.version && isSame(before.declarations, now.declarations);
  return isCurrent ? [] : [`${RECORD} is not current: npm run sdk -- --record`];
}

/** Records the types of this version; ends the process if the version does not announce what changed. */
export async function recordSdk(): Promise<void> {
  const now = await readCurrent();
  const problems = await findProblems(readRecorded(), now);
  if (problems.length > 0) exitWithError(problems.join('\n'));
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify(now, null, 2)}\n`);
}
