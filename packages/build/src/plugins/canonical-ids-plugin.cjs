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
const { nameFile } = require('../packages.cjs');

const FIRST_RANGE = [1_000];
/** Module Federation writes this file, named by a hash over absolute paths. */
const GENERATED = /\.federation[\\/]entry\.\w+\.js$/;
const GENERATED_NAME = 'federation/entry';

/** A request with the names of its files: `@metier/sdk/dist/ui/index.js`. */
const nameRequest = (/** @type {string} */ request) =>
  request.replace(/[^|!]+/g, (part) =>
    GENERATED.test(part) ? GENERATED_NAME : isAbsolute(part) ? nameFile(part) : part,
  );

/** @returns {string} */
function nameModule(/** @type {any} */ module) {
  const { rootModule, resource } = module;
  if (rootModule) return nameModule(rootModule);
  if (resource && GENERATED.test(resource)) return GENERATED_NAME;
  return nameRequest(resource ?? module.libIdent({ context: '/' }) ?? module.identifier());
}

/**
 * Short numbers for modules and chunks, like webpack's deterministic ids, but from the names of packages
 * instead of their places: a bundle is the same in this repository and in one of its own.
 */
class CanonicalIdsPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.compilation.tap('CanonicalIdsPlugin', (compilation) => {
      const { chunkGraph, moduleGraph, runtimeTemplate } = compilation;
      // Variables of joined modules that would have the same name get a part of the shortened path.
      runtimeTemplate.requestShortener = { shorten: (/** @type {string} */ request) => nameRequest(request) };
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
