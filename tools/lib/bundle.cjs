/**
 * Builds one bundle in a separate process, so that two can be built in parallel: `bundle.cjs <workspace>`.
 * Sends its progress to the parent, then exits with code 0, or with 1 and the compiler's output on stderr.
 */
const { join } = require('node:path');
const webpack = require('webpack');
const { compressDist } = require('./compress-dist.cjs');

const directory = join(__dirname, '../..', process.argv[2] ?? '');
const compiler = webpack(require(join(directory, 'webpack.config.js'))());

new webpack.ProgressPlugin((share) => process.send?.({ share })).apply(compiler);

compiler.run((failure, stats) => {
  const problem =
    failure ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
  if (problem) console.error(problem instanceof Error ? (problem.stack ?? problem.message) : problem);
  compiler.close(async () => {
    if (!problem) await compressDist(join(directory, 'dist'));
    process.exitCode = problem ? 1 : 0;
    process.disconnect?.();
  });
});
