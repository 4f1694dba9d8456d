import { openRepository } from './repository';
import { runOnTerminal } from './run';

/** The program `metier`, in a repository of one remote. */
await runOnTerminal(openRepository(process.cwd()));
