import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;
const WORTH_IT = 1024;

export interface CompressedCopy {
  readonly encoding: 'br' | 'gzip';
  readonly content: Buffer;
}

/** The compressed copies of a file that are worth keeping, as small as they get: made once, sent for a year. */
export async function compress(path: string, content: Buffer): Promise<CompressedCopy[]> {
  if (!COMPRESSIBLE.test(path) || content.length <= WORTH_IT) return [];
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

/** The same copies as the build has laid them beside the file; made here when they are not there or not of this file. */
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
    // Not there, or broken.
  }
  return compress(file, content);
}
