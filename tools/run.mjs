import { prepare } from './lib/prepare.mjs';

/**
 * Entry point of every command in package.json, in plain JavaScript because nothing is installed on a fresh
 * clone: `node tools/run.mjs start` runs tools/start.ts.
 */
prepare();
const [verb] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${verb}.ts`);
