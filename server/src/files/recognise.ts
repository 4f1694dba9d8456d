import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { extensions, type MediaType } from './upload-policies';

/** The name of the stream that every old Word document holds, as its container writes names. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

const isKept = (mediaType: string): mediaType is MediaType => mediaType in extensions;

/** Says what a file is by its content; undefined for everything that is kept nowhere. */
export async function recogniseFile(path: string): Promise<MediaType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/x-cfb') {
    const content = await readFile(path);
    return content.includes(WORD_STREAM) ? 'application/msword' : undefined;
  }
  return found && isKept(found.mime) ? found.mime : undefined;
}
