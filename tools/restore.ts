import { runServerProgram } from './lib/run-server-program';

/**
 * `npm run restore -- <file>`: restores an archive's rows and files; over existing data only with `--force`.
 */
await runServerProgram('backup', ['restore', ...process.argv.slice(2)]);
