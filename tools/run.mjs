import { createRequire } from 'node:module';
import { prepare, prepareLab } from './lib/prepare.mjs';

/** Commands that need no package to test, check or develop. */
const WITHOUT_TOOLS = ['start', 'backup', 'restore', 'operator'];

/** Commands of the laboratory, lab/<verb>.ts. */
const OF_LAB = ['lab', 'bench', 'reliability', 'browsers', 'shots', 'build-mono'];

/**
 * Entry point of every command in package.json, in plain JavaScript because nothing is installed on a fresh
 * clone: `node tools/run.mjs start` runs tools/start.ts.
 */
const [verb = ''] = process.argv.splice(2, 1);
const isOfLab = OF_LAB.includes(verb);
prepare(WITHOUT_TOOLS.includes(verb) ? 'run' : 'all');
if (isOfLab) prepareLab();
if (verb === 'start') {
  // As CommonJS: the hooks for ES modules run in a thread of their own, and take half a start's own time.
  const require = createRequire(import.meta.url);
  require('tsx/cjs/api').register();
  require('./start.ts');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`../${isOfLab ? 'lab' : 'tools'}/${verb}.ts`);
}
