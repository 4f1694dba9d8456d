import { rename } from 'node:fs/promises';
import { FileStoreError, UploadRefusal } from './file-store';
import type { MediaType, UploadPolicy } from './upload-policies';

const PORTRAIT_SIDE = 1024;
/** More would take memory that a small file has no right to. */
const MAX_PIXELS = 50_000_000;

/** Writes a picture anew, upright and without metadata, in its place; answers with its type from now on. */
export async function rewritePicture(
  path: string,
  mediaType: MediaType,
  policy: UploadPolicy,
): Promise<MediaType> {
  // Loaded with the first picture: it is a library of 20 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).rotate();
  const rewritten = `${path}.new`;
  try {
    if (policy.pictures === 'portrait') {
      const size = {
        width: PORTRAIT_SIDE,
        height: PORTRAIT_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      await picture.resize(size).webp({ quality: 85 }).toFile(rewritten);
    } else {
      await picture.toFormat(mediaType === 'image/png' ? 'png' : 'jpeg', { quality: 90 }).toFile(rewritten);
    }
  } catch (error) {
    if (isOfDisk(error)) throw new FileStoreError(error);
    throw new UploadRefusal('invalid', policy.wrongKind);
  }
  await rename(rewritten, path);
  return policy.pictures === 'portrait' ? 'image/webp' : mediaType;
}

/** The library's own words for a system call that failed; it has no code. */
const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && error.message.includes('system error: ');
