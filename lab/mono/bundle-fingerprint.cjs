const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { fingerprint } = require('../../packages/build/src/fingerprint.cjs');
const { listRemotes } = require('../../tools/lib/remotes.cjs');

const ROOT = join(__dirname, '../..');

/**
 * Ten hex digits that change with any source of the one bundle.
 * @returns {string}
 */
function readBundleFingerprint() {
  const directories = [
    join(__dirname, 'mf-mono'),
    ...['shell', ...listRemotes()].map((name) => join(ROOT, name)),
  ];
  const marks = directories.map(fingerprint).join();
  return createHash('sha256').update(marks).digest('hex').slice(0, 10);
}

module.exports = { readBundleFingerprint };
