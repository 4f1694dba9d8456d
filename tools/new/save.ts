import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { ROOT } from '../lib/root';

/** Writes a file, formatted as in this repository, and creates its parent folders. */
export async function save(path: string, text: string): Promise<void> {
  const { inferredParser } = await getFileInfo(path);
  const options = await resolveConfig(join(ROOT, 'package.json'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, inferredParser ? await format(text, { ...options, filepath: path }) : text);
}
