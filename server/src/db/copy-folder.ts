import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies all files concurrently: 0.1 s instead of 0.6 s with Node's own `cp`, which copies one after the
 * other.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target);
    }),
  );
}
