const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '../..');

/** Inputs of every bundle in addition to its own folder. */
const COMMON = [
  'tsconfig.json',
  'tools/lib/fingerprint.cjs',
  'packages/build/src',
  'shared/package.json',
  'shared/src',
  'docs/openapi.json',
];

const isInput = (/** @type {string} */ path) => !/\.test\.\w+$|\.test\.\w+\.snap$/.test(path);

/** @returns {string[]} every file at or below a path, none when there is nothing */
function listFiles(/** @type {string} */ path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path).flatMap((entry) => listFiles(join(path, entry)));
}

/**
 * The installed packages. Lockfile entries of our own workspaces are left out: a new remote must not change
 * the releases of the others.
 */
function readPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const isForeign = (/** @type {[string, { link?: true }]} */ [path, { link }]) =>
    path.includes('node_modules/') && !link;
  return JSON.stringify(Object.entries(packages).filter(/** @type {any} */ (isForeign)));
}

/**
 * Ten hex digits that change if and only if an input of the bundle changes.
 * @param {string} directory the workspace, absolute
 */
function fingerprint(directory) {
  const own = ['package.json', 'webpack.config.js', 'tsconfig.json', 'src'].map((path) =>
    join(directory, path),
  );
  const common = COMMON.map((path) => join(root, path));
  const hash = createHash('sha256').update(readPackages());
  for (const file of [...own, ...common].flatMap(listFiles).filter(isInput).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

module.exports = { fingerprint };
