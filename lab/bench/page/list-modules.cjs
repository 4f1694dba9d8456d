/**
 * Lists the modules in each script of a bundle, `list-modules.cjs <folder>`: compiles like the build, from
 * the compiler's cache, and writes no files.
 */
const { join } = require('node:path');
const webpack = require('webpack');

const ROOT = join(__dirname, '../../..');
const compiler = webpack(require(join(ROOT, process.argv[2] ?? '', 'webpack.config.js'))());

compiler.hooks.shouldEmit.tap('list-modules', () => false);
compiler.run((failure, stats) => {
  if (failure || !stats || stats.hasErrors()) throw failure ?? new Error(stats?.toString('errors-only'));
  const { chunkGraph, chunks } = stats.compilation;
  const scripts = [...chunks].flatMap((chunk) => {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      // Lists the modules of a concatenated module individually.
      (module) => /** @type {any} */ (module).modules ?? [module],
    );
    const named = modules.filter(
      ({ type, resource }) => resource && /^javascript\/(auto|esm|dynamic)$/.test(type),
    );
    const sizes = Object.fromEntries(
      named.map((module) => [module.resource.slice(ROOT.length + 1), module.size()]),
    );
    return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, sizes]);
  });
  process.stdout.write(JSON.stringify(Object.fromEntries(scripts)));
  compiler.close(() => undefined);
});
