import { runServerProgram } from './lib/run-server-program';

/** `npm run backup -- <file>`: all rows and files of the configured database and store, in one archive. */
await runServerProgram('backup', ['make', ...process.argv.slice(2)]);
