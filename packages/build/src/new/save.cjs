const { execFileSync } = require('node:child_process');
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { locateProgram } = require('../locate-program.cjs');

/**
 * Writes files into a folder, and formats them as the nearest .oxfmtrc.json says.
 * @param {string} folder absolute
 * @param {readonly (readonly [file: string, text: string])[]} files
 */
function saveFiles(folder, files) {
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const names = files.map(([file]) => file);
  const args = [locateProgram('oxfmt', 'bin/oxfmt'), '--no-error-on-unmatched-pattern', ...names];
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

module.exports = { saveFiles };
