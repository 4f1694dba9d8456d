const { spawn } = require('node:child_process');

/**
 * Runs a program of Node in a folder.
 * @returns {Promise<string[]>} its output if it fails, and nothing if it succeeds
 */
function runProgram(
  /** @type {string} */ program,
  /** @type {readonly string[]} */ args,
  /** @type {string} */ directory,
) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: directory });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `It ended with ${code}.`]));
  });
}

module.exports = { runProgram };
