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

/** Installs the packages of package-lock.json, unless that exact lockfile has been installed already. */
function install() {
  const modules = join(ROOT, 'node_modules');
  const marker = join(modules, '.metier-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing packages …');
  // Not "npm ci": it refuses a lockfile that lacks a package for another platform, and registries differ in
  // those. Includes the development packages: with NODE_ENV=production npm would omit what the build needs.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) giveUp('The packages could not be installed: see the message of npm above.');
  writeFileSync(marker, lock);
}

/**
 * First step of every command, with Node alone: checks the Node version and installs the packages of the
 * lockfile.
 */
export function prepare() {
  checkNode();
  install();
}
