import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, gzipSync } from 'node:zlib';
import type { AnyRelease } from '@metier/sdk/contract';
import { pack as createTar } from 'tar-stream';
import { CommandError } from './command-error';

const DESCRIPTION = 'release.json';
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
 * The archive of a build: `release.json` and exactly the files it lists. Deterministic: the same bytes for
 * the same build on any machine.
 */
export async function packRelease(folder: string): Promise<Packed> {
  const { release, text } = readDescription(folder);
  const tar = createTar();
  const add = (name: string, content: Buffer) =>
    tar.entry({ name, mode: 0o644, uid: 0, gid: 0, mtime: new Date(0) }, content);
  add(DESCRIPTION, text);
  for (const [path, { integrity }] of Object.entries(release.files).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    add(path, readFile(folder, path, integrity));
  tar.finalize();
  const archive = gzipSync(await buffer(tar), { level: constants.Z_BEST_COMPRESSION });
  archive[SYSTEM_BYTE] = 255;
  return { release, archive };
}
