import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UploadRefusal, type StoredFile } from './file-store';
import { filesTexts } from './files.texts';
import { detectMediaType, isIncomplete } from './detect-media-type';
import { reencodePicture } from './reencode-picture';
import type { ScanFile } from './scan-file';
import type { UploadPolicy } from './upload-policies';

export type StagedFile = Omit<StoredFile, 'id'>;

/**
 * Writes an upload to the temporary file `path` in its final form. Rejects with `UploadRefusal`, or with the
 * stream's own error when it was aborted; then the file is removed.
 */
export async function stageUpload(
  content: Readable,
  policy: UploadPolicy,
  path: string,
  scan?: ScanFile,
): Promise<StagedFile> {
  const target = createWriteStream(path, { flags: 'wx' });
  try {
    await pipeline(content, limitBytes(policy), target);
    const found = await detectMediaType(path);
    if (!found || !policy.mediaTypes.includes(found)) throw new UploadRefusal('invalid', policy.wrongKind);
    if (await isIncomplete(path, found)) throw new UploadRefusal('invalid', filesTexts.incomplete);
    // Before anything reads the content: an infected file is refused, never stored.
    await scan?.(path);
    const kept = found.startsWith('image/')
      ? await reencodePicture(path, found, policy)
      : { mediaType: found };
    const { size } = await stat(path);
    return { ...kept, size, sha256: await hashFile(path) };
  } catch (error) {
    await waitUntilClosed(target);
    await Promise.all([rm(path, { force: true }), rm(`${path}.new`, { force: true })]);
    throw error;
  }
}

/** Writes content of the server to the temporary file `path`, and returns its size; removes it on failure. */
export async function stageOwnFile(content: Readable, path: string): Promise<number> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, target);
    return (await stat(path)).size;
  } catch (error) {
    await waitUntilClosed(target);
    await rm(path, { force: true });
    throw error;
  }
}

/** An early refusal may precede the opening of the file, which would create it after its removal. */
async function waitUntilClosed(target: WriteStream): Promise<void> {
  if (!target.closed) await new Promise<void>((closed) => target.once('close', () => closed()));
}

function limitBytes({ maxBytes, tooLarge }: UploadPolicy): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > maxBytes) done(new UploadRefusal('tooLarge', tooLarge));
      else done(null, chunk);
    },
    flush: (done) => done(total === 0 ? new UploadRefusal('invalid', filesTexts.empty) : null),
  });
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
