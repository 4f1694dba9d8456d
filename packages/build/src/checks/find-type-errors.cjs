const { join } = require('node:path');
const { locateProgram } = require('../locate-program.cjs');
const { runProgram } = require('../run-program.cjs');

/**
 * What the compiler says about the types of a project, empty if nothing. It is the native compiler, which needs a
 * sixth of the time of the one that the builds call as a library; both bring a `tsc`.
 * @param {string} directory absolute; the findings name files by their path from here
 * @param {object} [options]
 * @param {string} [options.project] its tsconfig.json
 * @param {string} [options.known] file with what the check found, which the next one reads for unchanged files
 */
function findTypeErrors(directory, options = {}) {
  const {
    project = join(directory, 'tsconfig.json'),
    known = join(directory, 'node_modules/.cache/metier/types.tsbuildinfo'),
  } = options;
  const incremental = ['--incremental', '--tsBuildInfoFile', known];
  // More threads check shared types once each, which doubles the processor time.
  const args = ['--noEmit', '--singleThreaded', ...incremental, '--project', project];
  return runProgram(locateProgram('typescript-native', 'bin/tsc'), args, directory);
}

module.exports = { findTypeErrors };
