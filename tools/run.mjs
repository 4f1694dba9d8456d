import { prepare } from './lib/prepare.mjs';

/**
 * Every verb of package.json begins here, in plain JavaScript, because on a bare clone nothing is installed yet:
 * `node tools/run.mjs start` runs tools/start.ts.
 */
prepare();
const [verb] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${verb}.ts`);
