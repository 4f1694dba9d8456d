const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { locatePackage, nameFile } = require('./packages.cjs');
const { readOperations } = require('./read-operations.cjs');
const { sliceApi } = require('./slice-api.cjs');

/** @typedef {import('webpack').Compilation} Compilation */

/** The description of the API that the SDK was made with. */
const DESCRIPTION = 'dist/openapi.json';
const API = /^@metier\/sdk\/(src|dist)\/api\//;

/** @param {Compilation} compilation @returns {Generator<any>} */
function* listModules(compilation) {
  // Concatenated modules are no longer listed individually.
  for (const module of compilation.modules)
    yield* 'modules' in module ? /** @type {any} */ (module).modules : [module];
}

/**
 * The functions of `@metier/sdk/api` used by this bundle; undefined if the compiler has no usage
 * information, as in watch mode.
 * @param {Compilation} compilation
 * @returns {Set<string> | undefined}
 */
function listUsedFunctions(compilation) {
  const used = /** @type {Set<string>} */ (new Set());
  for (const module of listModules(compilation)) {
    if (!module.resource || !API.test(nameFile(module.resource))) continue;
    const names = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (names === true || names === null) return undefined;
    if (names) for (const name of names) used.add(name);
  }
  return used;
}

/**
 * The API operations a bundle calls, and their current description.
 * @param {Compilation} compilation
 * @param {string} directory the bundle's folder, absolute
 */
async function describeCalls(compilation, directory) {
  const api = JSON.parse(readFileSync(join(locatePackage(directory, '@metier/sdk'), DESCRIPTION), 'utf8'));
  const known = await readOperations(api, directory);
  const used = listUsedFunctions(compilation) ?? known.keys();
  const all = [...used].flatMap((name) => known.get(name) ?? []);
  const operations = [
    ...new Map(all.map((operation) => [`${operation.path} ${operation.method}`, operation])),
  ]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, operation]) => operation);
  return { operations, api: sliceApi(api, operations) };
}

module.exports = { describeCalls };
