const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** At the end of a line that `npm run new` wrote in English in place of a translation. */
const MARK = '// to translate';

/** Files of the last commit with the mark; none outside of a repository. */
function listCommitted(/** @type {string} */ directory) {
  const args = ['grep', '--files-with-matches', '--fixed-strings', MARK, 'HEAD', '--', '*.texts.*.ts'];
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').map((line) => line.replace(/^HEAD:/, '')) : [];
}

/**
 * Texts that are still in English in a translation, a line each. A page may begin so: only what is committed is
 * wrong, because it may be released.
 * @param {string} directory absolute
 * @param {readonly string[]} files translations, by path below the directory
 */
function findUntranslated(directory, files) {
  const committed = listCommitted(directory);
  const marked = files.flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.includes(MARK) ? [{ file, line: at + 1 }] : [])),
  );
  const isCommitted = (/** @type {{ file: string }} */ { file }) => committed.includes(file);
  const where = (/** @type {{ file: string, line: number }} */ { file, line }) => `${file}:${line}`;
  return {
    flaws: marked
      .filter(isCommitted)
      .map((text) => `${where(text)}: this text is English: translate it, and remove “${MARK}”`),
    notes: marked
      .filter((text) => !isCommitted(text))
      .map((text) => `${where(text)}: this text is English: it is refused once it is committed`),
  };
}

module.exports = { findUntranslated, MARK };
