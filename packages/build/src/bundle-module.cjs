const { buildSync } = require('esbuild');

/**
 * A module with all files of its package as one CommonJS module; other packages stay outside. Tests compile and store
 * each file that they load, and some packages have hundreds.
 * @param {string} file absolute
 */
function bundleModule(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

module.exports = { bundleModule };
