import { rename } from 'node:fs/promises';
import { FileStoreError, UploadRefusal } from './file-store';
import { filesTexts } from './files.texts';
import type { MediaType, UploadPolicy } from './upload-policies';

const PORTRAIT_SIDE = 1024;
/** Limits the memory for decoding a small file with huge dimensions. */
const MAX_PIXELS = 64_000_000;

/** Re-encodes a picture in place, upright and without metadata; resolves with its new type. */
export async function reencodePicture(
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
    const isHuge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new UploadRefusal('invalid', isHuge ? filesTexts.tooManyPixels : policy.wrongKind);
  }
  await rename(rewritten, path);
  return policy.pictures === 'portrait' ? 'image/webp' : mediaType;
}

/** The library reports a failed system call only in its message, without a code. */
const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && error.message.includes('system error: ');
