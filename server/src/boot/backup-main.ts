/** `node server/dist/backup.js make <file>` and `… restore <file> [--force]`, in the server's environment. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config';
import { openDatabase } from '../db/open-database';
import { describeStartFailure } from './describe-start-failure';
import { openFileStore } from '../files/open-file-store';
import { BackupError } from '../backup/archive';
import { makeBackup } from '../backup/make-backup';
import { createProgressLine } from '../backup/progress-line';
import { restoreBackup } from '../backup/restore-backup';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [verb, file, ...rest] = positionals;
  if ((verb !== 'make' && verb !== 'restore') || !file || rest.length > 0)
    throw new BackupError('Name one file: npm run backup -- <file>, npm run restore -- <file> [--force].');
  const path = resolve(file);
  const config = readConfig(process.env);
  const places = { workerFile: here('./embedded-worker.js'), migrationsFolder: here('../drizzle') };
  const database = await openDatabase({ ...config, ...places, onLost: fail });
  const files = await openFileStore(config);
  try {
    await database.opened;
    const onProgress = createProgressLine(verb === 'make' ? 'Backing up' : 'Restoring');
    const options = { db: database.db, files, path, onProgress };
    if (verb === 'make') {
      const { rows, files: count, missing } = await makeBackup(options);
      for (const id of missing) say(`The file ${id} is not in the store; the backup is without it.`);
      say(`${rows} rows and ${count} files are in ${path}.`);
    } else {
      await database.migrate();
      const { rows, files: count } = await restoreBackup({ ...options, isForced: values.force });
      say(`${rows} rows and ${count} files are restored.`);
    }
  } finally {
    await files.close();
    await database.close();
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof BackupError ? error.message : describeStartFailure(error)}\n`);
  process.exit(1);
}

await run().catch(fail);
