#!/usr/bin/env node
/**
 * Builds the bundles in these folders, by default in the current one, unless they are up to date:
 * `metier-build [<folder> …]`. As a child process it sends its progress to the parent. Exits with code 0, or with 1
 * and the compiler's output on stderr. `metier-build check` checks the repository in the current folder, and
 * `metier-build new feature <name>` adds a page to it; both exit likewise.
 */
const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { isBuiltFrom, readFingerprints } = require('./fingerprint.cjs');

const [verb = '.', ...rest] = process.argv.slice(2);

/** Ends the process, which has not built anything. */
function fail(/** @type {unknown} */ problem) {
  console.error(problem instanceof Error ? (problem.stack ?? problem.message) : problem);
  process.exit(1);
}

function tellRelease(/** @type {string} */ folder) {
  const { name, version } = JSON.parse(readFileSync(join(resolve(folder), 'dist/release.json'), 'utf8'));
  console.log(`${name} ${version} is in ${join(folder, 'dist')}`);
}

async function build(/** @type {readonly string[]} */ folders) {
  const places = new Map(folders.map((folder) => [resolve(folder), folder]));
  const fingerprint = readFingerprints();
  const isStale = (/** @type {string} */ directory) => !isBuiltFrom(directory, fingerprint(directory));
  const stale = [...places.keys()].filter(isStale);
  if (stale.length > 0) {
    // Only here, because loading webpack takes longer than finding out that there is nothing to do.
    const { buildBundles } = require('./build-bundles.cjs');
    await buildBundles(stale, {
      onProgress: (directory, share) => process.send?.({ folder: places.get(directory), share }),
      onEnd(directory, problem) {
        process.send?.({ folder: places.get(directory), problem: problem ?? '' });
        if (problem === undefined) return;
        process.exitCode = 1;
        console.error(problem);
        places.delete(directory);
      },
    });
  }
  for (const folder of places.values()) tellRelease(folder);
  process.disconnect?.();
}

async function checkRepository() {
  const { check } = require('./check.cjs');
  process.exitCode = (await check()) ? 0 : 1;
}

function addToRepository() {
  const { makeNew } = require('./new/new.cjs');
  makeNew(rest).catch((problem) => fail(problem.message));
}

if (verb === 'check') checkRepository().catch(fail);
else if (verb === 'new') addToRepository();
else build([verb, ...rest]).catch(fail);
