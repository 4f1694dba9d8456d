const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, relative, sep } = require('node:path');

/** Condition in the exports of `@metier/sdk` for its compiled files, which every release is built from. */
const COMPILED = 'compiled';

/** Terms of SPDX with AND, OR and WITH; "SEE LICENSE IN …" is none. */
const LICENSE = /^\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*$/;

/** Before SPDX, packages had objects and lists of them. */
function readLicense(/** @type {{ license?: any, licenses?: any }} */ { license, licenses }) {
  const all = [license ?? licenses ?? []].flat().map((/** @type {any} */ each) => each?.type ?? each);
  const text = all.join(' OR ');
  if (!LICENSE.test(text)) return 'UNKNOWN';
  // Several versions of a package are joined by AND.
  return text.includes(' OR ') && !text.startsWith('(') ? `(${text})` : text;
}

/** @typedef {{ name: string, version: string, license: string, folder: string }} FoundPackage */
/** @type {Map<string, FoundPackage | undefined>} */
const known = new Map();

/** The nearest package.json with a name; those without one only mark the kind of a package's modules. */
function findPackage(/** @type {string} */ folder) {
  if (known.has(folder)) return known.get(folder);
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { name, version = '0.0.0' } = manifest;
  const parent = dirname(folder);
  /** @type {FoundPackage | undefined} */
  const found = name
    ? { name, version, license: readLicense(manifest), folder }
    : parent === folder
      ? undefined
      : findPackage(parent);
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
 * Versions and licences of the packages that these files belong to, by name and in its order.
 * @param {Iterable<string>} files absolute
 * @param {string} own folder of the bundle, absolute
 */
function listPackages(files, own) {
  /** @type {Map<string, Set<FoundPackage>>} */
  const packages = new Map();
  for (const file of files) {
    const found = findPackage(dirname(file));
    // Not the bundle itself, nor the repository around it.
    if (found && !`${own}${sep}`.startsWith(`${found.folder}${sep}`))
      packages.set(found.name, (packages.get(found.name) ?? new Set()).add(found));
  }
  const rows = [...packages].sort(([one], [other]) => (one < other ? -1 : 1));
  const list = (/** @type {(found: FoundPackage) => string} */ read, /** @type {string} */ separator) =>
    Object.fromEntries(
      rows.map(([name, used]) => [name, [...new Set([...used].map(read))].sort().join(separator)]),
    );
  return {
    packages: list(({ version }) => version, ', '),
    licenses: list(({ license }) => license, ' AND '),
  };
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
