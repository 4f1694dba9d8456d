import { runServerProgram } from './lib/run-server-program';

/** `npm run operator -- create <email>`: an account that moderates, in the configured database. */
await runServerProgram('operator', process.argv.slice(2));
