const { isAbsolute } = require('node:path');
const {
  assignDeterministicIds,
  getUsedChunkIds,
  getUsedModuleIdsAndModules,
} = require('webpack/lib/ids/IdHelpers');
const {
  compareChunksNatural,
  compareModulesByPreOrderIndexOrIdentifier,
} = require('webpack/lib/util/comparators');
const { nameFile } = require('./packages.cjs');

const FIRST_RANGE = [1_000];
/** Module Federation writes this file, named by a hash over absolute paths. */
const GENERATED = /\.federation[\\/]entry\.\w+\.js$/;

/** @returns {string} */
function nameModule(/** @type {any} */ module) {
  const { rootModule, resource } = module;
  if (rootModule) return nameModule(rootModule);
  if (resource && GENERATED.test(resource)) return 'federation/entry';
  const name = resource ?? module.libIdent({ context: '/' }) ?? module.identifier();
  return name.replace(/[^|!]+/g, (/** @type {string} */ part) => (isAbsolute(part) ? nameFile(part) : part));
}

/**
 * Short numbers for modules and chunks, like webpack's deterministic ids, but from the names of packages
 * instead of their places: a bundle is the same in this repository and in one of its own.
 */
class CanonicalIdsPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.compilation.tap('CanonicalIdsPlugin', (compilation) => {
      const { chunkGraph, moduleGraph } = compilation;
      /** True, and the number is taken, if it is free. */
      const take = (/** @type {Set<string>} */ used, /** @type {number} */ id) =>
        used.size !== used.add(`${id}`).size;

      compilation.hooks.moduleIds.tap('CanonicalIdsPlugin', () => {
        const [used, modules] = getUsedModuleIdsAndModules(compilation);
        assignDeterministicIds(
          modules,
          nameModule,
          compareModulesByPreOrderIndexOrIdentifier(moduleGraph),
          (module, id) => {
            const isFree = take(/** @type {Set<string>} */ (used), id);
            if (isFree) chunkGraph.setModuleId(module, id);
            return isFree;
          },
          FIRST_RANGE,
          10,
          used.size,
        );
      });
      compilation.hooks.chunkIds.tap('CanonicalIdsPlugin', (chunks) => {
        const used = getUsedChunkIds(compilation);
        assignDeterministicIds(
          [...chunks].filter(({ id }) => id === null),
          (chunk) => chunk.name ?? chunkGraph.getChunkRootModules(chunk).map(nameModule).join(),
          compareChunksNatural(chunkGraph),
          (chunk, id) => {
            const isFree = take(/** @type {Set<string>} */ (used), id);
            if (isFree) Object.assign(chunk, { id, ids: [id] });
            return isFree;
          },
          FIRST_RANGE,
          10,
          used.size,
        );
      });
    });
  }
}

module.exports = { CanonicalIdsPlugin };
