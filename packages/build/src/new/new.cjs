const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parseArgs } = require('node:util');
const { makeFeature } = require('./make-feature.cjs');
const { ACCESS_LABELS } = require('./names.cjs');

const USAGE = [
  `Usage: npm run new -- feature <name> [--access ${Object.keys(ACCESS_LABELS).join('|')}]`,
  'For example: npm run new -- feature saved-searches',
].join('\n');

function readCommandLine(/** @type {string[]} */ args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { access: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`, { cause: error });
  }
}

/**
 * `metier-build new feature <name>`: adds a page to the remote in the current folder.
 * @param {string[]} args
 */
async function makeNew(args) {
  const { positionals, values } = readCommandLine(args);
  const [kind, name] = positionals;
  if (kind !== 'feature' || !name || positionals.length !== 2) throw new Error(USAGE);
  const directory = process.cwd();
  if (!existsSync(join(directory, 'src/routes.ts')))
    throw new Error('There is no src/routes.ts: run this in a remote’s repository.');
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const remote = manifest.name.replace(/^@[^/]*\//, '');
  const sentences = await makeFeature({ directory, remote, name, access: values.access });
  for (const sentence of sentences) console.log(sentence);
  console.log(`Before its release an operator grants the address: metier paths grant ${remote} /${name}`);
}

module.exports = { makeNew };
