const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, relative, sep } = require('node:path');

/** Condition in the exports of `@metier/sdk` for its compiled files, which every release is built from. */
const COMPILED = 'compiled';

/** @typedef {{ name: string, version: string, folder: string }} FoundPackage */
/** @type {Map<string, FoundPackage | undefined>} */
const known = new Map();

/** The nearest package.json with a name; those without one only mark the kind of a package's modules. */
function findPackage(/** @type {string} */ folder) {
  if (known.has(folder)) return known.get(folder);
  const file = join(folder, 'package.json');
  const { name, version = '0.0.0' } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const parent = dirname(folder);
  /** @type {FoundPackage | undefined} */
  const found = name ? { name, version, folder } : parent === folder ? undefined : findPackage(parent);
  known.set(folder, found);
  return found;
}

/**
 * Name of a file by its package, the same wherever the package is installed:
 * `@metier/sdk/dist/ui/button/button.js`.
 * @param {string} file absolute
 */
function nameFile(file) {
  const found = findPackage(dirname(file));
  return found ? `${found.name}/${relative(found.folder, file).split(sep).join('/')}` : file;
}

/**
 * Versions of the packages that these files belong to, by name and in its order.
 * @param {Iterable<string>} files absolute
 * @param {string} own folder of the bundle, absolute
 */
function listPackages(files, own) {
  /** @type {Map<string, Set<string>>} */
  const versions = new Map();
  for (const file of files) {
    const found = findPackage(dirname(file));
    // Not the bundle itself, nor the repository around it.
    if (found && !`${own}${sep}`.startsWith(`${found.folder}${sep}`))
      versions.set(found.name, (versions.get(found.name) ?? new Set()).add(found.version));
  }
  const rows = [...versions].map(([name, used]) => [name, [...used].sort().join(', ')]);
  return Object.fromEntries(rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/**
 * The folder of a package that a bundle uses, below `node_modules`, without following symbolic links.
 * @param {string} directory the bundle's folder, absolute
 * @param {string} name
 */
function locatePackage(directory, name) {
  const folders = createRequire(join(directory, 'package.json')).resolve.paths(name) ?? [];
  const place = folders
    .map((folder) => join(folder, name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (!place) throw new Error(`${name} is not installed for ${directory}`);
  return place;
}

/**
 * @param {string} directory the bundle's folder, absolute
 * @param {string} name
 */
const readManifest = (directory, name) =>
  JSON.parse(readFileSync(join(locatePackage(directory, name), 'package.json'), 'utf8'));

module.exports = { COMPILED, listPackages, locatePackage, nameFile, readManifest };
