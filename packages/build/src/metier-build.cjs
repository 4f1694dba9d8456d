#!/usr/bin/env node
/**
 * Builds the bundle in a folder, by default the current one: `metier-build [<folder> [<fingerprint>]]`. As a
 * child process it sends its progress to the parent. Exits with code 0, or with 1 and the compiler's output
 * on stderr. `metier-build check` checks the repository in the current folder, and `metier-build new feature <name>`
 * adds a page to it; both exit likewise.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { compressDist } = require('./compress-dist.cjs');
const { fingerprint, isBuiltFrom, recordFingerprint } = require('./fingerprint.cjs');

const [folder = '.', given] = process.argv.slice(2);
const directory = resolve(folder);

/** Ends the process, which has not built anything. */
function fail(/** @type {unknown} */ problem) {
  console.error(problem instanceof Error ? (problem.stack ?? problem.message) : problem);
  process.exit(1);
}

function tellRelease() {
  const { name, version } = JSON.parse(readFileSync(join(directory, 'dist/release.json'), 'utf8'));
  console.log(`${name} ${version} is in ${join(folder, 'dist')}`);
}

function run() {
  const webpack = require('webpack');
  const config = join(directory, 'webpack.config.js');
  if (!existsSync(config)) fail(`There is no ${config}: a bundle has its recipe there.`);
  // Read before the build: what changes during the build makes the next one necessary.
  const mark = given ?? fingerprint(directory);
  if (!given && isBuiltFrom(directory, mark)) return tellRelease();
  const compiler = webpack(require(config)());
  new webpack.ProgressPlugin((share) => process.send?.({ share })).apply(compiler);
  compiler.run((failure, stats) => {
    const problem =
      failure ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null);
    compiler.close(async () => {
      if (problem) fail(problem);
      await compressDist(join(directory, 'dist'));
      recordFingerprint(directory, mark);
      tellRelease();
      process.disconnect?.();
    });
  });
}

function checkRepository() {
  const { check } = require('./check.cjs');
  void check().then((isRight) => (process.exitCode = isRight ? 0 : 1));
}

function addToRepository() {
  const { makeNew } = require('./new/new.cjs');
  makeNew(process.argv.slice(3)).catch((problem) => fail(problem.message));
}

try {
  if (folder === 'check') checkRepository();
  else if (folder === 'new') addToRepository();
  else run();
} catch (problem) {
  fail(problem);
}
