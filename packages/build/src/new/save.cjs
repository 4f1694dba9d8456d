const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Writes a file, formatted as a project's package.json says, and creates its parent folders.
 * @param {string} path
 * @param {string} text
 * @param {string} project its folder, absolute
 */
async function save(path, text, project) {
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const { inferredParser } = await getFileInfo(path);
  const options = await resolveConfig(join(project, 'package.json'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, inferredParser ? await format(text, { ...options, filepath: path }) : text);
}

module.exports = { save };
