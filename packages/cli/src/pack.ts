import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, gzipSync } from 'node:zlib';
import type { AnyRelease } from '@metier/sdk/contract';
import { pack as createTar } from 'tar-stream';
import { CommandError } from './command-error';

const DESCRIPTION = 'release.json';
const DATES = 'package-dates.json';
/** Offset of the gzip header byte for the operating system; 255 means unknown. */
const SYSTEM_BYTE = 9;

export interface Packed {
  readonly release: AnyRelease;
  readonly archive: Buffer;
}

function readDescription(folder: string): { release: AnyRelease; text: Buffer } {
  const file = join(folder, DESCRIPTION);
  if (!statSync(file, { throwIfNoEntry: false }))
    throw new CommandError('failed', `There is no ${file}: build it first.`);
  try {
    const text = readFileSync(file);
    return { release: JSON.parse(text.toString('utf8')) as AnyRelease, text };
  } catch {
    throw new CommandError('failed', `${file} is not a JSON document: build it again.`);
  }
}

function readFile(folder: string, path: string, integrity: string): Buffer {
  const file = join(folder, path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new CommandError('failed', `${file} is missing: build it again.`);
  const content = readFileSync(file);
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
    throw new CommandError('failed', `${file} is not what was built: build it again.`);
  return content;
}

/**
 * A compressed tar archive of the files by name, in the order given. Deterministic: the same bytes for the
 * same files on any machine. `isExecutable` chooses those that may be run.
 */
export async function packFiles(
  files: Iterable<readonly [name: string, content: Buffer]>,
  isExecutable: (name: string) => boolean = () => false,
): Promise<Buffer> {
  const tar = createTar();
  for (const [name, content] of files) {
    const mode = isExecutable(name) ? 0o755 : 0o644;
    tar.entry({ name, mode, uid: 0, gid: 0, mtime: new Date(0) }, content);
  }
  tar.finalize();
  const archive = gzipSync(await buffer(tar), { level: constants.Z_BEST_COMPRESSION });
  archive[SYSTEM_BYTE] = 255;
  return archive;
}

/**
 * The archive of a build: `release.json` and exactly the files it lists; and the dates of packages, which are no part of
 * the release.
 */
export async function packRelease(
  folder: string,
  dates: Readonly<Record<string, string>> = {},
): Promise<Packed> {
  const { release, text } = readDescription(folder);
  const files = Object.entries(release.files).sort(([one], [other]) => (one < other ? -1 : 1));
  const archive = await packFiles([
    [DESCRIPTION, text],
    ...(Object.keys(dates).length > 0 ? [[DATES, Buffer.from(JSON.stringify(dates))] as const] : []),
    ...files.map(([path, { integrity }]) => [path, readFile(folder, path, integrity)] as const),
  ]);
  return { release, archive };
}
