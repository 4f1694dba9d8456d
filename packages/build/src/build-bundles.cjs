const { existsSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');
const { compressDist } = require('./compress-dist.cjs');
const { fingerprint, recordFingerprint } = require('./fingerprint.cjs');

/** @returns {Promise<import('webpack').Stats>} */
const run = (/** @type {import('webpack').Compiler} */ compiler) =>
  new Promise((resolve, reject) => {
    compiler.run((failure, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(failure ?? new Error('Nothing was built')))),
    );
  });

/**
 * @param {string} directory
 * @param {(share: number) => void} report
 */
async function buildBundle(directory, report) {
  const config = join(directory, 'webpack.config.js');
  if (!existsSync(config)) throw new Error(`There is no ${config}: a bundle has its recipe there.`);
  // Read before the build: what changes during the build makes the next one necessary.
  const mark = fingerprint(directory);
  const compiler = webpack(require(config)());
  new webpack.ProgressPlugin(report).apply(compiler);
  const stats = await run(compiler);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  await compressDist(join(directory, 'dist'));
  recordFingerprint(directory, mark);
}

/**
 * @typedef {object} BuildListener
 * @property {(directory: string, share: number) => void} onProgress share of the work, from 0 to 1
 * @property {(directory: string, problem?: string) => void} onEnd with the compiler's output if the build failed
 */

/**
 * Builds bundles at once in this process: webpack and the compilers are loaded once, and are fast after the first.
 * @param {readonly string[]} directories absolute
 * @param {BuildListener} listener
 */
async function buildBundles(directories, { onProgress, onEnd }) {
  await Promise.all(
    directories.map((directory) =>
      buildBundle(directory, (share) => onProgress(directory, share)).then(
        () => onEnd(directory),
        (problem) => onEnd(directory, problem instanceof Error ? problem.message : String(problem)),
      ),
    ),
  );
}

module.exports = { buildBundles };
