const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

/**
 * Folders of the remotes. There is no list to maintain: each `mf-…` with a package.json is one, here and in
 * the workspaces of package.json, the linter, the tests, the checks and the build.
 * @returns {string[]}
 */
const listRemotes = () =>
  readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(join(root, name, 'package.json')));

module.exports = { listRemotes };
