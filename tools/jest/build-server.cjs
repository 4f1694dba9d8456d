const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/**
 * Builds the server once before all suites that start it: a build in a suite would remove files under another's
 * server. `npm test` has built it already.
 */
module.exports = () => {
  if (process.env.SERVER_IS_BUILT === '1') return;
  execFileSync(process.execPath, [join(__dirname, '../../server/build.mjs')], { stdio: 'inherit' });
};
