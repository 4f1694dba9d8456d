const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Builds the server once before all suites that start it: a build in a suite would remove files under another's server. */
module.exports = () => {
  execFileSync(process.execPath, [join(__dirname, '../../server/build.mjs')], { stdio: 'inherit' });
};
