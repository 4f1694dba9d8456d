const { createRequire } = require('node:module');
const { dirname, isAbsolute, sep } = require('node:path');
const CachingRuntime = require('./caching-runtime.cjs');

const PACKAGES = `${sep}node_modules${sep}`;
/** By importing folder and name; undefined for our own workspaces, which each suite loads again. */
const packages = new Map();

/** Loads a package as Node does, once per worker. */
function loadPackage(from, name) {
  const key = `${dirname(from)}\0${name}`;
  if (!packages.has(key)) {
    const require = createRequire(from);
    const isPackage = require.resolve(name).includes(PACKAGES);
    packages.set(key, isPackage ? { exports: require(name) } : undefined);
  }
  return packages.get(key);
}

/**
 * Shares the packages of node_modules between the suites of a worker: loading them took half the time of a
 * small suite. Needs `node-environment.cjs`, because shared objects need shared built-in classes.
 */
class NodeRuntime extends CachingRuntime {
  requireModule(from, name, options, isRequireActual) {
    const isBare = name && !options?.isInternalModule && !name.startsWith('.') && !isAbsolute(name);
    const loaded = isBare && !this._resolution.isCoreModule(name) ? loadPackage(from, name) : undefined;
    return loaded ? loaded.exports : super.requireModule(from, name, options, isRequireActual);
  }

  evaluate(script) {
    return script.runInThisContext();
  }
}

module.exports = NodeRuntime;
