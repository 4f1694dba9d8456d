import { prepare } from './lib/prepare.mjs';

/**
 * Every verb of package.json begins here, in plain JavaScript, because on a bare clone nothing is installed yet:
 * `node tools/run.mjs start` runs tools/start.ts.
 */
prepare();
const [verb] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
// A verb that others begin with, `build`, is exported instead of done on import.
const command = await import(`./${verb}.ts`);
await command[verb ?? '']?.();
