import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Writes a formatted file, and creates its parent folders. */
export async function save(path: string, text: string): Promise<void> {
  const options = await resolveConfig(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...options, filepath: path }));
}
