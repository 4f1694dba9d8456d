const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { findStyleFlaws } = require('./checks/find-style-flaws.cjs');
const { findTextFlaws } = require('./checks/find-text-flaws.cjs');
const { findTypeErrors } = require('./checks/find-type-errors.cjs');
const { findUntranslated } = require('./checks/find-untranslated.cjs');
const { LANGUAGES, listOf } = require('./languages.cjs');
const { locateProgram } = require('./locate-program.cjs');
const { toBundle } = require('./new/names.cjs');
const { runProgram } = require('./run-program.cjs');

const readName = (/** @type {string} */ directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).name.replace(/^@[^/]*\//, '');

/** The reader of the server's gate, bundled when the SDK is packed. */
const checkStyles = (/** @type {string} */ directory) => {
  const { findStyleLeaks } = require(join(__dirname, '../dist/read-style.cjs'));
  return findStyleFlaws({
    bundle: readName(directory),
    folder: join(directory, 'src'),
    readStyle: findStyleLeaks,
  });
};

const listTexts = (/** @type {string} */ directory, /** @type {RegExp} */ pattern) =>
  readdirSync(join(directory, 'src'), { recursive: true })
    .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort();

/** A remote is in the languages of its folder `src/languages`. */
async function checkTexts(/** @type {string} */ directory) {
  const codes = Object.keys(LANGUAGES).filter((code) => existsSync(join(directory, listOf(code))));
  const { flaws, notes } = findUntranslated(directory, listTexts(directory, /\.texts\.\w+\.ts$/));
  for (const note of notes) console.log(`○ ${note}`);
  const found = findTextFlaws({
    directory,
    files: listTexts(directory, /\.texts\.ts$/),
    lists: Object.fromEntries(codes.map((code) => [code, listOf(code)])),
    prefix: `${toBundle(readName(directory))}/`,
  });
  return [...found, ...flaws];
}

/** @type {readonly (readonly [name: string, run: (directory: string) => Promise<readonly string[]>])[]} */
const STEPS = [
  ['types', findTypeErrors],
  ['lint', (directory) => runProgram(locateProgram('oxlint', 'bin/oxlint'), ['--deny-warnings'], directory)],
  ['format', (directory) => runProgram(locateProgram('oxfmt', 'bin/oxfmt'), ['--list-different'], directory)],
  ['styles', checkStyles],
  ['texts', checkTexts],
];

/**
 * `metier-build check`: types, lint, format, what the deploy gate would say about the styles, and the translations,
 * in the repository in the current folder. Resolves to false if a step has findings, which are printed.
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
