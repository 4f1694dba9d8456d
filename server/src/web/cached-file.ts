import { readFile, stat } from 'node:fs/promises';

/**
 * Returns the parsed content of a file, and reads it again only after a change. Keeps the last valid content
 * while the file is missing or invalid (being written, disk unavailable).
 */
export function cacheFile<Content>(
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
