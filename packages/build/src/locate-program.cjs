const { dirname, join } = require('node:path');

/** The program of a package that `@metier/build` brings. */
const locateProgram = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

module.exports = { locateProgram };
