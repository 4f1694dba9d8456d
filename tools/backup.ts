import { runBackup } from './lib/run-backup';

/** `npm run backup -- <file>`: all rows and files of the configured database and store, in one archive. */
await runBackup('make');
