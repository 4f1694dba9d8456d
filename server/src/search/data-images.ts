import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/**
 * Images of computed indexes: the build writes them beside the built code, because reading them is several
 * times faster than computing them from the data files. Code that runs from its sources has none.
 */

/** Built code lies in `dist` or in `dist/chunks`, the images in `dist`. */
const here = dirname(fileURLToPath(import.meta.url));
const folders = [here, join(here, '..')];

/** Also looks for images in this folder; for tests, whose code runs from its sources. */
export const readImagesFrom = (folder: string): void => void folders.unshift(folder);

/** The value that the build wrote; undefined for code that runs from its sources. */
export function readImage<Value>(name: string): Value | undefined {
  const file = folders.map((folder) => join(folder, `${name}.image`)).find((each) => existsSync(each));
  return file === undefined ? undefined : (deserialize(readFileSync(file)) as Value);
}

/** Writes a value of plain objects, arrays, maps and sets to the folder of the built code. */
export const writeImage = (folder: string, name: string, value: unknown): void =>
  writeFileSync(join(folder, `${name}.image`), serialize(value));
