import { createHash } from 'node:crypto';
import { RemoteRelease, ReleaseName, ReleaseVersion, ShellRelease } from '@metier/sdk/contract';
import type { AnyRelease } from '@metier/sdk/contract';
import { Check, Errors } from 'typebox/schema';
import { refuse } from '../../errors';
import { findManifestFlaw } from './check-manifest';
import { releasesTexts as texts } from './releases.texts';
import { upgradeDescription } from './upgrade-description';

const DESCRIPTION = 'release.json';
export const SHELL = 'shell';
/** Every process keeps the descriptions of all releases; the longest has 67 kB. */
const MAX_BYTES = 300_000;

/** Hash in the format of the `integrity` attribute. */
export const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Returns the description of an archive's release if its files are exactly those described, unchanged since
 * the build; throws a refusal with the reason otherwise. `remote` is the remote that the sender may publish,
 * `*` for all.
 */
export function checkRelease(files: ReadonlyMap<string, Buffer>, remote: string): AnyRelease {
  const description = readDescription(files.get(DESCRIPTION));
  const { name, version } = description;
  if (!Check(ReleaseName, name)) throw refuse.invalid(texts.noRelease(name));
  if (remote !== '*' && name !== remote) throw refuse.forbidden(texts.otherRemote(name, remote));
  if (version.endsWith('-dev')) throw refuse.invalid(texts.watched(version));
  const flaw = findManifestFlaw(description);
  if (flaw) throw refuse.invalid(texts.badDescription(flaw));
  checkFiles(description, files);
  return description;
}

/** Parses a description; throws a refusal if it is invalid. */
export function readDescription(content: Buffer | undefined): AnyRelease {
  if (!content) throw refuse.invalid(texts.noDescription);
  if (content.length > MAX_BYTES) throw refuse.invalid(texts.longDescription(content.length, MAX_BYTES));
  const description = upgradeDescription(parse(content));
  const isShell = (description as Partial<AnyRelease>).name === SHELL;
  const schema = isShell ? ShellRelease : RemoteRelease;
  if (!Check(schema, description)) throw refuse.invalid(texts.badDescription(findFlaw(schema, description)));
  if (!Check(ReleaseVersion, description.version))
    throw refuse.invalid(texts.badDescription('its version is none'));
  return description;
}

function parse(content: Buffer): object {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw refuse.invalid(texts.badDescription('it is not a JSON object'));
}

function findFlaw(schema: typeof ShellRelease | typeof RemoteRelease, description: object): string {
  const [, errors] = Errors(schema, description);
  const [first] = errors;
  return first ? `${first.instancePath || 'it'} ${first.message}` : 'it is of another form';
}

function checkFiles(description: AnyRelease, files: ReadonlyMap<string, Buffer>): void {
  for (const path of files.keys())
    if (path !== DESCRIPTION && !Object.hasOwn(description.files, path))
      throw refuse.invalid(texts.extra(path));
  for (const [path, { size, integrity }] of Object.entries(description.files)) {
    const content = path === DESCRIPTION ? undefined : files.get(path);
    if (!content) throw refuse.invalid(texts.missing(path));
    if (content.length !== size) throw refuse.invalid(texts.otherSize(path, content.length, size));
    if (hashOf(content) !== integrity) throw refuse.invalid(texts.otherHash(path));
  }
  for (const path of listNeeded(description))
    if (!Object.hasOwn(description.files, path)) throw refuse.invalid(texts.notNamed(path));
}

/** Every file that a page may load. */
function listNeeded(description: AnyRelease): string[] {
  if (!('container' in description)) return ['index.html', ...description.start];
  const { entry, expose, routes, fragments } = description;
  return [entry, ...expose, ...[...routes, ...fragments].flatMap((row) => row.files)];
}
