import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileId, type FileStore } from './file-store';
import { guardStore } from './guard-store';
import { stageUpload } from './stage-upload';

/** Longer than any upload may take: what is older was left by a process that was killed. */
const LEFTOVER_MS = 10 * 60_000;
/** Where less fits than this, hardly any upload does. */
const CHECK_BYTES = 256 * 1024;

/** Keeps files in a folder, under random names; half-written ones lie apart and are cleared at the start. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  const staging = join(folder, 'incoming');
  await mkdir(staging, { recursive: true });
  await clearLeftovers(staging);
  const locate = (id: string) => join(folder, id.slice(0, 2), id);
  /** Leaves nothing in `staging`, whatever happens. */
  const keep = async (staged: string, id: string) => {
    try {
      await mkdir(dirname(locate(id)), { recursive: true });
      await rename(staged, locate(id));
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
  };

  return guardStore({
    async write(content, policy) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      const facts = await stageUpload(content, policy, staged);
      await keep(staged, id);
      return { id, ...facts };
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
    // A full disk lets itself be looked at; only writing tells.
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
