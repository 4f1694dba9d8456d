import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../db/schema/index';
import type { TestApp } from './index';

/** Lists the files on disk; fails when they differ from those in the database. */
export async function listFiles(test: TestApp): Promise<string[]> {
  const folder = join(test.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const known = await test.dependencies.db.select({ id: files.id }).from(files);
  expect(stored.sort()).toEqual(known.map(({ id }) => id).sort());
  return stored;
}
