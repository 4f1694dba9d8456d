const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { findStyleFlaws } = require('./find-style-flaws.cjs');

/** The program of a package that `@metier/build` brings. */
const locateProgram = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

/** @returns {Promise<string[]>} the output of a program that fails */
function run(/** @type {string} */ program, /** @type {readonly string[]} */ args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `It ended with ${code}.`]));
  });
}

/** The reader of the server's gate, bundled when the SDK is packed. */
const checkStyles = (/** @type {string} */ directory) => {
  const { findStyleLeaks } = require(join(__dirname, '../dist/read-style.cjs'));
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return findStyleFlaws({
    bundle: name.replace(/^@[^/]*\//, ''),
    folder: join(directory, 'src'),
    readStyle: findStyleLeaks,
  });
};

/** @type {readonly (readonly [name: string, run: (directory: string) => Promise<readonly string[]>])[]} */
const STEPS = [
  ['types', () => run(locateProgram('typescript', 'bin/tsc'), ['--noEmit'])],
  ['lint', () => run(locateProgram('eslint', 'bin/eslint.js'), ['--max-warnings', '0', '.'])],
  [
    'format',
    () => run(locateProgram('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  ],
  ['styles', checkStyles],
];

/**
 * `metier-build check`: types, lint, format, and what the deploy gate would say about the styles, in the
 * repository in the current folder. Resolves to false if a step has findings, which are printed.
 */
async function check() {
  const results = await Promise.all(
    STEPS.map(async ([name, find]) => {
      const findings = await find(process.cwd()).catch((problem) => [String(problem)]);
      console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
      for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
      return findings.length === 0;
    }),
  );
  return results.every(Boolean);
}

module.exports = { check };
