import { runOnTerminal } from '../packages/cli/src/run';
import { monorepo } from './lib/monorepo';

/** `npm run release -- <command>`; docs/releasing.md. */
await runOnTerminal(monorepo);
