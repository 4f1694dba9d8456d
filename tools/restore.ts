import { runBackup } from './lib/run-backup';

/** `npm run restore -- <file>`: an archive's rows and files; over data that is there only with `--force`. */
await runBackup('restore');
