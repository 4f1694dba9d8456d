import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NEEDED = /** @type {const} */ ([20, 19]);

/** @param {string} sentence */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  giveUp(
    `Metier needs Node.js ${NEEDED.join('.')} or newer, and this is ${process.versions.node}: please update Node.js.`,
  );
}

/** Sets of packages: those of a build and a server, and with them those to test, check and develop. */
const SETS = /** @type {const} */ (['run', 'all']);
/** @typedef {typeof SETS[number]} PackageSet */

const MARKER = join(ROOT, 'node_modules/.metier-lock');

const readLock = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/**
 * True if exactly the packages of package-lock.json are installed, and this set is among them.
 * @param {PackageSet} set
 */
export function isInstalled(set) {
  const present = existsSync(MARKER) ? readFileSync(MARKER, 'utf8') : '';
  const lock = readLock();
  return SETS.slice(SETS.indexOf(set)).some((each) => present === `${lock} ${each}`);
}

/** @param {PackageSet} set */
function install(set) {
  console.log('Installing packages …');
  // Not "npm ci": it refuses a lockfile that lacks a package for another platform, and registries differ in
  // those. Without `--include=dev` npm would leave out with NODE_ENV=production what tests need.
  const scope = set === 'all' ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
  const args = ['install', '--no-save', ...scope, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp('The packages could not be installed: see the message of npm above.');
  writeFileSync(MARKER, `${readLock()} ${set}`);
}

/**
 * First step of every command, with Node alone: checks the Node version and installs the packages of the
 * lockfile.
 * @param {PackageSet} set
 */
export function prepare(set) {
  checkNode();
  if (!isInstalled(set)) install(set);
}
