const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { hashFiles } = require('../../packages/build/src/fingerprint.cjs');

const ROOT = join(__dirname, '../..');

function readRecord(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes the output, unless it was made from the same inputs.
 * @param {object} work
 * @param {string} work.output folder, from the root; a record in it names the inputs that it was made from
 * @param {readonly string[]} work.inputs files and folders, from the root
 * @param {() => Promise<void>} work.make
 */
async function makeOnce({ output, inputs, make }) {
  // An input that has moved would never make the output old.
  const missing = inputs.find((path) => !existsSync(join(ROOT, path)));
  if (missing) throw new Error(`${output} is made from ${missing}, which does not exist.`);
  const record = join(ROOT, output, '.fingerprint');
  // Before the work: what changes meanwhile makes it necessary again.
  const mark = hashFiles(
    ROOT,
    inputs.map((path) => join(ROOT, path)),
  );
  if (readRecord(record) === mark) return;
  // Output of work that fails half-way must not count as made.
  rmSync(record, { force: true });
  await make();
  writeFileSync(record, mark);
}

module.exports = { makeOnce };
