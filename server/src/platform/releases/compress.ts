import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;
const MIN_BYTES = 1024;

export interface CompressedCopy {
  readonly encoding: 'br' | 'gzip';
  readonly content: Buffer;
}

/**
 * Compressed copies of a file, at maximum compression because they are made once and sent for a year; empty
 * if it is not worthwhile.
 */
export async function compress(path: string, content: Buffer): Promise<CompressedCopy[]> {
  if (!COMPRESSIBLE.test(path) || content.length <= MIN_BYTES) return [];
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: quality }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return [
    { encoding: 'br', content: br },
    { encoding: 'gzip', content: gz },
  ];
}

/** Reads the compressed copies next to a built file; compresses it if they are missing or do not match it. */
export async function readCompressed(file: string, content: Buffer): Promise<CompressedCopy[]> {
  try {
    const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    const opened = await Promise.all([promisify(brotliDecompress)(br), promisify(gunzip)(gz)]);
    if (opened.every((each) => each.equals(content)))
      return [
        { encoding: 'br', content: br },
        { encoding: 'gzip', content: gz },
      ];
  } catch {
    // Missing or corrupt.
  }
  return compress(file, content);
}
