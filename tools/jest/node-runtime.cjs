const Module = require('node:module');
const CachingRuntime = require('./caching-runtime.cjs');

const TRANSFORM_OPTIONS = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};
/** Source maps of the modules that Node has loaded, by file. */
const sourceMaps = new Map();
/** Compiler and source maps of the suite that runs. */
let current;

/** Lets Node load TypeScript, compiled by Jest with its cache on disk. */
function load(module, filename) {
  const { code, sourceMapPath } = current.transformer.transform(filename, TRANSFORM_OPTIONS);
  sourceMaps.set(filename, sourceMapPath);
  current.sourceMaps.set(filename, sourceMapPath);
  module._compile(code, filename);
}

/**
 * Loads what a suite imports as Node does: once per worker, shared with its other suites. Jest loads the suite
 * itself and its setup files. Needs `node-environment.cjs`, because shared objects need shared built-in classes.
 */
class NodeRuntime extends CachingRuntime {
  constructor(config, environment, resolver, transformer, ...more) {
    super(config, environment, resolver, transformer, ...more);
    current = { transformer, sourceMaps: this.getSourceMaps() };
    for (const [file, map] of sourceMaps) current.sourceMaps.set(file, map);
    for (const extension of ['.ts', '.tsx']) Module._extensions[extension] = load;
  }

  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule) return Module.createRequire(from)(name);
    return super.requireModule(from, name, options, isRequireActual);
  }

  setMock() {
    throw new Error('Suites share their modules: pass the replacement as an argument, or use jest.spyOn.');
  }

  evaluate(script) {
    return script.runInThisContext();
  }
}

module.exports = NodeRuntime;
