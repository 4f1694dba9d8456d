const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

/**
 * The remotes' folders. There is no list to keep: each `mf-…` with a package.json is one, here, in the workspaces of
 * package.json, in the linter, the tests, the checks and the build.
 * @returns {string[]}
 */
const listRemotes = () =>
  readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(join(root, name, 'package.json')));

module.exports = { listRemotes };
