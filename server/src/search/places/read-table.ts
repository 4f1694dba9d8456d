import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const splitList = (text: string): string[] => (text ? text.split('|') : []);

/** The rows of a table without its head. */
export const readTable = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

/** Finds `server/places` above this file, which is in `src` or, bundled, in `dist`. */
export function findPlacesFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'places/localities.csv'))) {
    if (folder === dirname(folder)) throw new Error('The folder "places" of the server is missing.');
    folder = dirname(folder);
  }
  return join(folder, 'places');
}
