const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { locatePackage } = require('./packages.cjs');

/** Inputs of a bundle in its own folder and, for a workspace, beside the lockfile. */
const OWN = ['package.json', 'webpack.config.js', 'tsconfig.json', 'src'];
/** Beside the files of the build, and part of no release: the same output may come from other inputs. */
const RECORD = '.fingerprint';

const isInput = (/** @type {string} */ path) => !/\.test\.\w+$|\.test\.\w+\.snap$|\.d\.ts$/.test(path);

/** @returns {string[]} every file at or below a path but records in folders, none when there is nothing */
function listFiles(/** @type {string} */ path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const entries = readdirSync(path).filter((entry) => entry !== RECORD);
  return entries.flatMap((entry) => listFiles(join(path, entry)));
}

/** The folder with the lockfile: that of the bundle, or of the repository that it is a workspace of. */
function findRoot(/** @type {string} */ directory) {
  for (let folder = directory; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  return directory;
}

/**
 * The installed packages. Lockfile entries of our own workspaces are left out: a new remote must not change
 * the fingerprints of the others.
 */
function readPackages(/** @type {string} */ root) {
  const file = join(root, 'package-lock.json');
  const { packages } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} };
  const isForeign = (/** @type {[string, { link?: true }]} */ [path, { link }]) =>
    path.includes('node_modules/') && !link;
  return JSON.stringify(Object.entries(packages).filter(/** @type {any} */ (isForeign)));
}

/**
 * Ten hex digits that change if and only if a file at or below these paths changes, without tests.
 * @param {string} root folder that the names of the files are relative to, absolute
 * @param {readonly string[]} paths absolute; one that does not exist has no files
 * @param {string} [more] text that counts as well
 */
function hashFiles(root, paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of [...new Set(paths.flatMap(listFiles))].filter(isInput).sort())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
}

/**
 * @template Key, Value
 * @param {(key: Key) => Value} compute
 * @returns {(key: Key) => Value}
 */
function computeOnce(compute) {
  /** @type {Map<Key, Value>} */
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return /** @type {Value} */ (known.get(key));
  };
}

/**
 * Returns the fingerprint of a bundle by its folder: ten hex digits that change if and only if an input of the bundle
 * changes; `@metier/sdk` counts as compiled. What several bundles have in common is read once, at the first of them.
 * @returns {(directory: string) => string} of an absolute path
 */
function readFingerprints() {
  const readPackagesOnce = computeOnce(readPackages);
  const hashOnce = computeOnce((/** @type {string} */ path) => hashFiles(path, [path]));
  return (directory) => {
    const root = findRoot(directory);
    const sdk = realpathSync(locatePackage(directory, '@metier/sdk'));
    const own = OWN.map((path) => join(directory, path));
    const common = [join(root, 'tsconfig.json'), __dirname, join(sdk, 'package.json'), join(sdk, 'dist')];
    return hashFiles(root, own, [readPackagesOnce(root), ...common.map(hashOnce)].join('\0'));
  };
}

/**
 * The fingerprint of one bundle.
 * @param {string} directory absolute
 */
const fingerprint = (directory) => readFingerprints()(directory);

/**
 * The files of a release; undefined without one. What `npm run dev` leaves in the folder is no release.
 * @returns {Record<string, { size: number }> | undefined}
 */
function readFiles(/** @type {string} */ dist) {
  try {
    const { version, files } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
    return version.endsWith('-dev') ? undefined : files;
  } catch {
    return undefined;
  }
}

/**
 * True if the `dist` of the folder was built from the inputs with this fingerprint and is complete.
 * @param {string} directory
 * @param {string} mark
 */
function isBuiltFrom(directory, mark) {
  const dist = join(directory, 'dist');
  const record = join(dist, RECORD);
  const files = readFiles(dist);
  if (!files || !existsSync(record) || readFileSync(record, 'utf8') !== mark) return false;
  return Object.entries(files).every(
    ([file, { size }]) => statSync(join(dist, file), { throwIfNoEntry: false })?.size === size,
  );
}

/**
 * Notes which inputs the `dist` of the folder was built from.
 * @param {string} directory
 * @param {string} mark
 */
const recordFingerprint = (directory, mark) => writeFileSync(join(directory, 'dist', RECORD), mark);

module.exports = { fingerprint, hashFiles, isBuiltFrom, readFingerprints, recordFingerprint };
