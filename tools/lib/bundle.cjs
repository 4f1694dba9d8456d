/**
 * Builds one bundle in a process of its own, so that two can be built at once: `bundle.cjs <workspace>`. Tells its parent
 * how far it is, then ends with code 0, or with 1 and the compiler's words on stderr.
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
