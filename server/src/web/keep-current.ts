import { readFile, stat } from 'node:fs/promises';

/**
 * Gives what a file says, reading it again only when it has changed. When the file is gone or makes no sense (it is
 * being written, a disk is away), the last good answer stands.
 */
export function keepCurrent<Content>(
  file: string,
  parse: (text: string) => Content,
): () => Promise<Content | undefined> {
  let seen = '';
  let content: Content | undefined;
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${mtimeMs} ${size} ${ino}`;
      if (mark !== seen) {
        content = parse(await readFile(file, 'utf8'));
        seen = mark;
      }
    } catch {
      seen = '';
    }
    return content;
  };
}
