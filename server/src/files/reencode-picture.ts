import { rename } from 'node:fs/promises';
import type { OutputInfo, Sharp } from 'sharp';
import { FileStoreError, UploadRefusal, type StoredFile } from './file-store';
import { filesTexts } from './files.texts';
import type { MediaType, UploadPolicy } from './upload-policies';

/** Pixels of the longest side. */
const SIDES = { portrait: 1024, wide: 1600 } as const;
/** Limits the memory for decoding a small file with huge dimensions. */
const MAX_PIXELS = 64_000_000;

/** Re-encodes a picture in place, upright and without metadata; resolves with its new type and size. */
export async function reencodePicture(
  path: string,
  mediaType: MediaType,
  policy: UploadPolicy,
): Promise<Pick<StoredFile, 'mediaType' | 'picture'>> {
  // Loaded with the first picture: it is a library of 20 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).rotate();
  const rewritten = `${path}.new`;
  let size: OutputInfo;
  try {
    size = await convert(picture, mediaType, policy).toFile(rewritten);
  } catch (error) {
    if (isOfDisk(error)) throw new FileStoreError(error);
    const isHuge = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new UploadRefusal('invalid', isHuge ? filesTexts.tooManyPixels : policy.wrongKind);
  }
  await rename(rewritten, path);
  const { width, height } = size;
  return { mediaType: policy.pictures === 'same' ? mediaType : 'image/webp', picture: { width, height } };
}

function convert(picture: Sharp, mediaType: MediaType, { pictures }: UploadPolicy): Sharp {
  if (pictures === 'same')
    return picture.toFormat(mediaType === 'image/png' ? 'png' : 'jpeg', { quality: 90 });
  const side = SIDES[pictures];
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  return picture.resize(size).webp({ quality: 85 });
}

/** The library reports a failed system call only in its message, without a code. */
const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && error.message.includes('system error: ');
