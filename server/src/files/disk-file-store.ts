import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileId, type FileStore } from './file-store';
import { withStoreErrors } from './wrap-store-errors';
import type { ScanFile } from './scan-file';
import { stageOwnFile, stageUpload } from './stage-upload';

/** Longer than any upload may take: older files were left by a killed process. */
const LEFTOVER_MS = 10 * 60_000;
/** With less free space than this, hardly any upload succeeds. */
const CHECK_BYTES = 256 * 1024;

/**
 * Stores files in a folder under random names; incomplete ones are in a separate folder that is cleared at
 * the start.
 */
export async function openDiskFileStore(folder: string, scan?: ScanFile): Promise<FileStore> {
  const staging = join(folder, 'incoming');
  await mkdir(staging, { recursive: true });
  await clearLeftovers(staging);
  const locate = (id: string) => join(folder, id.slice(0, 2), id);
  /** Leaves nothing in `staging`, even on failure. */
  const keep = async (staged: string, id: string) => {
    try {
      await mkdir(dirname(locate(id)), { recursive: true });
      await rename(staged, locate(id));
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
  };

  return withStoreErrors({
    async write(content, policy) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      const facts = await stageUpload(content, policy, staged, scan);
      await keep(staged, id);
      return { id, ...facts };
    },
    async keep(content) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      const size = await stageOwnFile(content, staged);
      await keep(staged, id);
      return { id, size };
    },
    async put(id, content) {
      if (!isFileId(id)) throw new Error(`${id} is no file's id.`);
      const staged = join(staging, id);
      await writeWhole(staged, content);
      await keep(staged, id);
    },
    async read(id) {
      if (!isFileId(id)) return undefined;
      const file = await open(locate(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return file?.createReadStream();
    },
    async remove(id) {
      if (isFileId(id)) await rm(locate(id), { force: true });
    },
    // A full disk is detected only by a write.
    async check() {
      const path = join(staging, `check-${randomBytes(16).toString('hex')}`);
      await writeWhole(path, Buffer.alloc(CHECK_BYTES));
      await rm(path);
    },
    close: async () => {},
  });
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(path, content);
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function clearLeftovers(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}
