import { runBackup } from './lib/run-backup';

/**
 * `npm run restore -- <file>`: restores an archive's rows and files; over existing data only with `--force`.
 */
await runBackup('restore');
