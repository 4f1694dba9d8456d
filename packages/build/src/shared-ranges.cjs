const { satisfies, validRange } = require('semver');

/** Package of a shared module: `react` for `react/jsx-runtime`. */
const packageOf = (/** @type {string} */ module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The name of a shared module in releases and between bundles: published releases have the router under its
 * former name.
 */
const nameOnWire = (/** @type {string} */ module) =>
  module === '@metier/sdk/router' ? '@metier/shared/router' : module;

/**
 * Compatible version ranges of each shared module, from `peerDependencies` in the remote's package.json.
 * @param {{ name: string, peerDependencies?: Record<string, string> }} manifest the remote's package.json
 * @param {Record<string, string>} built the version of each shared module that the remote is built with
 * @returns {Record<string, string>}
 */
function readSharedRanges({ name, peerDependencies = {} }, built) {
  const ranges = Object.entries(built).map(([module, version]) => {
    const key = packageOf(module);
    const range = peerDependencies[key];
    const where = `see peerDependencies in the package.json of ${name}`;
    if (range === undefined) throw new Error(`${name} does not say which ${key} it runs with; ${where}`);
    if (validRange(range) === null)
      throw new Error(`${name} runs with ${key} "${range}", which is no range of versions; ${where}`);
    if (!satisfies(version, range))
      throw new Error(`${name} runs with ${key} ${range}, and is built with ${version}; ${where}`);
    return [module, range];
  });
  return Object.fromEntries(ranges);
}

module.exports = { nameOnWire, readSharedRanges };
