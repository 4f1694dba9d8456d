import { prepare } from './lib/prepare.mjs';

/** Commands that need no package to test, check or develop. */
const WITHOUT_TOOLS = ['start', 'backup', 'restore', 'operator'];

/**
 * Entry point of every command in package.json, in plain JavaScript because nothing is installed on a fresh
 * clone: `node tools/run.mjs start` runs tools/start.ts.
 */
const [verb = ''] = process.argv.splice(2, 1);
prepare(WITHOUT_TOOLS.includes(verb) ? 'run' : 'all');
const { register } = await import('tsx/esm/api');
register();
await import(`./${verb}.ts`);
